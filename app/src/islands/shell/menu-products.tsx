import { ProductIndex } from '@site/design-system/sections';
import type { ReactNode } from 'react';
import { products } from 'virtual:products';
import type { Language } from '@site/contract/language';

import { PictureImage } from '../../shared/PictureImage.tsx';

/** The content of the menu's panels below the links to the areas, by the path of the area. */
export type MenuProducts = ReadonlyMap<string, ReactNode>;

/** Loads the products of every area as links with a small drawing. */
export async function loadMenuProducts(language: Language): Promise<MenuProducts> {
  const { default: menu } = await products[language]();
  return new Map(
    menu.areas.map(({ area, href, products: listed }) => [
      href,
      <ProductIndex
        key={href}
        accent={area}
        products={listed.map(({ drawing, ...product }) => {
          const picture = menu.drawings?.[drawing];
          return {
            ...product,
            picture: picture && <PictureImage picture={picture} decorative />,
          };
        })}
      />,
    ]),
  );
}
