import {
  ButtonLink,
  Container,
  FeatureList,
  GlossaryTerm,
  Heading,
  ProductHeader,
  Prose,
  Section,
  Table,
} from '@site/design-system';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { PATHS, PRODUCT_PARAMETER, TERM_ANCHOR } from '@site/contract/paths';
import type { ProductBlock } from '@site/content/schema/blocks/index.ts';
import type { GlossaryEntry } from '@site/content/schema/glossary.ts';
import { firstMentions, type Piece } from '@site/content/terms.ts';

import { ContactButtons } from './parts/ContactButtons.tsx';
import { Drawing } from './parts/Drawing.tsx';

const Opening = styled(Container)`
  padding-block-start: var(--space-10);
`;

/* One product on one sheet of paper, and nothing else of its page. */
const Sheet = styled.div`
  @media print {
    main:has(&) :not(:has(&), &, & *) {
      display: none;
    }

    & :is(section, section > div, th, td, li) {
      gap: var(--space-3);
      padding-block: var(--space-1);
      line-height: var(--font-leading-snug);
    }

    & h2 {
      font-size: var(--font-size-h3);
    }
  }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-10);

  @media print, (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A text whose words of the trade open their explanations. */
const explained = (pieces: readonly Piece<GlossaryEntry>[] = []) =>
  pieces.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <GlossaryTerm
        key={piece.term.term}
        fullName={piece.term.name}
        explanation={piece.term.explanation}
        before={piece.before}
        after={piece.after}
      >
        {piece.term.term}
      </GlossaryTerm>
    ),
  );

/** Everything that is said of one product. */
export default function Product({ block: { product } }: { readonly block: ProductBlock }) {
  const { t } = useTranslation('shell');
  const { specifications, letters, standards, placeInCar, variants, glossary, department } =
    product;
  const [summary, ...features] = firstMentions(
    [product.summary, ...product.features],
    product.terms,
  );
  const facts = [
    [t('product.standards'), standards.join(', ')],
    [t('product.place'), placeInCar.text],
    [t('product.variants'), variants],
  ] as const;
  return (
    <Sheet>
      <Opening>
        <ProductHeader
          title={product.name}
          area={product.area}
          drawing={<Drawing id={product.drawing} eager />}
          features={
            <FeatureList
              area={product.area}
              items={features.map((pieces) => ({ title: explained(pieces) }))}
            />
          }
          actions={
            <>
              <ContactButtons departments={[department]} product={product.slug} />
              <ButtonLink
                variant="quiet"
                href={`${PATHS.compare}?${PRODUCT_PARAMETER}=${product.slug}`}
              >
                {t('product.compare')}
              </ButtonLink>
            </>
          }
        >
          {letters && (
            <p>
              <strong>
                {letters.expansionIsPrinted ? (
                  `${letters.short} · ${letters.expansion}`
                ) : (
                  <>
                    <GlossaryTerm
                      fullName={letters.expansion}
                      explanation={t('product.companyTerm')}
                    >
                      {letters.short}
                    </GlossaryTerm>
                    {` · ${letters.function}`}
                  </>
                )}
              </strong>
            </p>
          )}
          <p>{explained(summary)}</p>
        </ProductHeader>
      </Opening>
      <Section heading={t('product.specifications')} intro={<p>{t('product.sample')}</p>}>
        <Table
          caption={t('product.specificationsCaption', { product: product.name })}
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
    </Sheet>
  );
}
