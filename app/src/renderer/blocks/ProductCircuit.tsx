import { Section } from '@site/design-system';
import { Circuit } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';
import type { ProductCircuitBlock } from '@site/content/schema/blocks/index.ts';

/** The circuit that a product switches, distributes or protects. */
export default function ProductCircuit({ block }: { readonly block: ProductCircuitBlock }) {
  const { t } = useTranslation('pages');
  const { text, area, ...circuit } = block.circuit;
  return (
    <Section heading={t('product.circuit')} intro={<p>{text}</p>}>
      <Circuit {...circuit} accent={area} />
    </Section>
  );
}
