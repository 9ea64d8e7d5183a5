import { Button, Grid, Notice, Section, Table } from '@site/design-system';
import styled from 'styled-components';
import { COMPARED_MAX, COMPARED_MIN } from '@site/contract/limits';
import { PATHS, PRODUCT_PARAMETER } from '@site/contract/paths';
import type { CompareBlock } from '@site/content/schema/blocks/index.ts';
import type { Product } from '@site/content/schema/product.ts';

import { comparisonOf, type ComparedValue } from '../compare/comparison.ts';
import { useView } from '../view/ViewContext.ts';
import { Drawing } from './parts/Drawing.tsx';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  justify-items: start;

  @media print {
    display: none;
  }
`;

const Groups = styled(Grid)`
  && {
    inline-size: 100%;
  }
`;

const Group = styled.fieldset`
  display: grid;
  align-content: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 var(--space-3);
    color: var(--color-text-heading);
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-bold);
  }
`;

/* Without hint and error it needs nothing of the form family, which would weigh on this page and others. */
const Choice = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-block-size: 2.75rem;
  color: var(--color-text-heading);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
  cursor: pointer;

  & > input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--color-action-primary);
  }
`;

const Head = styled.span`
  display: grid;
  gap: var(--space-3);

  & > img {
    inline-size: 100%;
    max-inline-size: 12rem;
    block-size: auto;
  }
`;

const Values = styled.dl`
  margin: 0;

  & dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  & dd {
    margin: 0 0 var(--space-2);
  }
`;

/** What stands where a product has nothing to say. */
const NOTHING = '-';

function Value({ value }: { readonly value: ComparedValue | undefined }) {
  if (!value) return NOTHING;
  if (value.every(({ variant }) => variant === undefined)) return value[0]?.value;
  return (
    <Values>
      {value.map(({ variant, value: text }) => (
        <div key={variant}>
          <dt>{variant}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Values>
  );
}

const lettersOf = ({ letters }: Product): string =>
  letters ? (letters.expansionIsPrinted ? letters.expansion : letters.function) : NOTHING;

/** What a product does, in the first of its sentences. */
const openingOf = ({ summary }: Product): string => summary.split(/(?<=\.)\s/)[0] ?? summary;

/** Products side by side, as the address names them, and a plain form that asks for others. */
export default function Compare({ block }: { readonly block: CompareBlock }) {
  const { compared = [] } = useView();
  const products = compared.slice(0, COMPARED_MAX);
  const chosen = new Set(products.map(({ slug }) => slug));
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
          <Table
            caption={products.map(({ name }) => name).join(', ')}
            captionVisible={false}
            even
            columns={[
              block.item,
              ...products.map(({ slug, name, href, drawing }) => (
                <Head key={slug}>
                  <Drawing id={drawing} decorative />
                  <a href={href}>{name}</a>
                </Head>
              )),
            ]}
            rows={[
              [block.rows.summary, ...products.map(openingOf)],
              [block.rows.letters, ...products.map(lettersOf)],
              ...comparisonOf(products).map(({ name, values }) => [
                name,
                ...values.map((value, index) => (
                  <Value key={products[index]?.slug} value={value} />
                )),
              ]),
              [block.rows.standards, ...products.map(({ standards }) => standards.join(', '))],
              [block.rows.variants, ...products.map(({ variants }) => variants)],
            ]}
          />
        </Section>
      )}
      <Section heading={block.heading} intro={<p>{block.text}</p>} tone="subtle">
        {notice && products.length < COMPARED_MIN && <Notice tone="info">{notice}</Notice>}
        {/* Boxes take up what the address says, also after Back. */}
        <Form key={[...chosen].join()} action={PATHS.compare}>
          <Groups>
            {block.areas.map(({ area, label, products: choices }) => (
              <li key={area}>
                <Group>
                  <legend>{label}</legend>
                  {choices.map(({ slug, name }) => (
                    <Choice key={slug}>
                      <input
                        type="checkbox"
                        name={PRODUCT_PARAMETER}
                        value={slug}
                        defaultChecked={chosen.has(slug)}
                      />
                      {name}
                    </Choice>
                  ))}
                </Group>
              </li>
            ))}
          </Groups>
          <Button type="submit">{block.button}</Button>
        </Form>
      </Section>
    </>
  );
}
