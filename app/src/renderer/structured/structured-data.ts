import type {
  Article,
  BreadcrumbList,
  FAQPage,
  NewsArticle,
  Organization,
  Product,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Page, Panel } from '@site/content/schema/page.ts';
import type { SiteContent } from '@site/content/schema/site.ts';
import { addCountryCode } from '@site/contract/languages/phones';
import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, type Language } from '@site/contract/language';
import { getCardAddress, PATHS, TAB_PARAMETER, withId } from '@site/contract/paths';

import { withPlainSpaces } from '../../shared/language/no-break.ts';
import { ORIGIN } from '../origin.ts';
import { toPlainText } from '../../shared/plain-text.ts';
import { getI18n } from '../../shared/language/i18n.ts';
import type { View } from '../view/view.ts';

const getText = (paragraphs: string): string => paragraphs.split(/\n{2,}/)[0] ?? '';

/** The view of a document, from which its structured data is created. */
interface Source {
  readonly view: View;
  readonly language: Language;
  readonly site: SiteContent;
  readonly page: Page | undefined;
  readonly panel: Panel | undefined;
  readonly toUrl: (path: string) => string;
}

function getSource(view: View): Source {
  const { language, site, page, panel } = view;
  return {
    view,
    language,
    site,
    page,
    panel,
    toUrl(path) {
      const url = new URL(path, ORIGIN);
      if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_PARAMETER, language);
      return url.href;
    },
  };
}

/** Describes the company, as the publisher of its pages and articles. */
const createPublisher = ({ site, toUrl }: Source): Organization => ({
  '@type': 'Organization',
  name: site.brand.name,
  url: toUrl(PATHS.home),
});

function describeHome(source: Source): Thing[] {
  const { site, toUrl, language } = source;
  const organization: Organization = {
    ...(createPublisher(source) as object),
    '@type': 'Organization',
    legalName: site.brand.legalName,
    logo: new URL('/icon-512.png', ORIGIN).href,
    foundingDate: site.brand.founded,
    address: site.address,
    telephone: addCountryCode(site.phone),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    name: site.brand.name,
    url: toUrl(PATHS.home),
    inLanguage: language,
  };
  return [organization, website];
}

interface Step {
  readonly name: string;
  readonly path: string;
}

/** Describes the breadcrumb. Groups of the menu have no page, so it omits them. */
function createBreadcrumb({ toUrl }: Source, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toUrl(path),
    })),
  };
}

interface Item {
  readonly title: string;
  readonly path: string;
  readonly thing: Thing;
}

/** Describes a press item or a notice. */
function getItem(source: Source): Item | undefined {
  const { view, language, toUrl } = source;
  const item = view.live?.item;
  const slug = view.route?.slug ?? '';
  if (!item) return undefined;
  const isNews = 'title' in item;
  const title = (isNews ? item.title : item.subject)[language];
  const path = withId(isNews ? PATHS.pressView : PATHS.noticeView, item.id);
  const about = {
    headline: title,
    description: getText(item.content[language]),
    datePublished: item.date,
    inLanguage: language,
    url: toUrl(path),
    image: new URL(getCardAddress(language, slug), ORIGIN).href,
    author: createPublisher(source),
    publisher: createPublisher(source),
  };
  const article: NewsArticle | Article = isNews
    ? { '@type': 'NewsArticle', ...about }
    : { '@type': 'Article', ...about };
  return { title, path, thing: article };
}

function getProduct(source: Source): Product[] {
  const { panel, site } = source;
  return (panel?.blocks ?? []).flatMap((block): Product[] => {
    if (block.type !== 'product') return [];
    const { name, summary, drawing, letters } = block.product;
    const picture = panel?.drawings?.[drawing];
    return [
      {
        '@type': 'Product',
        name,
        description: summary,
        brand: { '@type': 'Brand', name: site.brand.name },
        ...(letters?.expansionIsPrinted && { alternateName: letters.expansion }),
        ...(picture && { image: new URL(picture.src, ORIGIN).href }),
      },
    ];
  });
}

/** Describes all questions of a page with their answers. */
function listQuestions({ page }: Source): FAQPage[] {
  const questions = (page?.blocks ?? []).flatMap((block) =>
    block.type === 'faq' ? block.groups.flatMap(({ items }) => items) : [],
  );
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer).join(' ') },
      })),
    },
  ];
}

/**
 * Returns the structured data of a page in the vocabulary of schema.org, without characters that prevent line breaks.
 * It is only created on the server, so that it needs no script. Empty if the page is excluded from search engines.
 */
export const createStructuredData = (view: View): readonly Thing[] =>
  JSON.parse(withPlainSpaces(JSON.stringify(describePage(view)))) as readonly Thing[];

function describePage(view: View): readonly Thing[] {
  const { route, tab, firstTab } = view;
  if (!route || route.search || view.live?.query?.q) return [];
  const source = getSource(view);
  const { page, panel } = source;
  if (route.path === PATHS.home || !page) return describeHome(source);
  const item = getItem(source);
  // The item does not exist.
  if (route.item && !item) return [];
  const list = route.item ? (route.nearest ?? route.path) : (route.sameAs ?? route.path);
  const steps: Step[] = [
    { name: getI18n(view.language).t('breadcrumb.home', { ns: 'pages' }), path: PATHS.home },
    { name: page.title, path: list },
  ];
  if (item) steps.push({ name: item.title, path: item.path });
  else if (tab && tab !== firstTab && panel)
    steps.push({ name: panel.title, path: `${list}?${TAB_PARAMETER}=${tab}` });
  return [
    createBreadcrumb(source, steps),
    ...getProduct(source),
    ...listQuestions(source),
    ...(item ? [item.thing] : []),
  ];
}
