import { PATHS } from '@site/contract/paths';
import type { Page } from '@site/content/schema/page.ts';
import { NextPage } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';

import { usePostedForm } from '../../islands/forms/form-state.ts';
import { Blocks } from '../blocks/parts/Blocks.tsx';
import { Drawing } from '../blocks/parts/Drawing.tsx';
import { PhotographCredits } from '../blocks/parts/PhotographCredits.tsx';
import { PageCover } from '../blocks/parts/PageCover.tsx';
import { Head } from '../shell/Head.tsx';
import { PageRow } from '../shell/Shell.tsx';
import { findTabs, usePage, usePanel } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';

/** The breadcrumb row of an inner page, its cover, and its blocks. */
function InnerPage({ page }: { readonly page: Page }) {
  const tabs = findTabs(page.blocks);
  const hasOtherHeading = tabs >= 0 || page.blocks[0]?.type === 'statement';
  return (
    <>
      <PageRow title={hasOtherHeading ? page.title : undefined} />
      {tabs < 0 ? <PageCover blocks={page.blocks} /> : <Blocks blocks={page.blocks.slice(tabs)} />}
      <PageEnd />
    </>
  );
}

/** A page that begins with a hero. The `div` makes the section after it the first one, as after the cover of an inner page. */
function HomePage({ page }: { readonly page: Page }) {
  return (
    <>
      <Blocks blocks={page.blocks.slice(0, 1)} />
      <div>
        <Blocks blocks={page.blocks.slice(1)} />
        <PageEnd />
      </div>
    </>
  );
}

/** The end of a page: the credits of its photographs, and the next page. */
function PageEnd() {
  return (
    <>
      <PhotographCredits pictures={Object.values(useView().drawings)} />
      <FollowingPage />
    </>
  );
}

/** The page that follows in the order of the menu. Pages of products have neighbors instead. */
function FollowingPage() {
  const { t } = useTranslation('pages');
  const next = usePage()?.next;
  const { blocks = [] } = usePanel() ?? {};
  if (!next || blocks.at(-1)?.type === 'product-next') return null;
  const { group, isInOrder, title, text, href, area, drawing } = next;
  return (
    <NextPage
      label={isInOrder ? t('page.next', { group }) : title === group ? t('page.continue') : group}
      heading={title}
      text={text}
      href={href}
      accent={area}
      picture={drawing !== undefined && <Drawing id={drawing} decorative />}
    />
  );
}

/** A page that consists of blocks only, like most pages of the site. */
export default function ContentPage() {
  const { route, tab, firstTab } = useView();
  const page = usePage();
  const panel = usePanel();
  const postedForm = usePostedForm();
  const { t } = useTranslation('form');
  if (!page) return null;

  // The first tab is the page itself; other tabs have their own title and description.
  const own = tab !== firstTab ? panel : undefined;
  const isHome = route?.path === PATHS.home;
  const title = page.documentTitle ?? (own ? `${own.title} – ${page.title}` : page.title);
  // The title of a refused form begins with the error.
  const hasFailed = postedForm && postedForm.status !== 'sent';
  return (
    <>
      <Head
        title={isHome ? undefined : hasFailed ? t('form.titleError', { title }) : title}
        description={own?.description ?? page.description}
        hidden={route?.hidden}
      />
      {page.blocks[0]?.type === 'hero' ? <HomePage page={page} /> : <InnerPage page={page} />}
    </>
  );
}
