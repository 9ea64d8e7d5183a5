import { PreviousNext } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';
import type { ProductNextBlock } from '@site/content/schema/blocks/index.ts';
import type { ProductLink } from '@site/content/schema/product.ts';

import { Drawing } from './parts/Drawing.tsx';

/** The previous and the next product. */
export default function ProductNext({ block }: { readonly block: ProductNextBlock }) {
  const { t } = useTranslation('pages');
  const linkTo = ({ name, href, drawing, area }: ProductLink, label: string) => ({
    href,
    label,
    title: name,
    accent: area,
    picture: <Drawing id={drawing} decorative />,
  });
  const { previous, next } = block.product;
  return (
    <PreviousNext
      aria-label={t('product.others')}
      previous={linkTo(previous, t('product.previous'))}
      next={linkTo(next, t('product.next'))}
    />
  );
}
