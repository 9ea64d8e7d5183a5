import type { Library } from '@site/content/library/library.ts';
import type { ChartsBlockSource } from '@site/content/schema/blocks/charts.ts';
import type { ProductSource, ProductStage } from '@site/content/schema/product.ts';
import { mapLanguages, type Language } from '@site/contract/language';
import { fillMessage } from '@site/contract/message';

import { writeMonth } from './dates.ts';

type Words = Pick<Library, 'messages'>;

/** Describes the stage of a product or a variant: "Samples since June 2026; series production planned for 2027". */
export function describeStage(
  { messages }: Words,
  stage: ProductStage,
  language: Language,
): string {
  const word = (key: string, values: Readonly<Record<string, string>>): string =>
    fillMessage(messages.get('pages')?.[key]?.[language] ?? key, language, values);
  const now = word(`product.state.${stage.stage}`, { since: writeMonth(stage.since, language) });
  if (stage.planned === undefined) return now;
  return now + word('product.state.planned', { planned: writeMonth(stage.planned, language) });
}

/** Returns the rows after the specifications: ordering, design-in, and the stage of each variant. */
export function createOrderingRows(
  { messages }: Words,
  { specifications: { columns }, mechanical, state }: CompletedSource,
): ProductSource['specifications']['rows'] {
  const rows: (readonly [key: string, values: ProductSource['specifications']['columns']])[] = [];
  if (mechanical) {
    const { partNumbers, dimensions, weights, mating, conditions } = mechanical;
    rows.push(
      ['product.partNumber', partNumbers],
      ['product.dimensions', dimensions],
      ['product.weight', weights],
      ['product.mating', mating],
      ['product.conditions', columns.map(() => conditions)],
    );
  }
  if (state) {
    const { variants = [], ...stage } = state;
    const getStage = (column: number): ProductStage =>
      variants.find(({ variant }) => variant === column + 1) ?? stage;
    const values = columns.map((_, column) =>
      mapLanguages((language) => describeStage({ messages }, getStage(column), language)),
    );
    rows.push(['product.state', values]);
  }
  return rows.flatMap(([key, values]) => {
    const name = messages.get('pages')?.[key];
    return name ? [{ name, values: [...values] }] : [];
  });
}

type CompletedSource = Pick<ProductSource, 'specifications' | 'mechanical' | 'state'>;

/** Returns the specifications of a product with part numbers, dimensions, test conditions and stages. */
export const completeSpecifications = (
  words: Words,
  product: CompletedSource,
): ProductSource['specifications'] => ({
  ...product.specifications,
  rows: [...product.specifications.rows, ...createOrderingRows(words, product)],
});

/** Returns the derating curve of a product as the charts of its page; empty without a rated current. */
export function createDerating(
  { messages }: Words,
  { derating }: Pick<ProductSource, 'derating'>,
): ChartsBlockSource | undefined {
  const words = messages.get('pages');
  const heading = words?.['product.derating'];
  const categoryLabel = words?.['product.ambient'];
  const title = words?.['product.current'];
  if (!derating || !heading || !categoryLabel || !title) return undefined;
  const isWhole = derating.series.every(({ values }) => values.every(Number.isInteger));
  const digits = isWhole ? 0 : 1;
  return {
    type: 'charts',
    id: 'derating',
    heading,
    categories: derating.temperatures.map((temperature) => `${temperature} °C`.replace('-', '−')),
    categoryLabel,
    units: [{ label: 'A', digits }],
    items: [
      {
        title,
        kind: 'lines',
        wide: true,
        series: derating.series.map(({ label, values }) => ({
          label: typeof label === 'string' ? mapLanguages(() => label) : label,
          values,
        })),
      },
    ],
  };
}
