import { Heading, Section, TermChips } from '@site/design-system';
import { FactColumns, PrintSheet, VariantTable } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';
import { TERM_ANCHOR, VARIANT_ANCHOR } from '@site/contract/paths';
import type { ProductFactsBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../Island.tsx';

/** The reference section of a product. */
export default function ProductFacts({ block }: { readonly block: ProductFactsBlock }) {
  const { t } = useTranslation('pages');
  const {
    name: product,
    href,
    specifications,
    ordering,
    standards,
    variants,
    glossary,
    news,
  } = block.product;
  const { columns, rows } = specifications;
  const facts = [
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
    ...(news.length > 0
      ? [
          {
            heading: t('product.news'),
            text: news.map((item) => (
              <a key={item.href} href={item.href}>
                {item.title}
              </a>
            )),
          },
        ]
      : []),
  ];
  const variantId = (index: number) => `${VARIANT_ANCHOR}-${index + 1}`;
  return (
    <>
      <PrintSheet>
        <Section heading={t('product.specifications')} intro={<p>{t('product.sample')}</p>}>
          <VariantTable
            caption={t('product.specificationsCaption', { product })}
            itemLabel={t('product.item')}
            variants={columns.map((label, index) => ({
              id: variantId(index),
              label,
              action: columns.length > 1 && (
                <Island
                  name="CopyLink"
                  props={{ href: `${href}#${variantId(index)}`, of: label }}
                />
              ),
            }))}
            rows={rows.map(({ name, values }) => ({ label: name, values }))}
          />
          <div>
            <Heading level={3} size="label">
              {t('product.standards')}
            </Heading>
            <TermChips
              items={standards.map(({ standard, text }) => ({ term: standard, explanation: text }))}
            />
          </div>
          <FactColumns items={facts} />
        </Section>
      </PrintSheet>
      {ordering && (
        <Section heading={t('product.ordering')}>
          <VariantTable
            caption={t('product.orderingCaption', { product })}
            itemLabel={t('product.item')}
            variants={ordering.columns.map((label, index) => ({
              id: `ordering-${index + 1}`,
              label,
            }))}
            rows={ordering.rows.map(({ name, values }) => ({ label: name, values }))}
          />
        </Section>
      )}
    </>
  );
}
