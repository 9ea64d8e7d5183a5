import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@site/contract/language';
import { getAddresses, PATHS, TAB_PARAMETER, TERM_ANCHOR } from '@site/contract/paths';
import type { FinishedPage } from '@site/contract/renderer';
import type { Acronyms, SearchContent, SearchDocument } from '@site/contract/search';

import type { PageSource } from '@site/content/schema/page.ts';

import { getProductHref } from './content/references.ts';
import { hasLiveBlock } from './content/modules.ts';
import type { Library } from '@site/content/library/library.ts';
import { toPlainText } from '../src/shared/plain-text.ts';
import { splitAtFirstMentions } from '../src/renderer/terms/first-mentions.ts';
import { getMediaAddress } from './drawings.ts';
import type { PageText } from './page-text.ts';
import { readOrCreate } from './cached.ts';
import { DIST } from './paths.ts';
import { runInWorker } from './workers.ts';

/** A page with a separate file, and its HTML. */
export interface WrittenPage extends FinishedPage {
  readonly html: string;
}

/** Returns a page's title without the name of the site. */
const withoutSite = (title: string): string =>
  title.includes(' | ') ? title.slice(0, title.lastIndexOf(' | ')) : title;

/** Returns the slugs of the pages that show a policy or the terms. */
const listDocumentSlugs = (library: Library): ReadonlySet<string> =>
  new Set(
    [...library.pages.values()]
      .filter(({ blocks }) => blocks.some(({ type }) => type === 'document'))
      .map(({ slug }) => slug),
  );

const READER = readFileSync(new URL('page-text.ts', import.meta.url), 'utf8');

/** Returns the texts of a page. The same HTML is only parsed once. */
async function readCachedText(html: string): Promise<PageText> {
  const text = await readOrCreate('text', READER + html, async () =>
    Buffer.from(JSON.stringify(await runInWorker('readPageText', html))),
  );
  return JSON.parse(Buffer.from(text).toString()) as PageText;
}

async function createPageDocument(
  library: Library,
  page: WrittenPage,
  documents: ReadonlySet<string>,
): Promise<SearchDocument | undefined> {
  const { html } = page;
  if (page.status !== 200 || html.includes('content="noindex"')) return undefined;
  const { tab } = page;
  if (tab !== undefined && library.products.has(tab)) return undefined;
  const query = tab === undefined ? '' : `?${TAB_PARAMETER}=${tab}`;
  const { title, description, text, drawing } = await readCachedText(html);
  const href = page.path + query;
  const slug = getAddresses(library.pages.keys())[page.path] ?? '';
  const words = tab === undefined ? library.pages.get(slug)?.searchWords : undefined;
  return {
    group: documents.has(slug) ? 'documents' : 'pages',
    title: withoutSite(title),
    text: `${description} ${text}`,
    href,
    ...(words && { names: words[page.language] }),
    ...(drawing && { picture: getMediaAddress(drawing) }),
  };
}

/** Describes products by their source, without the page around them. */
function createProductDocuments(library: Library, language: Language): SearchDocument[] {
  return [...library.products.values()].map((product) => {
    const { name, letters, summary, features, variants, placeInCar, standards, glossary } = product;
    const names = letters ? `${letters.expansion[language]}. ${product.function[language]}` : '';
    const texts = [
      summary,
      ...features,
      variants,
      placeInCar.text,
      ...(glossary ? [glossary.text] : []),
    ];
    return {
      group: 'products',
      title: name[language],
      text: [...texts.map((text) => text[language]), ...standards].join(' '),
      href: getProductHref(library, product),
      picture: getMediaAddress(product.drawing),
      ...(names && { names }),
    };
  });
}

/** Describes the technical terms that product pages explain, and the meaning of abbreviated names. */
function createTermDocuments(library: Library, language: Language): SearchDocument[] {
  return [...library.products.values()].flatMap((product) => {
    const { letters, glossary } = product;
    const href = `${getProductHref(library, product)}#${TERM_ANCHOR}`;
    const term = glossary?.term[language];
    const short = letters?.short;
    // An expansion without a printed source is only on the product's page.
    const expansion = letters?.expansionIsPrinted ? [letters.expansion[language]] : [];
    const meaning = letters ? [...expansion, product.function[language]] : [];
    const explanations = glossary ? [glossary.text[language]] : [];
    const createDocument = (title: string, texts: readonly string[]) => ({
      group: 'glossary' as const,
      title,
      text: texts.map((text) => text.replace(/\.?$/, '.')).join(' '),
      href,
    });
    if (short === term && term !== undefined)
      return [createDocument(term, [...meaning, ...explanations])];
    return [
      ...(term === undefined ? [] : [createDocument(term, explanations)]),
      ...(short === undefined ? [] : [createDocument(short, meaning)]),
    ];
  });
}

/** Describes the acronyms that product pages explain at their first mention. Each leads to one of these pages. */
function createExplanationDocuments(library: Library, language: Language): SearchDocument[] {
  return library.glossary.flatMap(({ term, name, explanation }) => {
    const page = [...library.products.values()].find((product) => {
      const texts = [product.summary, ...product.features].map((text) => text[language]);
      return splitAtFirstMentions(texts, library.glossary)
        .flat()
        .some((piece) => typeof piece !== 'string' && piece.term.term === term);
    });
    return page
      ? [
          {
            group: 'glossary',
            title: term,
            names: name[language],
            text: `${name[language]}. ${explanation[language]}`,
            href: getProductHref(library, page),
          },
        ]
      : [];
  });
}

/** Pages with a list of live data, by slug. */
const LIST_PAGES = ['press', 'notice', 'rnd', 'recruit'];

/** Returns whether a page is rendered with live data, so that the build has no text of it. */
const isLive = ({ slug, blocks }: PageSource): boolean =>
  LIST_PAGES.includes(slug) || hasLiveBlock(blocks);

const createLivePageDocuments = (library: Library, language: Language): SearchDocument[] =>
  Object.entries(getAddresses(library.pages.keys())).flatMap(([href, slug]) => {
    const page = library.pages.get(slug);
    if (!page || !isLive(page) || href.includes('{')) return [];
    const { title, description, searchWords: words } = page;
    return [
      {
        group: 'pages',
        title: title[language],
        text: description[language],
        href,
        ...(words && { names: words[language] }),
      },
    ];
  });

/** Describes the certificates and awards, whose page is rendered with the date. */
function createRecognitionDocuments(library: Library, language: Language): SearchDocument[] {
  const { items = [], issuers = {} } = library.recognitions ?? {};
  if (!Object.hasOwn(getAddresses(library.pages.keys()), PATHS.authenticationAll)) return [];
  return items.map((item) => {
    const { id, title, text, issuer, appears, ends } = item;
    const details = item.kind === 'award' ? [item.grade] : [item.scope, item.number];
    return {
      group: 'pages',
      title: title[language],
      text: [text, ...details, issuers[issuer] ?? '']
        .map((part) => (typeof part === 'string' ? part : part[language]))
        .join(' '),
      href: `${PATHS.authenticationAll}#${id}`,
      ...(appears !== undefined && { appears }),
      ...(ends !== undefined && { ends }),
    };
  });
}

function createQuestionDocuments(library: Library, language: Language): SearchDocument[] {
  const faq = library.pages.get('faq');
  return (faq?.blocks ?? []).flatMap((block) =>
    block.type === 'faq'
      ? block.groups.flatMap(({ items }) =>
          items.map(({ id, question, answer }) => ({
            group: 'faq' as const,
            title: question[language],
            text: toPlainText(answer[language]).join(' '),
            href: `${PATHS.faq}#${id}`,
          })),
        )
      : [],
  );
}

function collectAcronyms(library: Library, language: Language): Acronyms {
  const entries = [...library.products.values()].flatMap(({ letters }) =>
    letters?.expansionIsPrinted
      ? [[letters.short.toLowerCase(), letters.expansion[language]] as const]
      : [],
  );
  // Without the part in brackets, which is the expansion in the other language: "In-Cable Control Box".
  return Object.fromEntries(
    entries.map(([short, words]) => [short, words.replaceAll(/\([^)]*\)/g, '').trim()]),
  );
}

/**
 * Writes the searchable content to `search.json`: the texts of every rendered page and every question. The server adds
 * live data.
 */
export async function buildSearch(pages: readonly WrittenPage[], library: Library): Promise<void> {
  const documents = listDocumentSlugs(library);
  const getContent = async (language: Language): Promise<SearchContent> => {
    const own = pages.filter((page) => page.language === language);
    // The first tab is the page itself.
    const firstTabs = new Set(
      Object.values(Object.groupBy(own, ({ path: at }) => at)).map((all) =>
        all?.find(({ tab }) => tab !== undefined),
      ),
    );
    const foundDocuments = await Promise.all(
      own
        .filter((page) => !firstTabs.has(page))
        .map((page) => createPageDocument(library, page, documents)),
    );
    return {
      documents: [
        ...createProductDocuments(library, language),
        ...foundDocuments.filter((document) => document !== undefined),
        ...createLivePageDocuments(library, language),
        ...createRecognitionDocuments(library, language),
        ...createTermDocuments(library, language),
        ...createExplanationDocuments(library, language),
        ...createQuestionDocuments(library, language),
      ],
      acronyms: collectAcronyms(library, language),
    };
  };
  const contents = await Promise.all(
    LANGUAGES.map(async (language) => [language, await getContent(language)] as const),
  );
  await writeFile(path.join(DIST, 'search.json'), JSON.stringify(Object.fromEntries(contents)));
}
