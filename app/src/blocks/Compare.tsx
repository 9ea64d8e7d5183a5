import { Comparison, ComparisonForm, Notice, Section } from '@site/design-system';
import { COMPARED_MAX, COMPARED_MIN } from '@site/contract/limits';
import { PATHS, PRODUCT_PARAMETER } from '@site/contract/paths';
import type { CompareBlock } from '@site/content/schema/blocks/index.ts';
import type { ComparedProduct } from '@site/content/schema/product.ts';

import { comparisonOf } from '../compare/comparison.ts';
import { useView } from '../view/ViewContext.ts';
import { Drawing } from './parts/Drawing.tsx';

/** What stands where a product has no letters. */
const NOTHING = '-';

const lettersOf = ({ letters }: ComparedProduct): string =>
  letters ? (letters.expansionIsPrinted ? letters.expansion : letters.function) : NOTHING;

/** What a product does, in the first of its sentences. */
const openingOf = ({ summary }: ComparedProduct): string =>
  summary.split(/(?<=\.)\s/)[0] ?? summary;

/** Products side by side, as the address names them, and a plain form that asks for others. */
export default function Compare({ block }: { readonly block: CompareBlock }) {
  const { compared = [] } = useView();
  const products = compared.slice(0, COMPARED_MAX);
  const notice =
    products.length === 1
      ? block.tooFew
      : compared.length > COMPARED_MAX
        ? block.tooMany
        : undefined;
  return (
    <>
      {products.length >= COMPARED_MIN && (
        <Section heading={block.tableHeading}>
          {notice && <Notice tone="info">{notice}</Notice>}
          <Comparison
            itemLabel={block.item}
            items={products.map(({ slug, name, href, drawing }) => ({
              id: slug,
              name,
              href,
              picture: <Drawing id={drawing} decorative />,
            }))}
            rows={[
              { label: block.rows.summary, values: products.map(openingOf) },
              { label: block.rows.letters, values: products.map(lettersOf) },
              ...comparisonOf(products),
              {
                label: block.rows.standards,
                values: products.map(({ standards }) =>
                  standards.map(({ standard }) => standard).join(', '),
                ),
              },
              { label: block.rows.variants, values: products.map(({ variants }) => variants) },
            ]}
          />
        </Section>
      )}
      <Section heading={block.heading} intro={<p>{block.text}</p>} tone="subtle">
        {notice && products.length < COMPARED_MIN && <Notice tone="info">{notice}</Notice>}
        <ComparisonForm
          action={PATHS.compare}
          name={PRODUCT_PARAMETER}
          value={products.map(({ slug }) => slug)}
          groups={block.areas.map(({ area, label, products: choices }) => ({
            id: area,
            label,
            options: choices.map((choice) => ({ value: choice.slug, label: choice.name })),
          }))}
          submitLabel={block.button}
        />
      </Section>
    </>
  );
}
