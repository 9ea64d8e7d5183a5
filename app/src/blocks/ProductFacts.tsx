import { FactColumns, PrintSheet, Section, Table } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import { TERM_ANCHOR } from '@site/contract/paths';
import type { ProductFactsBlock } from '@site/content/schema/blocks/index.ts';

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
    { heading: t('product.standards'), text: standards.join(', ') },
    { heading: t('product.place'), text: placeInCar.text },
    { heading: t('product.variants'), text: variants },
    ...(glossary
      ? [
          {
            id: TERM_ANCHOR,
            heading: t('product.glossary', { term: glossary.term }),
            text: glossary.text,
          },
        ]
      : []),
  ];
  return (
    <PrintSheet>
      <Section heading={t('product.specifications')} intro={<p>{t('product.sample')}</p>}>
        <Table
          caption={t('product.specificationsCaption', { product })}
          captionVisible={false}
          columns={[t('product.item'), ...specifications.columns]}
          rows={specifications.rows.map(({ name, values }) => [name, ...values])}
        />
        <FactColumns items={facts} />
      </Section>
    </PrintSheet>
  );
}
