import { useEffect } from 'react';

import { useStored } from './useStored.ts';

/** The color schemes that a person can select. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Returns the color scheme of a page on this machine: that of the system, light or dark, with its setter. */
export function useColorScheme() {
  const schemeState = useStored<ColorScheme>('scheme', COLOR_SCHEMES, 'system');
  const [scheme] = schemeState;
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = (): void => {
      const isDark = scheme === 'dark' || (scheme === 'system' && system.matches);
      document.documentElement.dataset['mode'] = isDark ? 'dark' : 'light';
      document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [scheme]);
  return schemeState;
}
