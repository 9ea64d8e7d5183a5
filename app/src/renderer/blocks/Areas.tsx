import { AreaRow } from '@site/design-system/sections';
import type { AreasBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { openHref } from './parts/links.ts';

/** The business areas one below the other, each with its drawing and products. */
export default function Areas({ block }: { readonly block: AreasBlock }) {
  return block.items.map(({ area, title, drawing, href, products, ...item }, index) => (
    <AreaRow
      key={area}
      accent={area}
      heading={title}
      {...item}
      href={openHref(href)}
      side={index % 2 === 0 ? 'start' : 'end'}
      drawing={<Drawing id={drawing} decorative />}
      products={products.map(({ drawing: picture, ...product }) => ({
        ...product,
        href: openHref(product.href),
        picture: <Drawing id={picture} decorative />,
      }))}
    />
  ));
}
