import { Heading, Prose, Section, Table } from '@site/design-system';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { TERM_ANCHOR } from '@site/contract/paths';
import type { ProductFactsBlock } from '@site/content/schema/blocks/index.ts';

import { ProductSheet } from './parts/ProductSheet.tsx';

const Facts = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-10);

  @media print, (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** What is to be looked up about one product. */
export default function ProductFacts({ block }: { readonly block: ProductFactsBlock }) {
  const { t } = useTranslation('shell');
  const {
    name: product,
    specifications,
    standards,
    placeInCar,
    variants,
    glossary,
  } = block.product;
  const facts = [
    [t('product.standards'), standards.join(', ')],
    [t('product.place'), placeInCar.text],
    [t('product.variants'), variants],
  ] as const;
  return (
    <ProductSheet>
      <Section heading={t('product.specifications')} intro={<p>{t('product.sample')}</p>}>
        <Table
          caption={t('product.specificationsCaption', { product })}
          captionVisible={false}
          columns={[t('product.item'), ...specifications.columns]}
          rows={specifications.rows.map(({ name, values }) => [name, ...values])}
        />
        <Facts>
          {facts.map(([title, text]) => (
            <Prose key={title}>
              <Heading level={3} size="label">
                {title}
              </Heading>
              <p>{text}</p>
            </Prose>
          ))}
          {glossary && (
            <Prose id={TERM_ANCHOR}>
              <Heading level={3} size="label">
                {t('product.glossary', { term: glossary.term })}
              </Heading>
              <p>{glossary.text}</p>
            </Prose>
          )}
        </Facts>
      </Section>
    </ProductSheet>
  );
}
