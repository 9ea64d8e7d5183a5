import { Navigation } from '@site/design-system';
import { useRef, useState } from 'react';
import type { Language } from '@site/contract/language';

import { useLanguage } from '../../shared/language/language-context.ts';
import type { MenuProducts } from './menu-products.tsx';
import { useMenu } from './useMenu.ts';

/**
 * Returns the products below the areas, and a function to load them. The HTML of pages does not contain them: they are
 * loaded when the menu is first pointed at or focused. Until then, and if that fails, the menu links to the areas.
 */
function useMenuProducts() {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; products: MenuProducts }>();
  const requested = useRef<Language>(undefined);
  const load = () => {
    if (requested.current === language) return;
    requested.current = language;
    import('./menu-products.tsx')
      .then(({ loadMenuProducts }) => loadMenuProducts(language))
      .then((products) => setLoaded({ language, products }))
      .catch(() => {
        requested.current = undefined;
      });
  };
  return { products: loaded?.language === language ? loaded.products : undefined, load };
}

/** The main menu of wide screens. */
export default function HeaderNavigation() {
  const groups = useMenu();
  const { products, load } = useMenuProducts();
  return (
    <Navigation
      groups={
        products
          ? groups.map((group) => ({
              ...group,
              items: group.items.map((item) => ({ ...item, content: products.get(item.href) })),
            }))
          : groups
      }
      onPointerEnter={load}
      onFocus={load}
    />
  );
}
