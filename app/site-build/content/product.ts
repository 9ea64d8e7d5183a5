import { PATHS, withId } from '@site/contract/paths';
import type { ChartsBlock, SectionBlock } from '@site/content/schema/blocks/index.ts';
import type { Language } from '@site/contract/language';
import type {
  Product,
  ProductLink,
  ProductPart,
  ProductSource,
} from '@site/content/schema/product.ts';
import type { PartPlace } from '@site/drawings/description.ts';
import type { Library } from '@site/content/library/library.ts';

import { getParts } from '../drawings.ts';
import { splitAtFirstMentions } from '../../src/renderer/terms/first-mentions.ts';
import { getSheetFile } from './data-sheets.ts';
import { getFiles, orderLanguages } from './downloads.ts';
import { assembleKeyValues } from './key-values.ts';
import { localize } from './localize.ts';
import {
  createMissingError,
  getAreas,
  getDepartment,
  getProductHref,
  getProducts,
  getProductSource,
} from './references.ts';
import { createOrderingRows, describeStage } from './specification-table.ts';

/** Returns the texts of a product's parts with their positions in its drawing, in the order of their numbers. */
function placeParts(
  drawing: string,
  parts: readonly Omit<ProductPart, keyof PartPlace>[],
): ProductPart[] {
  const places = getParts(drawing);
  const missing = parts.find(({ part }) => places.every(({ name }) => name !== part));
  if (missing) throw createMissingError(`part of the drawing "${drawing}"`, missing.part);
  return places.flatMap(({ name, ...at }) => {
    const words = parts.find(({ part }) => part === name);
    return words ? [{ ...words, ...at }] : [];
  });
}

const createLink = (library: Library, source: ProductSource, language: Language): ProductLink => ({
  name: source.name[language],
  href: getProductHref(library, source),
  drawing: source.drawing,
  area: source.area,
});

/** Returns the previous and the next product, in the order of areas. The first product follows the last. */
function getPreviousAndNext(library: Library, slug: string): [ProductSource, ProductSource] {
  const all = getAreas(library).flatMap((area) => getProducts(library, area));
  const index = all.findIndex((candidate) => candidate.slug === slug);
  const at = (place: number) => all.at(place % all.length) as ProductSource;
  return [at(index - 1), at(index + 1)];
}

/** The number of press items on a product page. */
const NEWS_MAX = 2;

/** The page that shows press items. */
const PRESS_PAGE = 'press';

/** Returns the latest press items about a product. */
const getNews = (
  { publicData, pages }: Library,
  language: Language,
  slug: string,
): Product['news'] =>
  (pages.has(PRESS_PAGE) ? (publicData?.press ?? []) : [])
    .filter(({ about = [] }) => about.includes(slug))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, NEWS_MAX)
    .map(({ id, title }) => ({ title: title[language], href: withId(PATHS.pressView, id) }));

/** Assembles a product with its links, files, news and terms. */
export function getProduct(library: Library, language: Language, slug: string): Product {
  const {
    department,
    keyValues: _rows,
    standards,
    neighbors = [],
    state,
    mechanical: _mechanical,
    derating: _derating,
    ...source
  } = getProductSource(library, slug);
  const ordering = {
    columns: source.specifications.columns,
    rows: createOrderingRows(library, getProductSource(library, slug)),
  };
  const { parts, ...product } = localize(
    { ...source, ...(ordering.rows.length > 0 && { ordering }) },
    language,
  );
  const glossary = localize(library.glossary, language);
  const pieces = splitAtFirstMentions([product.summary, ...product.features], glossary).flat();
  const mentionedTerms = new Set(
    pieces.map((piece) => (typeof piece === 'string' ? undefined : piece.term)),
  );
  const [previous, next] = getPreviousAndNext(library, slug);
  const standardTexts = new Map(library.standards.map(({ standard, text }) => [standard, text]));
  return {
    ...product,
    ...(state && { availability: describeStage(library, state, language) }),
    // A photograph has no named parts.
    ...(parts &&
      !library.photographs.has(product.drawing) && { parts: placeParts(product.drawing, parts) }),
    keyValues: assembleKeyValues(getProductSource(library, slug), language),
    standards: standards.map((standard) => ({
      standard,
      text: standardTexts.get(standard)?.[language] ?? '',
    })),
    car: `car-${product.placeInCar.point}`,
    neighbors: neighbors.map((neighbor) =>
      createLink(library, getProductSource(library, neighbor), language),
    ),
    previous: createLink(library, previous, language),
    next: createLink(library, next, language),
    sheets: getFiles(
      orderLanguages(language).map((code) => ({
        file: getSheetFile(slug, code, 'pdf'),
        language: code,
      })),
      library,
    ),
    values: getFiles(
      (['csv', 'json'] as const).map((format) => ({ file: getSheetFile(slug, language, format) })),
      library,
    ),
    news: getNews(library, language, slug),
    terms: glossary.filter((term) => mentionedTerms.has(term)),
    department: getDepartment(library, language, department),
    href: getProductHref(library, source),
  };
}

/** Returns the page of a product, from its opening to the neighboring products. */
export function createProductBlocks(
  product: Product,
  derating: ChartsBlock | undefined,
): SectionBlock[] {
  const {
    specifications,
    ordering,
    standards,
    variants,
    glossary,
    news,
    circuit,
    car,
    placeInCar,
    neighbors,
    sheets,
    values,
    dataSheet,
    previous,
    next,
    ...opening
  } = product;
  const { name, href, area } = product;
  const facts = { name, href, specifications, ordering, standards, variants, news };
  return [
    { type: 'product', product: opening },
    ...(circuit ? [{ type: 'product-circuit' as const, circuit: { ...circuit, area } }] : []),
    { type: 'product-place', product: { drawing: car, placeInCar, neighbors } },
    { type: 'product-facts', product: { ...facts, ...(glossary && { glossary }) } },
    ...(derating ? [derating] : []),
    ...(dataSheet
      ? [{ type: 'product-files' as const, product: { sheets, values, dataSheet } }]
      : []),
    // The only product of a company has no other one beside it.
    ...(next.href === href ? [] : [{ type: 'product-next' as const, product: { previous, next } }]),
  ];
}
