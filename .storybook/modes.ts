/** A combination of toolbar globals and a viewport. */
export interface Mode {
  readonly language: 'ko' | 'en';
  readonly mode: 'light' | 'high-contrast';
  readonly motion: 'reduced';
  /** A key of the viewports in `preview.tsx`. */
  readonly viewport: `w${number}`;
}

/**
 * The combinations that the visual review photographs, locally and in Chromatic: both languages at the widest
 * and the narrowest viewport, because text and width change the layout, and high contrast once, because it
 * changes colours only. Motion is reduced so that every picture shows an end state.
 */
export const MODES = {
  'ko desktop': { language: 'ko', mode: 'light', motion: 'reduced', viewport: 'w1280' },
  'en desktop': { language: 'en', mode: 'light', motion: 'reduced', viewport: 'w1280' },
  'ko mobile': { language: 'ko', mode: 'light', motion: 'reduced', viewport: 'w360' },
  'en mobile': { language: 'en', mode: 'light', motion: 'reduced', viewport: 'w360' },
  'ko high contrast': {
    language: 'ko',
    mode: 'high-contrast',
    motion: 'reduced',
    viewport: 'w1280',
  },
} satisfies Record<string, Mode>;
