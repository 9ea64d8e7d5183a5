import type { Brand } from '@site/tokens/brands';

/** A combination of toolbar globals and a viewport. */
export interface Mode {
  readonly language: 'ko' | 'en';
  readonly mode: 'light' | 'dark' | 'high-contrast';
  /** By default the site's. */
  readonly brand?: Brand;
  readonly motion: 'reduced';
  /** A key of the viewports in `preview.tsx`. */
  readonly viewport: `w${number}`;
}

/**
 * The combinations that the visual review photographs, locally and in Chromatic: both languages at the widest
 * and the narrowest viewport, because text and width change the layout; the dark mode, high contrast and another
 * brand once, because they change colors only. Motion is reduced so that every picture shows an end state.
 */
export const MODES = {
  'ko desktop': { language: 'ko', mode: 'light', motion: 'reduced', viewport: 'w1280' },
  'en desktop': { language: 'en', mode: 'light', motion: 'reduced', viewport: 'w1280' },
  'ko mobile': { language: 'ko', mode: 'light', motion: 'reduced', viewport: 'w360' },
  'en mobile': { language: 'en', mode: 'light', motion: 'reduced', viewport: 'w360' },
  'ko dark': { language: 'ko', mode: 'dark', motion: 'reduced', viewport: 'w1280' },
  'ko other brand': {
    language: 'ko',
    mode: 'light',
    brand: 'veldra',
    motion: 'reduced',
    viewport: 'w1280',
  },
  'ko high contrast': {
    language: 'ko',
    mode: 'high-contrast',
    motion: 'reduced',
    viewport: 'w1280',
  },
} satisfies Record<string, Mode>;

/** The name of one of the modes. */
export type ModeName = keyof typeof MODES;

/** For stories that show every mode themselves: Chromatic photographs them only in the first mode. */
export const FIRST_MODE_ALONE = Object.fromEntries(
  Object.keys(MODES)
    .slice(1)
    .map((name) => [name, { disable: true }]),
);
