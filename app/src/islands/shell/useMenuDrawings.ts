import { useRef, useState } from 'react';
import type { Language } from '@site/contract/language';

import { useLanguage } from '../../shared/language/language-context.ts';
import type { MenuDrawings } from './menu-drawings.tsx';

/**
 * The drawings of the menu, and what loads them. They are not in the HTML of every page: they are loaded when the menu
 * is first pointed at, focused or opened. Until then, and without scripts, the menu is its words.
 */
export function useMenuDrawings() {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; drawings: MenuDrawings }>();
  const requested = useRef<Language>(undefined);
  const load = () => {
    if (requested.current === language) return;
    requested.current = language;
    import('./menu-drawings.tsx')
      .then(({ loadMenuDrawings }) => loadMenuDrawings(language))
      .then((drawings) => setLoaded({ language, drawings }))
      .catch(() => {
        requested.current = undefined;
      });
  };
  return { drawings: loaded?.language === language ? loaded.drawings : undefined, load };
}
