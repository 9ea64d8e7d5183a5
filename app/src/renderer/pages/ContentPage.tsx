import { PATHS } from '@site/contract/paths';
import { PageHeader, Spine } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';

import { Blocks } from '../blocks/parts/Blocks.tsx';
import { usePostedForm } from '../../islands/forms/form-state.ts';
import { Head } from '../shell/Head.tsx';
import { PageBreadcrumb, PageSectionNav } from '../shell/Shell.tsx';
import { usePage, usePanel } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';

/** A page that is blocks and nothing else: most of the site. */
export default function ContentPage() {
  const { route, tab, firstTab } = useView();
  const page = usePage();
  const panel = usePanel();
  const posted = usePostedForm();
  const { t } = useTranslation('form');
  if (!page) return null;

  // The first tab is the page itself; every other one has a title and a description of its own.
  const own = tab !== firstTab ? panel : undefined;
  const isHome = route?.path === PATHS.home;
  const title = page.documentTitle ?? (own ? `${own.title} – ${page.title}` : page.title);
  // A form that came back has something to mend: said first, in the title.
  const failed = posted && posted.status !== 'sent';
  return (
    <>
      <Head
        title={isHome ? undefined : failed ? t('form.titleError', { title }) : title}
        description={own?.description ?? page.description}
        hidden={route?.hidden}
      />
      {!isHome && (
        <PageHeader
          variant={page.bar && 'bar'}
          heading={page.title}
          lead={page.lead && <p>{page.lead}</p>}
          breadcrumb={<PageBreadcrumb title={page.title} />}
          sectionNav={<PageSectionNav />}
        />
      )}
      {page.spine ? (
        <Spine opening={<Blocks blocks={page.blocks.slice(0, 1)} />}>
          <Blocks blocks={page.blocks.slice(1)} />
        </Spine>
      ) : (
        <Blocks blocks={page.blocks} />
      )}
    </>
  );
}
