import type { ProductSource } from '@site/content/schema/product.ts';
import { LANGUAGES, type Language } from '@site/contract/language';
import { formatPhone } from '@site/contract/languages/phones';
import { fillMessage, type MessageValues } from '@site/contract/message';
import type { Library } from '@site/content/library/library.ts';

import { withPlainSpaces } from '../../src/shared/language/no-break.ts';
import { renderDrawing, getMeasures, getParts } from '../drawings.ts';
import { completeSpecifications } from './specification-table.ts';
import { formatCsvText } from './csv.ts';
import { formatWrittenDate } from './dates.ts';
import { localize } from './localize.ts';

/** The download formats of a product's values. */
type SheetFormat = 'pdf' | 'csv' | 'json';

/** A product with a data sheet. */
type SheetSource = ProductSource & {
  readonly dataSheet: NonNullable<ProductSource['dataSheet']>;
};

/** Returns the products that have data sheets. */
export const listSheetSources = ({ products }: Pick<Library, 'products'>): SheetSource[] =>
  [...products.values()].flatMap((product) =>
    product.dataSheet ? [{ ...product, dataSheet: product.dataSheet }] : [],
  );

/** Returns the file name of a data sheet: `junction-block-ko.pdf`. */
export const getSheetFile = (slug: string, language: Language, format: SheetFormat): string =>
  `${slug}-${language}.${format}`;

/** Returns a product's values for a spreadsheet: a row for each value, a column for each variant. */
function formatCsv(product: ProductSource, language: Language, item: string): string {
  const { columns, rows } = localize(product.specifications, language);
  return formatCsvText([[item, ...columns], ...rows.map(({ name, values }) => [name, ...values])]);
}

/** Returns a product's values for programs. */
function formatJson(product: SheetSource, language: Language): string {
  const { columns, rows } = localize(product.specifications, language);
  const { revision, date } = product.dataSheet;
  const values = {
    product: product.slug,
    name: product.name[language],
    language,
    revision,
    date,
    standards: product.standards,
    variants: columns.map((column, index) => ({
      name: withPlainSpaces(column),
      values: rows.map((row) => ({
        name: withPlainSpaces(row.name),
        value: withPlainSpaces(row.values[index] ?? ''),
      })),
    })),
  };
  return `${JSON.stringify(values, null, 2)}\n`;
}

/** The three measures in the dimensions of a variant: "Box 196 × 92 × 58 mm". */
const DIMENSIONS = /([\d.,~–]+) × ([\d.,~–]+) × ([\d.,~–]+) mm/u;
/** The greatest lengths of a harness, which follows the car: "Overall ≤ 6 m, branches ≤ 1.2 m". */
const LENGTHS = /≤ ([\d.,]+) m\b/gu;
/** The letter of each measure in drawings, and its position among the dimensions of a variant. */
const MEASURES = {
  length: { letter: 'L', place: 0 },
  width: { letter: 'W', place: 1 },
  height: { letter: 'H', place: 2 },
  branch: { letter: 'B', place: 1 },
} as const;

/** Returns the measures in the dimensions of a variant. */
const listMeasures = (text: string): readonly string[] =>
  DIMENSIONS.exec(text)?.slice(1) ?? [...text.matchAll(LENGTHS)].map(([, one = '']) => one);

/** With more values than these a measure is written as a range. */
const VALUES_MAX = 3;

/** Returns the values of a measure over the variants, each once: "62 / 54 / 58"; `undefined` if a variant has none. */
function writeMeasure(
  dimensions: readonly string[],
  place: number,
  writeRange: (from: string, to: string) => string,
): string | undefined {
  const measures = dimensions.map((text) => listMeasures(withPlainSpaces(text))[place]);
  const values = [...new Set(measures)].filter((value) => value !== undefined);
  if (values.length === 0 || measures.includes(undefined)) return undefined;
  if (values.length <= VALUES_MAX) return values.join(' / ');
  const sortedValues = values.toSorted((a, b) => Number(a) - Number(b));
  return writeRange(sortedValues[0] ?? '', sortedValues.at(-1) ?? '');
}

/**
 * Returns the drawing of a product with dimension lines, and the values beside them, "L 62 / 54 / 58"; `undefined` if
 * its dimensions state none.
 */
function assembleMeasures(
  drawing: string,
  dimensions: readonly string[],
  word: (key: string, values?: MessageValues) => string,
) {
  const measures = getMeasures(drawing);
  const isBox = dimensions.every((text) => DIMENSIONS.test(withPlainSpaces(text)));
  const writeRange = (from: string, to: string) => word('range', { from, to });
  const labels = (measures?.places ?? []).flatMap(({ measure, at }) => {
    const { letter, place } = MEASURES[measure];
    const value = writeMeasure(dimensions, place, writeRange);
    if (value === undefined) return [];
    const text = isBox ? `${letter} ${value}` : `${letter} ≤ ${value} m`;
    // With `isAfter` the value is at the right of its place, instead of at the left.
    return [{ text, at, isAfter: place === 1 }];
  });
  if (!measures || labels.length === 0) return undefined;
  return {
    heading: word('measures'),
    drawing: renderDrawing(drawing, { hasMeasures: true }),
    // The drawing's height divided by its width.
    ratio: measures.ratio,
    alt: word('measuresAlt'),
    note: word('measuresNote'),
    labels,
  };
}

/** Returns the input of the template `datasheet.typ`: the data sheet of a product in one language. */
export function assembleDataSheet(library: Library, language: Language, source: SheetSource) {
  const product = localize(
    { ...source, specifications: completeSpecifications(library, source) },
    language,
  );
  const word = (key: string, values: MessageValues = {}): string => {
    const words = library.documentWords[key] ?? library.messages.get('pages')?.[key];
    if (!words) throw new Error(`There is no text "${key}".`);
    return fillMessage(words[language], language, values);
  };
  const places = getParts(source.drawing);
  const department = library.departments.find(({ id }) => id === source.department);
  const { letters, specifications } = product;
  const measures = assembleMeasures(
    source.drawing,
    product.mechanical?.dimensions ?? [],
    (key, values) => word(key, { product: product.name, ...values }),
  );
  const subtitle = letters && (letters.expansionIsPrinted ? letters.expansion : product.function);
  return {
    title: product.name,
    kind: word('product.dataSheet'),
    subtitle: subtitle ?? '',
    summary: product.summary,
    facts: [
      { term: word('revision'), text: String(source.dataSheet.revision) },
      { term: word('date'), text: formatWrittenDate(source.dataSheet.date, language) },
      ...(department
        ? [
            {
              term: word('contact'),
              text: `${department.name[language]}, ${formatPhone(department.phone, language)}, ${department.email}`,
            },
          ]
        : []),
    ],
    // As SVG; a photograph cannot be exploded.
    drawing: library.photographs.has(source.drawing)
      ? ''
      : renderDrawing(source.drawing, { exploded: true }),
    alt: word('explodedAlt', { product: product.name }),
    partsHeading: word('parts'),
    // `at` is the position of the number, as fractions of the drawing's width and height.
    parts: places.flatMap(({ name, exploded }) => {
      const words = product.parts?.find(({ part }) => part === name);
      return words ? [{ label: words.label, text: words.text ?? '', at: exploded }] : [];
    }),
    ...(measures && { measures }),
    specifications: {
      heading: word('product.specifications'),
      caption: word('product.specificationsCaption', { product: product.name }),
      columns: [word('product.item'), ...specifications.columns],
      rows: specifications.rows.map(({ name, values }) => [name, ...values]),
    },
    standards: {
      heading: word('product.standards'),
      items: source.standards.map((standard) => ({
        standard,
        text:
          library.standards.find((candidate) => candidate.standard === standard)?.text[language] ??
          '',
      })),
    },
    // The current at each ambient temperature.
    ...(product.derating && {
      derating: {
        heading: word('product.derating'),
        caption: `${word('product.current')} (A)`,
        columns: [
          word('product.ambient'),
          ...product.derating.temperatures.map((temperature) => `${temperature} °C`),
        ],
        rows: product.derating.series.map(({ label, values }) => [label, ...values.map(String)]),
      },
    }),
    variants: { heading: word('product.variants'), text: product.variants },
    note: word('product.sample'),
  };
}

/** Returns the values of products as CSV and JSON in both languages, by file name. */
export function createValueFiles(library: Library): (readonly [name: string, body: string])[] {
  const item = library.messages.get('pages')?.['product.item'];
  return listSheetSources(library)
    .map((product) => ({ ...product, specifications: completeSpecifications(library, product) }))
    .flatMap((product) =>
      LANGUAGES.flatMap(
        (language) =>
          [
            [
              getSheetFile(product.slug, language, 'csv'),
              formatCsv(product, language, item?.[language] ?? ''),
            ],
            [getSheetFile(product.slug, language, 'json'), formatJson(product, language)],
          ] as const,
      ),
    );
}
