import {
  Breadcrumb,
  LanguageSwitch,
  MessagesProvider,
  MobileSheet,
  MobileSheetTrigger,
  Navigation,
  SectionNav,
  SiteFooter,
  SiteHeader,
  SkipLink,
} from '@site/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGE_PARAMETER, LANGUAGES } from '@site/contract/language';
import { PATHS, PRODUCT_PARAMETER, TAB_PARAMETER } from '@site/contract/paths';

import { useLanguage } from '../language/LanguageContext.ts';
import { leadsSomewhere } from '../routes.ts';
import { useSite } from '../view/useContent.ts';
import { useView } from '../view/ViewContext.ts';
import { Logo } from './Logo.tsx';
import { menuOf, type MenuGroup } from './navigation.ts';

const MAIN = 'main';
const SHEET = 'menu';

/** The language switch: links that work without scripts, carried out in place once hydrated. */
function Languages() {
  const { t } = useTranslation('shell');
  const { choose } = useLanguage();
  const { language: shown, path, tab, firstTab, live, compared = [] } = useView();
  const languages = LANGUAGES.map((language) => {
    const query = new URLSearchParams(live?.search);
    if (tab && tab !== firstTab) query.set(TAB_PARAMETER, tab);
    for (const { slug } of compared) query.append(PRODUCT_PARAMETER, slug);
    query.set(LANGUAGE_PARAMETER, language);
    return {
      language,
      label: t(`language.${language}Short`),
      name: t(`language.${language}`),
      href: `${path}?${query.toString()}`,
      current: language === shown,
    };
  });
  return (
    <LanguageSwitch
      languages={languages}
      onValueChange={(language, event) => {
        event.preventDefault();
        if (isLanguage(language)) choose(language);
      }}
    />
  );
}

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { route, path, tab, words } = useView();
  const site = useSite();
  if (!route) return <MessagesProvider messages={words}>{children}</MessagesProvider>;

  const { footer } = site;
  return (
    <MessagesProvider messages={words}>
      <SkipLink target={MAIN} />
      <SiteHeader
        logo={<Logo />}
        homeHref={PATHS.home}
        homeLabel={t('brand.home')}
        navigation={<Navigation groups={menuOf(site.navigation, route)} />}
        languageSwitch={<Languages />}
        searchHref={PATHS.search}
        menuButton={<MobileSheetTrigger sheet={SHEET} />}
      />
      <MobileSheet
        id={SHEET}
        groups={menuOf(site.navigation, route, { mobile: true })}
        logo={<Logo />}
        languageSwitch={<Languages />}
        location={`${path} ${tab ?? ''}`}
      />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        logo={<Logo />}
        groups={menuOf(site.navigation, route)}
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
      />
    </MessagesProvider>
  );
}

/** The group that the page belongs to, as its menu shows it. */
function useCurrentGroup(): MenuGroup | undefined {
  const { route } = useView();
  const { navigation } = useSite();
  return menuOf(navigation, route).find(({ current }) => current);
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
