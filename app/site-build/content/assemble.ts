import type { ProductMenu } from 'virtual:products';
import { areaPath, PATHS, TAB_PARAMETER, withId } from '@site/contract/paths';
import type {
  Block,
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
  tabsOf,
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
import { partsOf } from '../drawings.ts';
import { describeStage, withAvailability } from './availability.ts';
import { chartsOf } from './charts.ts';
import { sheetFile } from './data-sheets.ts';
import { downloadsOf, filesOf, languagesFrom } from './downloads.ts';
import { reelOf } from './films.ts';
import { firstMentions } from '../../src/renderer/terms/first-mentions.ts';
import type { Library } from '@site/content/library/library.ts';
import { keyValuesOf } from './key-values.ts';
import { localize } from './localize.ts';
import { netZeroOf } from './net-zero.ts';
import { countriesOf } from './countries.ts';
import { recognitionsOf } from './recognitions.ts';
import { sitesOf } from './sites.ts';
import { swatchesOf } from './swatches.ts';
import { timelineOf } from './timeline.ts';

/**
 * Puts together what one address shows in one language: picks the language and replaces
 * references (a product's slug, a department's id) by what they name.
 */

/** A reference to something that does not exist; `checkReferences` reports where it is. */
const missing = (kind: string, id: string): Error =>
  new Error(`There is no ${kind} "${id}". Run "npm run content:check" to see where it is named.`);

/** The areas that the site has, in their order. */
const areasOf = ({ site }: Library): readonly Area[] => AREAS.slice(0, site?.areas.length ?? 0);

/** The address of the page of an area. */
function areaHref({ site }: Library, area: Area): string {
  const slug = site?.areas[AREAS.indexOf(area)];
  if (slug === undefined) throw missing('area in content/site.json', area);
  return areaPath(slug);
}

/** The address of a product: `/home/connected?tab=junction-block`. */
export const productHref = (
  library: Library,
  { area, slug }: Pick<ProductSource, 'area' | 'slug'>,
): string => `${areaHref(library, area)}?${TAB_PARAMETER}=${slug}`;

/** The products of an area in their order. */
export const productsOf = (library: Library, area: Area): ProductSource[] =>
  [...library.products.values()]
    .filter((product) => product.area === area)
    .toSorted((a, b) => a.order - b.order);

/** All products by area, as the menu shows them. */
export const productMenuOf = (library: Library, language: Language): ProductMenu => ({
  areas: areasOf(library).map((area) => ({
    area,
    href: areaHref(library, area),
    products: productsOf(library, area).map((product) => ({
      label: product.menuLabel[language],
      href: productHref(library, product),
      drawing: product.drawing,
    })),
  })),
});

/** Up to the first period that ends a sentence, which white space follows. */
const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

function departmentOf(library: Library, language: Language, id: string): Department {
  const department = library.departments.find((one) => one.id === id);
  if (!department) throw missing('department', id);
  return localize(department, language);
}

function productSource(library: Library, slug: string): ProductSource {
  const product = library.products.get(slug);
  if (!product) throw missing('product', slug);
  return product;
}

/** The words of a product's parts with their places in its drawing. */
function placedParts(
  drawing: string,
  parts: readonly Omit<ProductPart, 'assembled' | 'exploded'>[],
): ProductPart[] {
  const places = partsOf(drawing);
  return parts.map((words) => {
    const place = places.find(({ name }) => name === words.part);
    if (!place) throw missing(`part of the drawing "${drawing}"`, words.part);
    const { name: _, ...at } = place;
    return { ...words, ...at };
  });
}

const linkTo = (library: Library, source: ProductSource, language: Language): ProductLink => ({
  name: source.name[language],
  href: productHref(library, source),
  drawing: source.drawing,
  area: source.area,
});

/** The products before and after one, in the order of areas; the first follows the last. */
function previousAndNext(library: Library, slug: string): [ProductSource, ProductSource] {
  const all = areasOf(library).flatMap((area) => productsOf(library, area));
  const index = all.findIndex((one) => one.slug === slug);
  const at = (place: number) => all.at(place % all.length) as ProductSource;
  return [at(index - 1), at(index + 1)];
}

/** How many press items a product's page names. */
const NEWS_MAX = 2;

/** The latest press items about a product. */
const newsOf = ({ publicData }: Library, language: Language, slug: string): Product['news'] =>
  (publicData?.press ?? [])
    .filter(({ about = [] }) => about.includes(slug))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, NEWS_MAX)
    .map(({ id, title }) => ({ title: title[language], href: withId(PATHS.pressView, id) }));

function productOf(library: Library, language: Language, slug: string): Product {
  const {
    department,
    keyValues: _rows,
    standards,
    neighbors = [],
    state,
    ...source
  } = productSource(library, slug);
  const specifications = withAvailability(library, productSource(library, slug));
  const { parts, ...product } = localize({ ...source, specifications }, language);
  const glossary = localize(library.glossary, language);
  const pieces = firstMentions([product.summary, ...product.features], glossary).flat();
  const mentioned = new Set(
    pieces.map((piece) => (typeof piece === 'string' ? undefined : piece.term)),
  );
  const [previous, next] = previousAndNext(library, slug);
  const explained = new Map(library.standards.map(({ standard, text }) => [standard, text]));
  return {
    ...product,
    ...(state && { availability: describeStage(library, state, language) }),
    ...(parts && { parts: placedParts(product.drawing, parts) }),
    keyValues: keyValuesOf(productSource(library, slug), language),
    standards: standards.map((standard) => ({
      standard,
      text: explained.get(standard)?.[language] ?? '',
    })),
    car: `car-${product.placeInCar.point}`,
    neighbors: neighbors.map((one) => linkTo(library, productSource(library, one), language)),
    previous: linkTo(library, previous, language),
    next: linkTo(library, next, language),
    sheets: filesOf(
      languagesFrom(language).map((code) => ({
        file: sheetFile(slug, code, 'pdf'),
        language: code,
      })),
      library,
    ),
    values: filesOf(
      (['csv', 'json'] as const).map((format) => ({ file: sheetFile(slug, language, format) })),
      library,
    ),
    news: newsOf(library, language, slug),
    terms: glossary.filter((term) => mentioned.has(term)),
    department: departmentOf(library, language, department),
    href: productHref(library, source),
  };
}

/** The products that stand at each point of the car: where several do, only the first, because one hides the others. */
function shownPoints(
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

/** The first of the figures that a product chose, in a line: "Poles", "154 (max., Lever)". */
function mainValueOf(product: ProductSource, language: Language): HeroProduct['fact'] {
  const [first] = keyValuesOf(product, language);
  const { label = '', value = '', unit, variant } = first ?? {};
  const amount = unit ? `${value} ${unit}` : value;
  return { name: label, value: variant ? `${amount} (${variant})` : amount };
}

/** The page of a product, from its opening to the products beside it. */
function productBlocks(product: Product): SectionBlock[] {
  const {
    specifications,
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
  const facts = { name, href, specifications, standards, variants, news };
  return [
    { type: 'product', product: opening },
    ...(circuit ? [{ type: 'product-circuit' as const, circuit: { ...circuit, area } }] : []),
    { type: 'product-place', product: { drawing: car, placeInCar, neighbors } },
    { type: 'product-facts', product: { ...facts, ...(glossary && { glossary }) } },
    ...(dataSheet
      ? [{ type: 'product-files' as const, product: { sheets, values, dataSheet } }]
      : []),
    { type: 'product-next', product: { previous, next } },
  ];
}

function formOf<Name extends keyof Library['forms']>(
  library: Library,
  name: Name,
): NonNullable<Library['forms'][Name]> {
  const texts = library.forms[name];
  if (!texts) throw missing('file in content/forms', name);
  return texts;
}

function reservationTextsOf(library: Library, language: Language): ReservationTexts {
  const { rules, ...texts } = formOf(library, 'reservation');
  return {
    ...localize(texts, language),
    rulesHeading: rules.heading[language],
    sites: rules.sites.map(({ site: id, rules: siteRules }) => {
      const site = library.sites.find((one) => one.id === id);
      if (!site) throw missing('site', id);
      const { name, address } = localize(site, language);
      return { id, name, address, rules: localize(siteRules, language) };
    }),
  };
}

const visitWordsOf = ({ fields, sent, sites }: ReservationTexts): VisitWords => ({
  fields,
  sent: {
    when: sent.when,
    visitors: sent.visitors,
    host: sent.host,
    calendar: sent.calendar,
  },
  sites: sites.map(({ rules: _rules, ...site }) => site),
});

function sectionOf(library: Library, language: Language, block: SectionBlockSource): SectionBlock {
  switch (block.type) {
    case 'products':
      return {
        type: 'cards',
        heading: block.heading[language],
        ...(block.text && { text: block.text[language] }),
        // On phones the list beside the car names them all.
        shelf: true,
        items: productsOf(library, block.area).map((product) => ({
          title: product.name[language],
          text: firstSentence(product.summary[language]),
          ...(product.state && { note: describeStage(library, product.state, language) }),
          drawing: product.drawing,
          href: productHref(library, product),
          area: product.area,
        })),
      };
    case 'car': {
      const products = productsOf(library, block.area);
      const pointOf = shownPoints(products);
      return {
        ...localize(block, language),
        drawing: `car-${block.area}`,
        parts: products.map((product) => ({
          slug: product.slug,
          label: product.menuLabel[language],
          point: pointOf(product),
          text: product.placeInCar.text[language],
          area: product.area,
          href: productHref(library, product),
        })),
      };
    }
    case 'charts':
      return chartsOf(block, language);
    case 'contact-actions':
      return {
        type: 'contact-actions',
        departments: block.departments.map((id) => departmentOf(library, language, id)),
      };
    case 'contacts':
      return {
        ...localize(block, language),
        departments: block.departments.map((id) => departmentOf(library, language, id)),
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
          department: departmentOf(library, language, department),
        },
      };
    }
    case 'departments':
      return {
        ...localize(block, language),
        departments: library.departments.map((one) => localize(one, language)),
      };
    case 'downloads':
      return downloadsOf(block, library, language);
    case 'swatches':
      return swatchesOf(block, language);
    case 'hero': {
      const areas = block.destinations.map(({ area }) => productsOf(library, area));
      const pointOf = shownPoints(areas.flat());
      return {
        ...localize(block, language),
        destinations: block.destinations.map((destination, index) => ({
          ...localize(destination, language),
          products: (areas[index] ?? []).map((product) => ({
            name: product.name[language],
            href: productHref(library, product),
            drawing: product.drawing,
            point: pointOf(product),
            fact: mainValueOf(product, language),
          })),
        })),
      };
    }
    case 'areas': {
      const { newProducts, ...rest } = block;
      const isNew = ({ slug }: ProductSource) => newProducts.products.includes(slug);
      const named = (area: Area) =>
        productsOf(library, area).filter(
          (product, index) => index < AREA_PRODUCTS_MAX || isNew(product),
        );
      return {
        ...localize(rest, language),
        items: block.items.map((item) => ({
          ...localize(item, language),
          products: named(item.area).map((product) => ({
            name: product.name[language],
            href: productHref(library, product),
            ...(isNew(product) && { badge: newProducts.label[language] }),
          })),
        })),
      };
    }
    case 'net-zero':
      return netZeroOf(block, language);
    case 'network':
      return { ...localize(block, language), countries: countriesOf(library.sites, language) };
    case 'recognitions':
      if (!library.recognitions) throw missing('file', 'content/recognitions.json');
      return recognitionsOf(block, library.recognitions, language);
    case 'timeline':
      return timelineOf(block, language);
    case 'film':
      return { ...localize(block, language), film: reelOf(block, language) };
    case 'compare':
      return {
        ...localize(block, language),
        areas: block.areas.map(({ area, label }) => ({
          area,
          label: label[language],
          products: productsOf(library, area).map(({ slug, name }) => ({
            slug,
            name: name[language],
          })),
        })),
      };
    case 'sites':
      return sitesOf(block, library, language);
    case 'inquiry-form':
      return {
        type: 'inquiry-form',
        texts: localize(formOf(library, 'inquiry'), language),
        products: [...library.products.values()].map(({ slug, name }) => ({
          slug,
          name: name[language],
        })),
      };
    case 'report-form':
      return { type: 'report-form', texts: localize(formOf(library, 'report'), language) };
    case 'compliment-form':
      return { type: 'compliment-form', texts: localize(formOf(library, 'compliment'), language) };
    case 'lookup-form':
      return {
        type: 'lookup-form',
        texts: {
          ...localize(formOf(library, 'lookup'), language),
          report: localize(formOf(library, 'report').fields, language),
        },
      };
    case 'reservation-form':
      return { type: 'reservation-form', texts: reservationTextsOf(library, language) };
    case 'visit-form':
      return {
        type: 'visit-form',
        texts: {
          ...localize(formOf(library, 'visit'), language),
          reservation: visitWordsOf(reservationTextsOf(library, language)),
        },
      };
    default:
      return localize(block, language);
  }
}

/** Whether a block has what it needs: a map without the address of its script is left out. */
const isShown = (library: Library, block: SectionBlockSource): boolean =>
  block.type !== 'external-map' || Boolean(library.site?.scripts?.map);

/** A row of tabs without their panels. */
const frameOf = (library: Library, language: Language, block: TabsSource): TabsBlock => ({
  type: 'tabs',
  label: block.label[language],
  tabs: block.tabs.map((tab) => ({
    slug: tab.slug,
    label: ('product' in tab ? productSource(library, tab.product).menuLabel : tab.label)[language],
  })),
});

const pageSource = (library: Library, slug: string): PageSource => {
  const page = library.pages.get(slug);
  if (!page) throw missing('page', slug);
  return page;
};

/** The page of the press, by its slug. */
const PRESS = 'press';

/** The names of the press categories, as messages whose keys begin with a word. */
const categoryNames = (
  { site }: Library,
  language: Language,
  prefix: string,
): Record<string, string> =>
  Object.fromEntries(
    (site?.pressCategories ?? []).map(({ id, label }) => [`${prefix}.${id}`, label[language]]),
  );

/** A page without the panels of its tabs. */
export function pageOf(library: Library, language: Language, slug: string): Page {
  const { blocks, ...page } = pageSource(library, slug);
  const shown = blocks.filter((block) => block.type === 'tabs' || isShown(library, block));
  const assembled = shown.map((block): Block =>
    block.type === 'tabs' ? frameOf(library, language, block) : sectionOf(library, language, block),
  );
  const texts = localize(page, language);
  const categories = slug === PRESS ? categoryNames(library, language, 'category') : {};
  return {
    ...texts,
    ...(texts.words && { words: { ...texts.words, ...categories } }),
    blocks: assembled,
  };
}

/** The panel of one tab of a page. */
export function panelOf(library: Library, language: Language, slug: string, tab: string): Panel {
  const source = tabsOf(pageSource(library, slug)).find((one) => one.slug === tab);
  if (!source) throw missing('tab', `${slug}/${tab}`);
  if ('product' in source) {
    const product = productOf(library, language, source.product);
    return {
      slug: tab,
      title: product.name,
      description: product.summary,
      blocks: productBlocks(product),
    };
  }
  return {
    slug: tab,
    title: source.label[language],
    description: source.description[language],
    blocks: source.blocks
      .filter((block) => isShown(library, block))
      .map((block) => sectionOf(library, language, block)),
  };
}

/** What stands on every page. */
export function siteOf(library: Library, language: Language): SiteContent {
  if (!library.site) throw missing('file', 'content/site.json');
  const {
    website: _website,
    scripts: _scripts,
    areas: _areas,
    pressCategories: _categories,
    ...site
  } = library.site;
  return localize(site, language);
}

/** The interface texts of one namespace. */
export function messagesOf(library: Library, language: Language, namespace: string): Messages {
  const texts = library.messages.get(namespace);
  if (!texts) throw missing('file of messages', namespace);
  const messages = localize(texts, language);
  // Pages that show news among other things name its categories.
  return namespace === 'pages'
    ? { ...messages, ...categoryNames(library, language, 'press') }
    : messages;
}
