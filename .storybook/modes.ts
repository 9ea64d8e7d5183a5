/** A state of the toolbar, as `globals` of Storybook, and a window. */
export interface Mode {
  readonly language: 'ko' | 'en';
  readonly mode: 'light' | 'high-contrast';
  readonly motion: 'reduced';
  /** A key of the viewports in `preview.tsx`. */
  readonly viewport: `w${number}`;
}

/**
 * What the visual review looks at, here and in the cloud: both languages on both ends of the scale,
 * because words and windows change what fits, and high contrast once, because it changes colours alone.
 * Motion is reduced, so that a picture is always of the end of a movement.
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
