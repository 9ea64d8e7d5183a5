/** The two modes that every drawing supports; by default it follows the visitor's system setting. */
export const MODES = ['light', 'high-contrast'] as const;

const MORE_CONTRAST = '@media(prefers-contrast:more)';

/** The file of a drawing as it looks in one mode, whatever the system prefers: for reviews of both. */
export const inMode = (svg: string, mode: (typeof MODES)[number]): string =>
  svg.replace(MORE_CONTRAST, mode === 'light' ? '@media not all' : '@media all');
