import type { Library } from '@site/content/library/library.ts';
import type { ProductSource, ProductStage } from '@site/content/schema/product.ts';
import { mapLanguages, type Language } from '@site/contract/language';
import { fillMessage } from '@site/contract/message';

import { writtenMonth } from './dates.ts';

type Words = Pick<Library, 'messages'>;

/** How far a product or a variant is, in words: "Samples since June 2026; series production planned for 2027". */
export function describeStage(
  { messages }: Words,
  stage: ProductStage,
  language: Language,
): string {
  const word = (key: string, values: Readonly<Record<string, string>>): string =>
    fillMessage(messages.get('pages')?.[key]?.[language] ?? key, language, values);
  const now = word(`product.state.${stage.stage}`, { since: writtenMonth(stage.since, language) });
  if (stage.planned === undefined) return now;
  return now + word('product.state.planned', { planned: writtenMonth(stage.planned, language) });
}

/** The specifications of a product with a last row that says how far each variant is. */
export function withAvailability(
  { messages }: Words,
  { specifications, state }: Pick<ProductSource, 'specifications' | 'state'>,
): ProductSource['specifications'] {
  const name = messages.get('pages')?.['product.state'];
  if (!name || !state) return specifications;
  const { variants = [], ...stage } = state;
  const getStage = (column: number): ProductStage =>
    variants.find(({ variant }) => variant === column + 1) ?? stage;
  return {
    ...specifications,
    rows: [
      ...specifications.rows,
      {
        name,
        values: specifications.columns.map((_, column) =>
          mapLanguages((language) => describeStage({ messages }, getStage(column), language)),
        ),
      },
    ],
  };
}
