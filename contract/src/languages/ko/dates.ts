/** `2026-11-12` as Korean writes it where there is little room: 2026.11.12; a month as 2026.11. */
export const formatShortDate = (date: string): string => date.replaceAll('-', '.');
