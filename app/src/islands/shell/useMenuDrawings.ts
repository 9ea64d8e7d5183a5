import { useEffect, useRef, useState } from 'react';
import type { Language } from '@site/contract/language';

import { useLanguage } from '../../shared/language/language-context.ts';
import type { MenuDrawings } from './menu-drawings.tsx';

/** Fetches the code of the drawings. */
export const importMenuDrawings = () => import('./menu-drawings.tsx');

/** The menu while it is used. */
const USED = 'header nav:is(:hover,:focus-within),#menu:is(:popover-open,:modal)';

/**
 * The drawings of the menu, and what loads them. They are not in the HTML of every page: they are loaded when the menu
 * is first pointed at, focused or opened, also if that was before hydration. Until then, and without scripts, the menu
 * is its words.
 */
export function useMenuDrawings() {
  const language = useLanguage();
  const [drawings, setDrawings] = useState<MenuDrawings>();
  const requestedLanguage = useRef<Language>(undefined);
  const load = () => {
    if (requestedLanguage.current === language) return;
    requestedLanguage.current = language;
    importMenuDrawings()
      .then((module) => module.loadMenuDrawings(language))
      .then(setDrawings, () => {
        requestedLanguage.current = undefined;
      });
  };
  useEffect(() => {
    if (document.querySelector(USED)) load();
  });
  return { drawings: drawings?.language === language ? drawings : undefined, load };
}
