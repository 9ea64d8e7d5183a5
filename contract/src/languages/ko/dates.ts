/** Formats `2026-11-12` briefly in Korean: 2026.11.12; a month as 2026.11. */
export const formatShortDate = (date: string): string => date.replaceAll('-', '.');
