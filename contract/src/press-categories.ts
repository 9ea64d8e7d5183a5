/** What press items are sorted into, in the order of the filter. */
export const PRESS_CATEGORIES = ['global', 'rnd', 'pr'] as const;
