import { Breadcrumb, SectionNav, SkipLink } from '@site/design-system';
import { SiteFooter, SiteHeader } from '@site/design-system/sections';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOR_SCHEMES, getColorSchemePath } from '@site/contract/color-scheme';
import { PATHS } from '@site/contract/paths';

import { Island } from '../Island.tsx';
import { leadsSomewhere } from '../../shared/routes.ts';
import { useSite } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';
import { SiteLogo } from '../../islands/shell/SiteLogo.tsx';
import { getMenu, type MenuGroup } from '../../shared/menu.ts';

/** The id of the main part, which the skip link leads to. */
const MAIN = 'main';

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { route } = useView();
  const site = useSite();
  if (!route) return children;

  const { footer } = site;
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
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
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
          // The server sets the pressed state for visitors who have chosen another one.
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

/** The group that the page belongs to, as its menu shows it. */
function useCurrentGroup(): MenuGroup | undefined {
  const { route } = useView();
  const { navigation } = useSite();
  return getMenu(navigation, route).find(({ current }) => current);
}

/** The way from home to this page. */
export function PageBreadcrumb({ title }: { readonly title: string }) {
  const { t } = useTranslation('shell');
  const group = useCurrentGroup();
  return (
    <Breadcrumb
      items={[
        { label: t('breadcrumb.home'), href: PATHS.home },
        ...(group ? [{ label: group.label }] : []),
        { label: title },
      ]}
    />
  );
}

/** The second level of the page's group, under its title. */
export function PageSectionNav() {
  const { t } = useTranslation('shell');
  const group = useCurrentGroup();
  return (
    group && (
      <SectionNav label={t('navigation.section', { group: group.label })} items={group.items} />
    )
  );
}
