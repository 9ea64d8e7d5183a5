import { MODES, type Mode } from '@site/tokens';

/** The media query with which a drawing selects a mode; without one it is light. */
export const MODE_MEDIA = {
  dark: '@media(prefers-color-scheme:dark)',
  'high-contrast': '@media(prefers-contrast:more)',
} as const satisfies Readonly<Record<Exclude<Mode, 'light'>, string>>;

export { MODES };

/** Returns the file of a drawing in one mode, whatever the system prefers, for reviews of all modes. */
export const inMode = (svg: string, mode: Mode): string =>
  Object.entries(MODE_MEDIA).reduce(
    (text, [otherMode, media]) =>
      text.replace(media, otherMode === mode ? '@media all' : '@media not all'),
    svg,
  );
