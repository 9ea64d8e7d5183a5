import { ButtonLink, Container, GlossaryTerm, KeyValues } from '@site/design-system';
import { FeatureList, PrintSheet, ProductHeader } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';
import { PATHS, PRODUCT_PARAMETER } from '@site/contract/paths';
import type { ProductBlock } from '@site/content/schema/blocks/index.ts';
import type { GlossaryEntry } from '@site/content/schema/glossary.ts';
import { splitAtFirstMentions, type Piece } from '../terms/first-mentions.ts';

import { Island } from '../Island.tsx';
import { leadsSomewhere } from '../../shared/routes.ts';
import { getFeatureId } from './parts/feature-id.ts';
import { ProductDrawing } from './parts/ProductDrawing.tsx';
import { useIntroduction } from '../view/useContent.ts';

/** Returns a text whose technical terms open their explanations. */
const explainTerms = (pieces: readonly Piece<GlossaryEntry>[] = []) =>
  pieces.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <GlossaryTerm
        key={piece.term.term}
        fullName={piece.term.name}
        explanation={piece.term.explanation}
        before={piece.wordBefore}
        after={piece.wordAfter}
      >
        {piece.term.term}
      </GlossaryTerm>
    ),
  );

/** The top of a product's page. */
export default function Product({ block: { product } }: { readonly block: ProductBlock }) {
  const { t } = useTranslation('pages');
  const { letters, department } = product;
  const [summary, ...features] = splitAtFirstMentions(
    [product.summary, ...product.features],
    product.terms,
  );
  return (
    <PrintSheet>
      <Container opening>
        <ProductHeader
          heading={product.name}
          level={useIntroduction().length > 0 ? 2 : 1}
          accent={product.area}
          drawing={<ProductDrawing id={product.drawing} parts={product.parts} />}
          values={product.keyValues.length > 0 && <KeyValues items={product.keyValues} />}
          valuesNote={t('product.keyValues')}
          features={
            <FeatureList
              accent={product.area}
              items={features.map((pieces, index) => ({
                id: getFeatureId(index + 1),
                title: explainTerms(pieces),
              }))}
            />
          }
          actions={
            <>
              <Island
                name="ContactButtons"
                props={{ departments: [department], product: product.slug }}
              />
              {leadsSomewhere(PATHS.compare) && (
                <ButtonLink
                  variant="quiet"
                  href={`${PATHS.compare}?${PRODUCT_PARAMETER}=${product.slug}`}
                >
                  {t('product.compare')}
                </ButtonLink>
              )}
            </>
          }
        >
          {letters && (
            <p>
              <strong>
                {letters.expansionIsPrinted ? (
                  [letters.short, letters.expansion]
                    .filter((name) => name !== product.name)
                    .join(' · ')
                ) : (
                  <>
                    <GlossaryTerm
                      fullName={letters.expansion}
                      explanation={t('product.companyTerm')}
                    >
                      {letters.short}
                    </GlossaryTerm>
                    {` · ${product.function}`}
                  </>
                )}
              </strong>
            </p>
          )}
          <p>{explainTerms(summary)}</p>
          {product.availability && (
            <p>
              <small>{product.availability}</small>
            </p>
          )}
        </ProductHeader>
      </Container>
    </PrintSheet>
  );
}
