import type { MenuContent } from 'virtual:menu';
import type { ProductList } from 'virtual:products';
import { getAddresses, getAreaPath, PATHS, TAB_PARAMETER, withId } from '@site/contract/paths';
import type {
  Block,
  ChartsBlock,
  SectionBlock,
  SectionBlockSource,
  TabsBlock,
} from '@site/content/schema/blocks/index.ts';
import type { HeroProduct } from '@site/content/schema/blocks/hero.ts';
import type { Department } from '@site/content/schema/departments.ts';
import type { ReservationTexts } from '@site/content/schema/forms/reservation.ts';
import type { VisitWords } from '@site/content/schema/forms/visit.ts';
import type { Language } from '@site/contract/language';
import type { Messages } from '@site/content/schema/messages.ts';
import {
  getTabs,
  type Page,
  type PageSource,
  type Panel,
  type TabsSource,
} from '@site/content/schema/page.ts';
import type {
  Product,
  ProductLink,
  ProductPart,
  ProductSource,
} from '@site/content/schema/product.ts';
import type { SiteContent } from '@site/content/schema/site.ts';
import { AREAS, type Area } from '@site/content/schema/text.ts';
import type { PartPlace } from '@site/drawings/description.ts';
import { getParts } from '../drawings.ts';
import { createDerating, createOrderingRows, describeStage } from './specification-table.ts';
import { assembleCharts } from './charts.ts';
import { getSheetFile } from './data-sheets.ts';
import { assembleDownloads, getFiles, orderLanguages } from './downloads.ts';
import { assembleReel } from './films.ts';
import { splitAtFirstMentions } from '../../src/renderer/terms/first-mentions.ts';
import type { Library } from '@site/content/library/library.ts';
import { COMPONENTS } from '@site/content/library/messages.ts';
import { assembleKeyValues } from './key-values.ts';
import { localize } from './localize.ts';
import { assembleNetZero } from './net-zero.ts';
import { assembleCountries } from './countries.ts';
import { assembleRecognitions } from './recognitions.ts';
import { assembleSites } from './sites.ts';
import { assembleSwatches } from './swatches.ts';
import { assembleTimeline } from './timeline.ts';

/**
 * Assembles the content of one address in one language: selects the language and resolves references (a product's slug,
 * a department's id).
 */

/** A reference to something that does not exist; `checkReferences` reports where it is. */
const createMissingError = (kind: string, id: string): Error =>
  new Error(`There is no ${kind} "${id}". Run "npm run content:check" to see where it is named.`);

/** The areas that the site has, in their order. */
const getAreas = ({ site }: Library): readonly Area[] => AREAS.slice(0, site?.areas.length ?? 0);

/** The address of the page of an area. */
function getAreaHref({ site }: Library, area: Area): string {
  const slug = site?.areas[AREAS.indexOf(area)];
  if (slug === undefined) throw createMissingError('area in content/site.json', area);
  return getAreaPath(slug);
}

/** The address of a product: `/home/connected?tab=junction-block`. */
export const getProductHref = (
  library: Library,
  { area, slug }: Pick<ProductSource, 'area' | 'slug'>,
): string => `${getAreaHref(library, area)}?${TAB_PARAMETER}=${slug}`;

/** The products of an area in their order. */
export const getProducts = (library: Library, area: Area): ProductSource[] =>
  [...library.products.values()]
    .filter((product) => product.area === area)
    .toSorted((a, b) => a.order - b.order);

/** All products by area. */
export const assembleProductList = (library: Library, language: Language): ProductList => ({
  areas: getAreas(library).map((area) => ({
    area,
    href: getAreaHref(library, area),
    products: getProducts(library, area).map((product) => ({
      label: product.menuLabel[language],
      href: getProductHref(library, product),
      drawing: product.drawing,
    })),
  })),
});

/** The cards with a drawing and a link in the first block of cards of a page: what a visitor can read there. */
function listPageCards({ pages }: Library, language: Language, href: string) {
  const page = pages.get(getAddresses(pages.keys())[href] ?? '');
  const cards = page?.blocks.find((block) => block.type === 'cards');
  return (cards?.items ?? []).flatMap(({ title, href: to, drawing }) =>
    to !== undefined && drawing !== undefined
      ? [{ label: title[language], href: to, drawing }]
      : [],
  );
}

/**
 * What the panels of the menu show besides words: the products of an area, and the cards of a page that has its group
 * for itself.
 */
export function assembleMenu(library: Library, language: Language): Omit<MenuContent, 'pictures'> {
  const groups = library.site?.navigation ?? [];
  return {
    groups: Object.fromEntries(
      groups.flatMap(({ id, drawing }) => (drawing === undefined ? [] : [[id, { drawing }]])),
    ),
    items: Object.fromEntries([
      ...assembleProductList(library, language).areas.map(({ href, products }) => [href, products]),
      ...groups.flatMap(({ items: [item, ...others] }) =>
        item && others.length === 0 && item.area === undefined
          ? [[item.href, listPageCards(library, language, item.href)]]
          : [],
      ),
    ]),
  };
}

/** Returns the text up to the first period followed by white space. */
const getFirstSentence = (text: string): string => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

function getDepartment(library: Library, language: Language, id: string): Department {
  const department = library.departments.find((one) => one.id === id);
  if (!department) throw createMissingError('department', id);
  return localize(department, language);
}

function getProductSource(library: Library, slug: string): ProductSource {
  const product = library.products.get(slug);
  if (!product) throw createMissingError('product', slug);
  return product;
}

/** The texts of a product's parts with their positions in its drawing. */
function placeParts(
  drawing: string,
  parts: readonly Omit<ProductPart, keyof PartPlace>[],
): ProductPart[] {
  const places = getParts(drawing);
  return parts.map((words) => {
    const place = places.find(({ name }) => name === words.part);
    if (!place) throw createMissingError(`part of the drawing "${drawing}"`, words.part);
    const { name: _, ...at } = place;
    return { ...words, ...at };
  });
}

const createLink = (library: Library, source: ProductSource, language: Language): ProductLink => ({
  name: source.name[language],
  href: getProductHref(library, source),
  drawing: source.drawing,
  area: source.area,
});

/** The products before and after one, in the order of areas; the first follows the last. */
function getPreviousAndNext(library: Library, slug: string): [ProductSource, ProductSource] {
  const all = getAreas(library).flatMap((area) => getProducts(library, area));
  const index = all.findIndex((one) => one.slug === slug);
  const at = (place: number) => all.at(place % all.length) as ProductSource;
  return [at(index - 1), at(index + 1)];
}

/** How many press items a product's page names. */
const NEWS_MAX = 2;

/** The latest press items about a product. */
const getNews = ({ publicData }: Library, language: Language, slug: string): Product['news'] =>
  (publicData?.press ?? [])
    .filter(({ about = [] }) => about.includes(slug))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, NEWS_MAX)
    .map(({ id, title }) => ({ title: title[language], href: withId(PATHS.pressView, id) }));

function getProduct(library: Library, language: Language, slug: string): Product {
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
  const mentioned = new Set(
    pieces.map((piece) => (typeof piece === 'string' ? undefined : piece.term)),
  );
  const [previous, next] = getPreviousAndNext(library, slug);
  const explained = new Map(library.standards.map(({ standard, text }) => [standard, text]));
  return {
    ...product,
    ...(state && { availability: describeStage(library, state, language) }),
    ...(parts && { parts: placeParts(product.drawing, parts) }),
    keyValues: assembleKeyValues(getProductSource(library, slug), language),
    standards: standards.map((standard) => ({
      standard,
      text: explained.get(standard)?.[language] ?? '',
    })),
    car: `car-${product.placeInCar.point}`,
    neighbors: neighbors.map((one) =>
      createLink(library, getProductSource(library, one), language),
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
    terms: glossary.filter((term) => mentioned.has(term)),
    department: getDepartment(library, language, department),
    href: getProductHref(library, source),
  };
}

/** Selects the first product at each point of the car, because others would be hidden. */
function listShownPoints(
  products: readonly ProductSource[],
): (product: ProductSource) => string | undefined {
  const shown = new Map<string, ProductSource>();
  for (const product of products)
    if (!shown.has(product.placeInCar.point)) shown.set(product.placeInCar.point, product);
  return (product) => {
    const { point } = product.placeInCar;
    return shown.get(point) === product ? point : undefined;
  };
}

/** How many products the home page names of an area, besides new ones. The area's own page has all of them. */
const AREA_PRODUCTS_MAX = 12;

/** The first key figure of a product as text: "Poles", "154 (max., Lever)". */
function getMainValue(product: ProductSource, language: Language): HeroProduct['fact'] {
  const [first] = assembleKeyValues(product, language);
  const { label = '', value = '', unit, variant } = first ?? {};
  const amount = unit ? `${value} ${unit}` : value;
  return { name: label, value: variant ? `${amount} (${variant})` : amount };
}

/** The same figure in parts: "Poles (max., Lever)", "154". */
function getMainFigure(product: ProductSource, language: Language) {
  const [first] = assembleKeyValues(product, language);
  if (!first) return undefined;
  const { label, value, unit, variant } = first;
  return { label: variant ? `${label} (${variant})` : label, value, ...(unit && { unit }) };
}

/** The page of a product, from its opening to the products beside it. */
function createProductBlocks(product: Product, derating: ChartsBlock | undefined): SectionBlock[] {
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
    { type: 'product-next', product: { previous, next } },
  ];
}

function getForm<Name extends keyof Library['forms']>(
  library: Library,
  name: Name,
): NonNullable<Library['forms'][Name]> {
  const texts = library.forms[name];
  if (!texts) throw createMissingError('file in content/forms', name);
  return texts;
}

function getReservationTexts(library: Library, language: Language): ReservationTexts {
  const { rules, ...texts } = getForm(library, 'reservation');
  return {
    ...localize(texts, language),
    rulesHeading: rules.heading[language],
    sites: rules.sites.map(({ site: id, rules: siteRules }) => {
      const site = library.sites.find((one) => one.id === id);
      if (!site) throw createMissingError('site', id);
      const { name, address } = localize(site, language);
      return { id, name, address, rules: localize(siteRules, language) };
    }),
  };
}

const getVisitWords = ({ fields, sent, sites }: ReservationTexts): VisitWords => ({
  fields,
  sent: {
    when: sent.when,
    visitors: sent.visitors,
    host: sent.host,
    calendar: sent.calendar,
  },
  sites: sites.map(({ rules: _rules, ...site }) => site),
});

function assembleSection(
  library: Library,
  language: Language,
  block: SectionBlockSource,
): SectionBlock {
  switch (block.type) {
    case 'products':
      return {
        type: 'cards',
        heading: block.heading[language],
        ...(block.text && { text: block.text[language] }),
        // On phones the list beside the car names them all.
        shelf: true,
        items: getProducts(library, block.area).map((product) => ({
          title: product.name[language],
          text: getFirstSentence(product.summary[language]),
          ...(product.state && { note: describeStage(library, product.state, language) }),
          drawing: product.drawing,
          href: getProductHref(library, product),
          area: product.area,
        })),
      };
    case 'car': {
      const products = getProducts(library, block.area);
      const findPoint = listShownPoints(products);
      return {
        ...localize(block, language),
        drawing: `car-${block.area}`,
        parts: products.map((product) => ({
          slug: product.slug,
          label: product.menuLabel[language],
          point: findPoint(product),
          text: product.placeInCar.text[language],
          area: product.area,
          href: getProductHref(library, product),
        })),
      };
    }
    case 'charts':
      return assembleCharts(block, language);
    case 'contact-actions':
      return {
        type: 'contact-actions',
        departments: block.departments.map((id) => getDepartment(library, language, id)),
      };
    case 'contacts':
      return {
        ...localize(block, language),
        departments: block.departments.map((id) => getDepartment(library, language, id)),
      };
    case 'external-map':
      return {
        ...localize(block, language),
        script: library.site?.scripts?.map ?? '',
        places: library.sites
          .filter(({ countryCode }) => countryCode === 'KR')
          .map((site) => localize(site, language))
          .map(({ name, address, longitude, latitude }) => ({
            name,
            address,
            longitude,
            latitude,
          })),
      };
    case 'faq': {
      const { department, ...ask } = block.ask;
      return {
        ...localize(block, language),
        ask: {
          ...localize(ask, language),
          department: getDepartment(library, language, department),
        },
      };
    }
    case 'departments':
      return {
        ...localize(block, language),
        departments: library.departments.map((one) => localize(one, language)),
      };
    case 'downloads':
      return assembleDownloads(block, library, language);
    case 'swatches':
      return assembleSwatches(block, language);
    case 'hero': {
      const areas = block.destinations.map(({ area }) => getProducts(library, area));
      const findPoint = listShownPoints(areas.flat());
      return {
        ...localize(block, language),
        destinations: block.destinations.map((destination, index) => ({
          ...localize(destination, language),
          products: (areas[index] ?? []).map((product) => ({
            name: product.name[language],
            href: getProductHref(library, product),
            drawing: product.drawing,
            point: findPoint(product),
            fact: getMainValue(product, language),
          })),
        })),
      };
    }
    case 'areas': {
      const { newProducts, ...rest } = block;
      const isNew = ({ slug }: ProductSource) => newProducts.products.includes(slug);
      const named = (area: Area) =>
        getProducts(library, area).filter(
          (product, index) => index < AREA_PRODUCTS_MAX || isNew(product),
        );
      return {
        ...localize(rest, language),
        items: block.items.map((item) => ({
          ...localize(item, language),
          products: named(item.area).map((product) => ({
            name: product.name[language],
            href: getProductHref(library, product),
            ...(isNew(product) && { badge: newProducts.label[language] }),
            figure: getMainFigure(product, language),
          })),
        })),
      };
    }
    case 'net-zero':
      return assembleNetZero(block, language);
    case 'network':
      return {
        ...localize(block, language),
        countries: assembleCountries(library.sites, language),
      };
    case 'recognitions':
      if (!library.recognitions) throw createMissingError('file', 'content/recognitions.json');
      return assembleRecognitions(block, library.recognitions, language);
    case 'timeline':
      return assembleTimeline(block, language);
    case 'film':
      return { ...localize(block, language), film: assembleReel(block, language) };
    case 'compare':
      return {
        ...localize(block, language),
        areas: block.areas.map(({ area, label }) => ({
          area,
          label: label[language],
          products: getProducts(library, area).map(({ slug, name }) => ({
            slug,
            name: name[language],
          })),
        })),
      };
    case 'sites':
      return assembleSites(block, library, language);
    case 'inquiry-form':
      return {
        type: 'inquiry-form',
        texts: localize(getForm(library, 'inquiry'), language),
        products: [...library.products.values()].map(({ slug, name }) => ({
          slug,
          name: name[language],
        })),
      };
    case 'report-form':
      return { type: 'report-form', texts: localize(getForm(library, 'report'), language) };
    case 'compliment-form':
      return { type: 'compliment-form', texts: localize(getForm(library, 'compliment'), language) };
    case 'lookup-form':
      return {
        type: 'lookup-form',
        texts: {
          ...localize(getForm(library, 'lookup'), language),
          report: localize(getForm(library, 'report').fields, language),
        },
      };
    case 'reservation-form':
      return { type: 'reservation-form', texts: getReservationTexts(library, language) };
    case 'visit-form':
      return {
        type: 'visit-form',
        texts: {
          ...localize(getForm(library, 'visit'), language),
          reservation: getVisitWords(getReservationTexts(library, language)),
        },
      };
    default:
      return localize(block, language);
  }
}

/** Whether a block can be shown: a map without the address of its script is omitted. */
const isShown = (library: Library, block: SectionBlockSource): boolean =>
  block.type !== 'external-map' || Boolean(library.site?.scripts?.map);

/** A row of tabs without their panels. */
const assembleFrame = (library: Library, language: Language, block: TabsSource): TabsBlock => ({
  type: 'tabs',
  label: block.label[language],
  tabs: block.tabs.map((tab) => ({
    slug: tab.slug,
    label: ('product' in tab ? getProductSource(library, tab.product).menuLabel : tab.label)[
      language
    ],
  })),
});

const getPageSource = (library: Library, slug: string): PageSource => {
  const page = library.pages.get(slug);
  if (!page) throw createMissingError('page', slug);
  return page;
};

/** The page of the press, by its slug. */
const PRESS = 'press';

/** The names of the press categories, as messages whose keys begin with a word. */
const getCategoryNames = (
  { site }: Library,
  language: Language,
  prefix: string,
): Record<string, string> =>
  Object.fromEntries(
    (site?.pressCategories ?? []).map(({ id, label }) => [`${prefix}.${id}`, label[language]]),
  );

/** A page without the panels of its tabs. */
export function getPage(library: Library, language: Language, slug: string): Page {
  const { blocks, ...page } = getPageSource(library, slug);
  const shown = blocks.filter((block) => block.type === 'tabs' || isShown(library, block));
  const assembled = shown.map((block): Block =>
    block.type === 'tabs'
      ? assembleFrame(library, language, block)
      : assembleSection(library, language, block),
  );
  const texts = localize(page, language);
  const categories = slug === PRESS ? getCategoryNames(library, language, 'category') : {};
  return {
    ...texts,
    ...(texts.words && { words: { ...texts.words, ...categories } }),
    blocks: assembled,
  };
}

/** The panel of one tab of a page. */
export function getPanel(library: Library, language: Language, slug: string, tab: string): Panel {
  const source = getTabs(getPageSource(library, slug)).find((one) => one.slug === tab);
  if (!source) throw createMissingError('tab', `${slug}/${tab}`);
  if ('product' in source) {
    const product = getProduct(library, language, source.product);
    const derating = createDerating(library, getProductSource(library, source.product));
    return {
      slug: tab,
      title: product.name,
      description: product.summary,
      blocks: createProductBlocks(product, derating && assembleCharts(derating, language)),
    };
  }
  return {
    slug: tab,
    title: source.label[language],
    description: source.description[language],
    blocks: source.blocks
      .filter((block) => isShown(library, block))
      .map((block) => assembleSection(library, language, block)),
  };
}

/** The content that all pages share. */
export function assembleSite(library: Library, language: Language): SiteContent {
  if (!library.site) throw createMissingError('file', 'content/site.json');
  const {
    languages: _languages,
    website: _website,
    scripts: _scripts,
    areas: _areas,
    pressCategories: _categories,
    ...site
  } = library.site;
  return localize(site, language);
}

/** The interface texts of one namespace. */
export function getMessages(library: Library, language: Language, namespace: string): Messages {
  if (namespace === COMPONENTS) return library.componentMessages[language];
  const texts = library.messages.get(namespace);
  if (!texts) throw createMissingError('file of messages', namespace);
  const messages = localize(texts, language);
  // The namespace `pages` includes the names of press categories, because its pages show news.
  return namespace === 'pages'
    ? { ...messages, ...getCategoryNames(library, language, 'press') }
    : messages;
}
