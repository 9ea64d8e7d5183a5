import { SheetActions, SheetSearch, sheetStyles } from '@site/design-system';
import { menuStyles, ProductIndex } from '@site/design-system/sections';
import type { ReactNode } from 'react';
import { menu } from 'virtual:menu';
import type { Language } from '@site/contract/language';

import type { MenuItem } from '../../shared/menu.ts';
import { PictureImage } from '../../shared/PictureImage.tsx';

/** The content of the menu's panels besides words. */
export interface MenuDrawings {
  /** The language of their links. */
  readonly language: Language;
  /** Their layout in the panel of the business areas. */
  readonly menuStyles: typeof menuStyles;
  /** Parts of the menu of narrow screens. */
  readonly SheetActions: typeof SheetActions;
  readonly SheetSearch: typeof SheetSearch;
  readonly sheetStyles: typeof sheetStyles;
  /** The drawing of a group, by its id. */
  readonly getPicture: (group: string) => ReactNode;
  /** The links with drawings below an item; `shown` is the path and query of the page. */
  readonly getContent: (item: Pick<MenuItem, 'href' | 'accent'>, openPath: string) => ReactNode;
  /** The drawing of the first of these links. */
  readonly getFirstPicture: (item: string) => ReactNode;
}

/** Loads the drawings of the menu and the links below its items in a language. */
export async function loadMenuDrawings(language: Language): Promise<MenuDrawings> {
  const { groups, items, pictures } = (await menu[language]()).default;
  const draw = (drawing: string | undefined): ReactNode => {
    const picture = drawing !== undefined && pictures[drawing];
    return picture ? <PictureImage picture={picture} decorative /> : undefined;
  };
  return {
    language,
    menuStyles,
    SheetActions,
    SheetSearch,
    sheetStyles,
    getPicture: (group) => draw(groups[group]?.drawing),
    getFirstPicture: (item) => draw(items[item]?.[0]?.drawing),
    getContent({ href: path, accent }, openPath) {
      const links = items[path];
      return (
        links && (
          <ProductIndex
            size={accent ? 'small' : 'large'}
            products={links.map(({ label, href, drawing }, index) => ({
              label,
              href,
              current: href === openPath || (index === 0 && path === openPath),
              picture: draw(drawing),
            }))}
          />
        )
      );
    },
  };
}
