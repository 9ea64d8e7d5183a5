import {
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  LOCALES,
  type Language,
} from '@site/contract/language';
import { getCardAddress, TAB_PARAMETER } from '@site/contract/paths';

import { ORIGIN } from '../origin.ts';
import { withPlainSpaces } from '../../shared/language/no-break.ts';
import { useView } from '../view/view-context.ts';
import type { View } from '../view/view.ts';
import { useSite } from '../view/useContent.ts';

/**
 * Returns the canonical address of a page in a language: the first tab is the page itself, the default language has no
 * parameter, and the category and page of a list are included.
 */
function getCanonicalUrl({ route, path, tab, firstTab, live }: View, language: Language): string {
  const at = route?.sameAs ?? (route?.item ? path : route?.path);
  const url = new URL((at ?? '/') + (live?.canonical ?? ''), ORIGIN);
  if (tab && tab !== firstTab) url.searchParams.set(TAB_PARAMETER, tab);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.href;
}

interface HeadProps {
  /** The title of this page or tab; missing on the home page, whose title is the brand with its tagline. */
  readonly title?: string | undefined;
  readonly description: string;
  /** Excludes the page from search engines: it shows search results, or does not exist. */
  readonly hidden?: boolean | undefined;
}

/** The metadata for search engines and shared links. React moves it into the head of the document. */
export function Head({ title, description: text, hidden = false }: HeadProps) {
  const view = useView();
  const { brand } = useSite();
  const name = brand.name;
  // Without characters that prevent line breaks, because other programs show and search it.
  const full = withPlainSpaces(title ? `${title} | ${name}` : `${name} | ${brand.tagline}`);
  const description = withPlainSpaces(text);
  const canonical = getCanonicalUrl(view, view.language);
  if (!view.route || hidden) {
    return (
      <>
        <title>{full}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const { route, tab, firstTab } = view;
  const card = new URL(
    getCardAddress(view.language, route.slug, tab === firstTab ? undefined : tab),
    ORIGIN,
  ).href;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {/* Shared links also use this address. */}
      <link rel="canonical" href={canonical} />
      {LANGUAGES.filter((language) => !route.unpublished?.includes(language)).map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={getCanonicalUrl(view, language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={getCanonicalUrl(view, DEFAULT_LANGUAGE)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={card} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={LOCALES[view.language].replace('-', '_')} />
    </>
  );
}
