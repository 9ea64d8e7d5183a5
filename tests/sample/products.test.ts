import { describe, expect, it } from 'vitest';

import { listTabSlugs } from '@site/content/schema/page.ts';

import { withPlainSpaces } from '../../app/src/shared/language/no-break.ts';
import { getPage, getPanel } from '../../app/site-build/content/assemble.ts';
import { getProducts } from '../../app/site-build/content/references.ts';
import { assembleDataSheet, listSheetSources } from '../../app/site-build/content/data-sheets.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';
import { readLibrary } from '@site/content/library/library.ts';
import { walk } from '@site/content/library/walk.ts';
import { LANGUAGES } from '@site/contract/language';
import type { ProductSource } from '@site/content/schema/product.ts';
import { AREAS, type Area } from '@site/content/schema/text.ts';

/** The products of the specification, in order. */
const PRODUCTS: Readonly<Record<Area, readonly string[]>> = {
  first: [
    'wiring-harness',
    'fpc-module',
    'junction-block',
    'wire-to-wire-connector',
    'wire-to-unit-connector',
    'joint-connector',
  ],
  second: [
    'iccb',
    'charging-coupler',
    'v2l',
    'hv-wiring-harness',
    'flexible-busbar',
    'cdm',
    'beq',
    'converter-12v-48v',
  ],
  third: ['ccu', 'icu', 'esu', 'spdu', 'vpms', 'b-lbm', 'gateway'],
};

/** The departments for each product, from the direct-contact table. */
const DEPARTMENTS: Readonly<Record<string, readonly string[]>> = {
  'harness-sales': ['wiring-harness', 'hv-wiring-harness'],
  'connector-sales': [
    'fpc-module',
    'wire-to-wire-connector',
    'wire-to-unit-connector',
    'joint-connector',
  ],
  'electronics-sales': ['junction-block', 'ccu', 'icu', 'esu', 'spdu', 'vpms', 'b-lbm', 'gateway'],
  'e-mobility-sales': [
    'iccb',
    'charging-coupler',
    'v2l',
    'flexible-busbar',
    'cdm',
    'beq',
    'converter-12v-48v',
  ],
};

const { library } = readLibrary();
const PAGES: Readonly<Record<Area, string>> = {
  first: 'connected',
  second: 'eco',
  third: 'intelligent',
};
const products = [...library.products.values()];

/** Splits after a period that ends a sentence, so that "0.5 A" is not split. */
const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);
const splitWords = (text: string): string[] => text.split(/\s+/);

/** Returns every text of a product in one language; an unlocalized text belongs to both. */
const readTexts = (product: ProductSource, language: 'ko' | 'en'): string[] =>
  walk(product).flatMap(({ name, value }) =>
    typeof value === 'string' && (name === language || !(name === 'ko' || name === 'en'))
      ? [value]
      : [],
  );

describe('the catalog', () => {
  it.each(AREAS)('%s contains the products of the specification, in its order', (area) => {
    expect(getProducts(library, area).map(({ slug }) => slug)).toEqual(PRODUCTS[area]);
    expect(getProducts(library, area).map(({ order }) => order)).toEqual(
      PRODUCTS[area].map((_, index) => index + 1),
    );
  });

  it.each(AREAS)('%s has a tab for each product, after Main where there is one', (area) => {
    const page = library.pages.get(PAGES[area]);
    expect(page && listTabSlugs(page)).toEqual(
      area === 'third' ? PRODUCTS[area] : ['main', ...PRODUCTS[area]],
    );
  });

  it.each(AREAS)('%s introduces its area before its products', (area) => {
    const [opening] = library.pages.get(PAGES[area])?.blocks ?? [];
    const [firstTab] = opening?.type === 'tabs' ? opening.tabs : [];
    const introduction = firstTab && 'blocks' in firstTab ? firstTab.blocks[0] : opening;
    expect(introduction?.type).toBe('statement');
  });

  it.each(LANGUAGES)('every tab is assembled (%s)', (language) => {
    for (const area of AREAS) {
      const page = library.pages.get(PAGES[area]);
      for (const tab of page ? listTabSlugs(page) : [])
        expect(getPanel(library, language, PAGES[area], tab).blocks).not.toHaveLength(0);
    }
  });
});

describe('contacts', () => {
  it('every product has the department of the direct-contact table', () => {
    const actual = Object.groupBy(products, ({ department }) => department);
    for (const [department, slugs] of Object.entries(DEPARTMENTS))
      expect(actual[department]?.map(({ slug }) => slug).toSorted(), department).toEqual(
        slugs.toSorted(),
      );
    expect(Object.keys(actual).toSorted()).toEqual(Object.keys(DEPARTMENTS).toSorted());
  });

  it.each(['first', 'second'] as const)(
    'the Main tab of %s offers the departments of its products',
    (area) => {
      const actions = getPanel(library, 'ko', PAGES[area], 'main').blocks.find(
        ({ type }) => type === 'contact-actions',
      );
      const offeredDepartments =
        actions?.type === 'contact-actions' ? actions.departments.map(({ id }) => id) : [];
      const neededDepartments = new Set(
        getProducts(library, area).map(({ department }) => department),
      );
      expect(offeredDepartments.toSorted()).toEqual([...neededDepartments].toSorted());
    },
  );
});

describe.each(products.map((product) => [product.slug, product] as const))(
  '%s',
  (slug, product) => {
    it('has a drawing of its name', () => {
      expect(product.drawing).toBe(slug);
      expect(DRAWINGS).toHaveProperty(product.drawing);
    });

    it('has a summary of two sentences of moderate length', () => {
      const korean = splitSentences(product.summary.ko);
      expect(korean).toHaveLength(2);
      expect([...(korean[0] ?? '')].length).toBeGreaterThanOrEqual(60);
      expect([...(korean[0] ?? '')].length).toBeLessThanOrEqual(120);
      const english = splitSentences(product.summary.en);
      expect(english).toHaveLength(2);
      for (const sentence of english) {
        expect(splitWords(sentence).length).toBeGreaterThanOrEqual(15);
        expect(splitWords(sentence).length).toBeLessThanOrEqual(30);
      }
    });

    it('has at least two features with a number', () => {
      const concrete = product.features.filter(({ ko, en }) => /\d/.test(ko) && /\d/.test(en));
      expect(concrete.length).toBeGreaterThanOrEqual(2);
    });

    it('has a specification of two to five variants and six to ten rows', () => {
      const { columns, rows } = product.specifications;
      expect([2, 3, 4, 5]).toContain(columns.length);
      expect(rows.length).toBeGreaterThanOrEqual(6);
      expect(rows.length).toBeLessThanOrEqual(10);
    });

    it('has part numbers, dimensions, weights and mating parts, and a derating curve where a current is rated', () => {
      expect(product.mechanical?.partNumbers).toHaveLength(product.specifications.columns.length);
      const isRated = product.specifications.rows.some(({ name }) =>
        /(?:[Rr]ated|Continuous|Total|Charging) (?:output )?current/.test(withPlainSpaces(name.en)),
      );
      if (isRated) expect(product.derating?.series.length).toBeGreaterThan(0);
      for (const { values } of product.derating?.series ?? [])
        expect(values).toEqual([...values].toSorted((a, b) => b - a));
    });

    it('weighs what its volume allows: more than foam, and less than solid copper', () => {
      const { dimensions = [], weights = [] } = product.mechanical ?? {};
      const readRanges = (text: string): number[][] =>
        [...text.replaceAll(',', '').matchAll(/([\d.]+)(?:–([\d.]+))?/g)].map(([, low, high]) => [
          Number(low),
          Number(high ?? low),
        ]);
      for (const [index, statedSize] of dimensions.entries()) {
        const text = withPlainSpaces(typeof statedSize === 'string' ? statedSize : statedSize.en);
        const box = /[\d.,–]+ × [\d.,–]+ × [\d.,–]+ mm$/.exec(text)?.[0];
        const weight = weights[index] ?? '';
        const mass = withPlainSpaces(typeof weight === 'string' ? weight : weight.en);
        const unit = /(?<= )(?:g|kg)$/.exec(mass)?.[0];
        if (!box || !unit) continue;
        // Of the smallest and the largest version.
        for (const end of [0, 1]) {
          const volume = readRanges(box).reduce((size, range) => size * (range[end] ?? 0), 1);
          const grams = (readRanges(mass)[0]?.[end] ?? 0) * (unit === 'kg' ? 1000 : 1);
          const density = grams / (volume / 1000);
          expect(density, `${mass} of ${text}`).toBeGreaterThan(0.1);
          expect(density, `${mass} of ${text}`).toBeLessThan(9.2);
        }
      }
    });

    it('carries no current that heats its conductor above the stated temperature', () => {
      const { derating, mechanical } = product;
      const conditions = withPlainSpaces(mechanical?.conditions.en ?? '');
      const [, ambient, limit] = /^(\d+) °C, conductor ≤ (\d+) °C/.exec(conditions) ?? [];
      if (!derating || ambient === undefined || limit === undefined) return;
      const at = derating.temperatures.indexOf(Number(ambient));
      // The rise is proportional to the square of the current.
      for (const { values } of derating.series)
        for (const [index, temperature] of derating.temperatures.entries()) {
          const rise = (Number(limit) - temperature) / (Number(limit) - Number(ambient));
          expect(values[index]).toBeLessThanOrEqual((values[at] ?? 0) * Math.sqrt(rise));
        }
    });

    it('has a function of two lines on a card', () => {
      // The products of the third area have no cards.
      if (product.area === 'third') return;
      expect(product.function.ko.length).toBeLessThanOrEqual(34);
      expect(product.function.en.length).toBeLessThanOrEqual(62);
    });

    it('explains its technical terms', () => {
      expect(product.glossary).toBeDefined();
      const namedByLetters = /^[A-Z][A-Z0-9-]+\b/.test(product.name.en);
      expect(product.letters !== undefined).toBe(namedByLetters);
    });

    it('shows the same first figure on the home page and on its page', () => {
      for (const language of LANGUAGES) {
        const hero = getPage(library, language, 'home').blocks.find(({ type }) => type === 'hero');
        const card =
          hero?.type === 'hero'
            ? hero.destinations
                .flatMap((block) => block.products)
                .find(({ name }) => name === product.name[language])
            : undefined;
        const opening = getPanel(library, language, PAGES[product.area], slug).blocks.find(
          ({ type }) => type === 'product',
        );
        const firstValue = opening?.type === 'product' ? opening.product.keyValues[0] : undefined;
        if (!firstValue) throw new Error(`${slug} shows no figure.`);
        const { label, value, unit, variant } = firstValue;
        expect(card?.fact.name).toBe(label);
        for (const part of [value, unit ?? '', variant ?? ''])
          expect(card?.fact.value).toContain(part);
      }
    });

    it('uses the formal style in Korean: every sentence ends in 니다', () => {
      const prose = [
        product.summary,
        ...product.features,
        product.placeInCar.text,
        product.variants,
        ...(product.glossary ? [product.glossary.text] : []),
      ];
      for (const { ko } of prose)
        for (const sentence of splitSentences(ko)) expect(sentence).toMatch(/니다\.$/);
    });

    it('does not spell out an abbreviation whose meaning is not certain', () => {
      if (!product.letters || product.letters.expansionIsPrinted) return;
      const { letters, ...texts } = product;
      const elsewhere = JSON.stringify(texts);
      expect(elsewhere).not.toContain(letters.expansion.en);
      expect(elsewhere).not.toContain(letters.expansion.ko.replace(/\(.*/, ''));
    });

    it('writes figures with no-break spaces before units, minus signs and the range dash of the language', () => {
      const UNIT =
        /\d (?:V|A|mA|W|kW|mV|kV|N|m|mm|mm²|µm|Ω|mΩ|MΩ|Hz|°C|µs|Mbit\/s|Gbit\/s)(?![A-Za-z0-9-])/;
      for (const language of LANGUAGES)
        for (const text of readTexts(product, language)) {
          expect(text).not.toMatch(UNIT);
          expect(text).not.toMatch(/(?<![\w.])-\d/);
          expect(text).not.toMatch(language === 'ko' ? /\d–\d/ : /\d~/);
        }
    });
  },
);

it('press items about one product state only amounts of its specifications', () => {
  const problems = (library.publicData?.press ?? []).flatMap(({ id, about = [], figures = [] }) => {
    const [product, ...otherProducts] = products.filter(({ slug }) => about.includes(slug));
    if (!product || otherProducts.length > 0) return [];
    const cells = withPlainSpaces(JSON.stringify(product.specifications.rows));
    return figures
      .map(({ value }) => withPlainSpaces(value.en))
      .filter((value) => /^[≤≥]?\s?[\d.,]+\s(?:kW|A|mm²)$/.test(value) && !cells.includes(value))
      .map((value) => `${id}: ${product.slug} ${value}`);
  });
  expect(problems).toEqual([]);
});

it('describes abbreviations without a source only by their function', () => {
  const missingTexts = products.flatMap(({ slug, letters }) =>
    letters && !letters.expansionIsPrinted ? [slug] : [],
  );
  expect(missingTexts.toSorted()).toEqual(['b-lbm', 'beq', 'esu', 'spdu', 'vpms']);
});

describe('the measures on data sheets', () => {
  const sheets = new Map(listSheetSources(library).map((source) => [source.slug, source]));
  const listLabels = (slug: string) => {
    const source = sheets.get(slug);
    return (
      source && assembleDataSheet(library, 'en', source).measures?.labels.map(({ text }) => text)
    );
  };
  /** Their third measure is too thin to draw. */
  const flat = ['fpc-module', 'flexible-busbar'];

  it.each([...sheets.keys()].filter((slug) => slug !== 'wiring-harness'))(
    '%s has its measures next to dimension lines',
    (slug) => {
      const letters = listLabels(slug)?.map((text) => text[0]);
      expect(letters).toEqual(flat.includes(slug) ? ['L', 'W'] : ['L', 'W', 'H']);
    },
  );

  it('writes a value once if variants share it, and a range if there are many', () => {
    expect(listLabels('ccu')).toEqual(['L 200', 'W 150', 'H 50']);
    expect(listLabels('junction-block')).toEqual([
      'L 180 / 196 / 224',
      'W 120 / 130 / 150',
      'H 62 / 68 / 82',
    ]);
    expect(listLabels('charging-coupler')).toEqual(['L 190–240', 'W 56–80', 'H 112–136']);
    expect(listLabels('wiring-harness')).toEqual(['L ≤ 6 / 3.5 / 3 m', 'B ≤ 1.2 / 0.8 / 0.6 m']);
  });
});
