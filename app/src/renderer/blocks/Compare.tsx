import { Notice, Section } from '@site/design-system';
import { Comparison, ComparisonForm } from '@site/design-system/sections';
import { COMPARED_MAX, COMPARED_MIN } from '@site/contract/limits';
import {
  COMPARISON_ANCHOR,
  DIFFERENCES_PARAMETER,
  PATHS,
  PRODUCT_PARAMETER,
} from '@site/contract/paths';
import type { CompareBlock } from '@site/content/schema/blocks/index.ts';
import type { ComparedProduct } from '@site/content/schema/product.ts';

import { Island } from '../Island.tsx';
import { compareSpecifications } from '../compare/comparison.ts';
import { withoutBadBreaks } from '../../shared/language/no-break.ts';
import { useView } from '../view/view-context.ts';
import { Drawing } from './parts/Drawing.tsx';

/** The id of the form, to which the checkbox above the table also belongs. */
const FORM = 'products';

/** Shown for a product without an abbreviation. */
const NOTHING = '-';

const getLetters = ({ letters, function: role }: ComparedProduct): string =>
  letters ? (letters.expansionIsPrinted ? letters.expansion : role) : NOTHING;

/** Returns the first sentence of a product's summary. */
const getOpening = ({ summary }: ComparedProduct): string =>
  summary.split(/(?<=\.)\s/)[0] ?? summary;

/** A comparison of the products in the address, and a plain form to choose others. */
export default function Compare({ block }: { readonly block: CompareBlock }) {
  const { comparedProducts = [], onlyDifferences } = useView();
  const products = comparedProducts.slice(0, COMPARED_MAX);
  const notice =
    products.length === 1
      ? block.tooFew
      : comparedProducts.length > COMPARED_MAX
        ? block.tooMany
        : undefined;
  const query = new URLSearchParams([
    ...products.map(({ slug }) => [PRODUCT_PARAMETER, slug]),
    ...(onlyDifferences ? [[DIFFERENCES_PARAMETER, 'only']] : []),
  ]);
  const address = `${PATHS.compare}?${query.toString()}#${COMPARISON_ANCHOR}`;
  return (
    <>
      {products.length >= COMPARED_MIN && (
        <Section
          id={COMPARISON_ANCHOR}
          // The address of a result leads here, and screen readers announce its name.
          tabIndex={-1}
          heading={block.tableHeading}
          intro={<p>{products.map(({ name }) => name).join(', ')}</p>}
          aside={<Island name="CopyLink" props={{ href: address, of: block.address }} />}
        >
          {notice && <Notice tone="info">{notice}</Notice>}
          <Comparison
            itemLabel={block.item}
            differences={{
              label: block.onlyDifferences,
              name: DIFFERENCES_PARAMETER,
              form: FORM,
              defaultChecked: onlyDifferences,
            }}
            items={products.map(({ slug, name, href, drawing }) => ({
              id: slug,
              name,
              href,
              picture: <Drawing id={drawing} decorative />,
            }))}
            rows={[
              { label: block.rows.summary, values: products.map(getOpening) },
              { label: block.rows.letters, values: products.map(getLetters) },
              ...compareSpecifications(products),
              {
                label: block.rows.standards,
                values: products.map(({ standards }) =>
                  withoutBadBreaks(standards.map(({ standard }) => standard).join(', ')),
                ),
              },
              { label: block.rows.variants, values: products.map(({ variants }) => variants) },
            ]}
          />
        </Section>
      )}
      <Section
        heading={block.heading}
        intro={<p>{block.text}</p>}
        tone={products.length >= COMPARED_MIN ? 'subtle' : undefined}
      >
        {notice && products.length < COMPARED_MIN && <Notice tone="info">{notice}</Notice>}
        <ComparisonForm
          id={FORM}
          action={`${PATHS.compare}#${COMPARISON_ANCHOR}`}
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
