import { Breadcrumb, SectionNav, SkipLink } from '@site/design-system';
import { Main, PageHeader, PageLine, SiteFooter, SiteHeader } from '@site/design-system/sections';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOR_SCHEMES, getColorSchemePath } from '@site/contract/color-scheme';
import { PATHS } from '@site/contract/paths';

import { Island } from '../Island.tsx';
import { leadsSomewhere } from '../../shared/routes.ts';
import { usePage, useSite } from '../view/useContent.ts';
import { isErrorScreen } from '../view/load-view.ts';
import { useView } from '../view/view-context.ts';
import { SiteLogo } from '../../islands/shell/SiteLogo.tsx';
import { getMenu } from '../../shared/menu.ts';

/** The id of the main part, to which the skip link leads. */
export const MAIN = 'main';

/** The header, footer and other parts around every page. The screen for a failure of the server has none of them. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('pages');
  const { route, path } = useView();
  const site = useSite();
  const page = usePage();
  if (isErrorScreen(path)) return children;

  const { footer } = site;
  const startsWithHero = page?.blocks[0]?.type === 'hero';
  return (
    <>
      <SkipLink target={MAIN} />
      <SiteHeader
        logo={<SiteLogo />}
        homeHref={PATHS.home}
        homeLabel={t('brand.home')}
        navigation={<Island name="HeaderNavigation" />}
        languageSwitch={<Island name="Languages" />}
        searchHref={PATHS.search}
        menuButton={<Island name="MenuButton" />}
      />
      <Island name="MenuSheet" />
      {route ? (
        <Main id={MAIN} inner={!startsWithHero}>
          <PageLine start={startsWithHero ? 'drawing' : 'navigation'}>{children}</PageLine>
        </Main>
      ) : (
        children
      )}
      <SiteFooter
        logo={<SiteLogo />}
        groups={getMenu(site.navigation, route)}
        links={footer.links.filter(({ href }) => leadsSomewhere(href))}
        related={
          footer.related.length > 0
            ? { heading: footer.relatedHeading, items: footer.related }
            : undefined
        }
        address={
          <>
            {site.brand.legalName}
            <br />
            {site.address}
            <br />
            <a href={`tel:${site.phone}`}>{site.phone}</a>
          </>
        }
        registration={site.registration}
        copyright={site.copyright}
        colorScheme={{
          label: t('colorScheme.label'),
          // The server changes the pressed state for visitors who have chosen another scheme.
          items: COLOR_SCHEMES.map((scheme) => ({
            label: t(`colorScheme.${scheme}`),
            action: getColorSchemePath(scheme),
            pressed: scheme === 'auto',
          })),
        }}
      />
    </>
  );
}

interface PageRowProps {
  /** The title of the page, if its heading is another text. */
  readonly title?: string | undefined;
}

/** The row above the cover of an inner page: the breadcrumb, and the second level of its group. */
export function PageRow({ title }: PageRowProps) {
  const { t } = useTranslation('pages');
  const { route } = useView();
  const { navigation } = useSite();
  const group = getMenu(navigation, route).find(({ current }) => current);
  const isItem =
    group?.items.some(({ href, current }) => current === true && href === route?.path) ?? false;
  return (
    <PageHeader
      breadcrumb={
        <Breadcrumb
          endsAbove={isItem || !title}
          items={[
            { label: t('breadcrumb.home'), href: PATHS.home },
            ...(group ? [{ label: group.label }] : []),
            ...(isItem || !title ? [] : [{ label: title }]),
          ]}
        />
      }
      sectionNav={
        group && (
          <SectionNav label={t('navigation.section', { group: group.label })} items={group.items} />
        )
      }
    />
  );
}
