import { MODES, type Mode } from '@site/tokens';

/** The media query by which a drawing shows itself in a mode; without one it is light. */
export const MODE_MEDIA = {
  dark: '@media(prefers-color-scheme:dark)',
  'high-contrast': '@media(prefers-contrast:more)',
} as const satisfies Readonly<Record<Exclude<Mode, 'light'>, string>>;

export { MODES };

/** The file of a drawing as it looks in one mode, whatever the system prefers: for reviews of all. */
export const inMode = (svg: string, mode: Mode): string =>
  Object.entries(MODE_MEDIA).reduce(
    (text, [other, media]) => text.replace(media, other === mode ? '@media all' : '@media not all'),
    svg,
  );
