import { ActionLinks, Heading, Section } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import type { ProductPlaceBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';

/** The place of a product in the car, and its neighbors. */
export default function ProductPlace({ block }: { readonly block: ProductPlaceBlock }) {
  const { t } = useTranslation('pages');
  const { drawing, placeInCar, neighbors } = block.product;
  return (
    <Section heading={t('product.place')} intro={<p>{placeInCar.text}</p>}>
      <Drawing id={drawing} decorative />
      {neighbors.length > 0 && (
        <div>
          <Heading level={3} size="label">
            {t('product.neighbors')}
          </Heading>
          <ActionLinks items={neighbors.map(({ name, href }) => ({ label: name, href }))} />
        </div>
      )}
    </Section>
  );
}
