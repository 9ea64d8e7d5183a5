import type { HeroProduct } from '@site/content/schema/blocks/hero.ts';
import type {
  AssembledType,
  SectionBlock,
  SectionBlockSource,
} from '@site/content/schema/blocks/index.ts';
import type { ReservationTexts } from '@site/content/schema/forms/reservation.ts';
import type { VisitWords } from '@site/content/schema/forms/visit.ts';
import type { Language } from '@site/contract/language';
import type { ProductSource } from '@site/content/schema/product.ts';
import type { Area } from '@site/content/schema/text.ts';
import type { Library } from '@site/content/library/library.ts';

import { assembleCharts } from './charts.ts';
import { assembleCountries } from './countries.ts';
import { assembleDownloads } from './downloads.ts';
import { assembleReel } from './films.ts';
import { assembleKeyValues } from './key-values.ts';
import { localize } from './localize.ts';
import { assembleNetZero } from './net-zero.ts';
import { assembleRecognitions } from './recognitions.ts';
import {
  createMissingError,
  getDepartment,
  getForm,
  getProductHref,
  getProducts,
} from './references.ts';
import { assembleSites } from './sites.ts';
import { describeStage } from './specification-table.ts';
import { assembleSwatches } from './swatches.ts';
import { assembleTimeline } from './timeline.ts';

/** Selects the first product at each point of the car, because others would be hidden. */
function listShownPoints(
  products: readonly ProductSource[],
): (product: ProductSource) => string | undefined {
  const shownProducts = new Map<string, ProductSource>();
  for (const product of products)
    if (!shownProducts.has(product.placeInCar.point))
      shownProducts.set(product.placeInCar.point, product);
  return (product) => {
    const { point } = product.placeInCar;
    return shownProducts.get(point) === product ? point : undefined;
  };
}

/**
 * The number of products of an area on the home page, in addition to new ones. The page of the area has all of them.
 */
const AREA_PRODUCTS_MAX = 12;

/** Korean units follow their numbers without a space: "154극", "8채널". */
const HANGUL = /^\p{Script=Hangul}/u;

/** Returns the first key figure of a product as text: "Poles", "154 (max., Lever)". */
function getMainValue(product: ProductSource, language: Language): HeroProduct['fact'] {
  const [first] = assembleKeyValues(product, language);
  const { label = '', value = '', unit, variant } = first ?? {};
  const amount = unit ? `${value}${HANGUL.test(unit) ? '' : ' '}${unit}` : value;
  return { name: label, value: variant ? `${amount} (${variant})` : amount };
}

/** Returns the first key figure of a product in parts: "Poles (max., Lever)", "154". */
function getMainFigure(product: ProductSource, language: Language) {
  const [first] = assembleKeyValues(product, language);
  if (!first) return undefined;
  const { label, value, unit, variant } = first;
  return { label: variant ? `${label} (${variant})` : label, value, ...(unit && { unit }) };
}

function getReservationTexts(library: Library, language: Language): ReservationTexts {
  const { rules, ...texts } = getForm(library, 'reservation');
  return {
    ...localize(texts, language),
    rulesHeading: rules.heading[language],
    sites: rules.sites.map(({ site: id, rules: siteRules }) => {
      const site = library.sites.find((candidate) => candidate.id === id);
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

/** Assembles the blocks that contain more than their own texts, by type; references are resolved. */
const ASSEMBLERS: {
  readonly [Type in AssembledType]: (
    block: Extract<SectionBlockSource, { readonly type: Type }>,
    library: Library,
    language: Language,
  ) => SectionBlock;
} = {
  products: (block, library, language) => ({
    type: 'cards',
    heading: block.heading[language],
    ...(block.text && { text: block.text[language] }),
    numbered: true,
    items: getProducts(library, block.area).map((product) => ({
      title: product.name[language],
      text: product.function[language],
      ...(product.state && { note: describeStage(library, product.state, language) }),
      drawing: product.drawing,
      href: getProductHref(library, product),
      area: product.area,
    })),
  }),
  car(block, library, language) {
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
        smallDrawing: product.drawing,
        href: getProductHref(library, product),
      })),
    };
  },
  charts: (block, _library, language) => assembleCharts(block, language),
  'contact-actions': (block, library, language) => ({
    type: 'contact-actions',
    departments: block.departments.map((id) => getDepartment(library, language, id)),
  }),
  contacts: (block, library, language) => ({
    ...localize(block, language),
    departments: block.departments.map((id) => getDepartment(library, language, id)),
  }),
  'external-map': (block, library, language) => ({
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
  }),
  faq(block, library, language) {
    const { department, ...ask } = block.ask;
    return {
      ...localize(block, language),
      ask: {
        ...localize(ask, language),
        department: getDepartment(library, language, department),
      },
    };
  },
  departments: (block, library, language) => ({
    ...localize(block, language),
    departments: library.departments.map((department) => localize(department, language)),
  }),
  downloads: (block, library, language) => assembleDownloads(block, library, language),
  swatches: (block, _library, language) => assembleSwatches(block, language),
  hero(block, library, language) {
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
  },
  areas(block, library, language) {
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
          drawing: product.drawing,
          ...(isNew(product) && { badge: newProducts.label[language] }),
          figure: getMainFigure(product, language),
        })),
      })),
    };
  },
  'net-zero': (block, _library, language) => assembleNetZero(block, language),
  network: (block, library, language) => ({
    ...localize(block, language),
    countries: assembleCountries(library.sites, language),
  }),
  recognitions(block, library, language) {
    if (!library.recognitions) throw createMissingError('file', 'content/recognitions.json');
    return assembleRecognitions(block, library.recognitions, language);
  },
  timeline: (block, _library, language) => assembleTimeline(block, language),
  film: (block, _library, language) => ({
    ...localize(block, language),
    film: assembleReel(block, language),
  }),
  compare: (block, library, language) => ({
    ...localize(block, language),
    areas: block.areas.map(({ area, label }) => ({
      area,
      label: label[language],
      products: getProducts(library, area).map(({ slug, name }) => ({
        slug,
        name: name[language],
      })),
    })),
  }),
  sites: (block, library, language) => assembleSites(block, library, language),
  'inquiry-form': (_block, library, language) => ({
    type: 'inquiry-form',
    texts: localize(getForm(library, 'inquiry'), language),
    products: [...library.products.values()].map(({ slug, name }) => ({
      slug,
      name: name[language],
    })),
  }),
  'report-form': (_block, library, language) => ({
    type: 'report-form',
    texts: localize(getForm(library, 'report'), language),
  }),
  'compliment-form': (_block, library, language) => ({
    type: 'compliment-form',
    texts: localize(getForm(library, 'compliment'), language),
  }),
  'lookup-form': (_block, library, language) => ({
    type: 'lookup-form',
    texts: {
      ...localize(getForm(library, 'lookup'), language),
      report: localize(getForm(library, 'report').fields, language),
    },
  }),
  'reservation-form': (_block, library, language) => ({
    type: 'reservation-form',
    texts: getReservationTexts(library, language),
  }),
  'visit-form': (_block, library, language) => ({
    type: 'visit-form',
    texts: {
      ...localize(getForm(library, 'visit'), language),
      reservation: getVisitWords(getReservationTexts(library, language)),
    },
  }),
};

/** Returns whether a block is shown: a map without the address of its script is omitted. */
export const isShown = (library: Library, block: SectionBlockSource): boolean =>
  block.type !== 'external-map' || Boolean(library.site?.scripts?.map);

const isAssembled = (
  block: SectionBlockSource,
): block is Extract<SectionBlockSource, { readonly type: AssembledType }> =>
  Object.hasOwn(ASSEMBLERS, block.type);

/** Assembles a block in one language. */
export function assembleSection(
  library: Library,
  language: Language,
  block: SectionBlockSource,
): SectionBlock {
  if (!isAssembled(block)) return localize(block, language);
  // TypeScript does not relate the type of a block to the parameter of its assembler (microsoft/TypeScript#30581).
  const assemble = ASSEMBLERS[block.type] as (
    block: SectionBlockSource,
    library: Library,
    language: Language,
  ) => SectionBlock;
  return assemble(block, library, language);
}
