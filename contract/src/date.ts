/** How far Seoul is ahead of UTC, in milliseconds: it has used UTC+9 without summer time since 1988. */
export const SEOUL_OFFSET = 9 * 60 * 60 * 1000;

/**
 * The date in Seoul, where the company is, as `YYYY-MM-DD`. Computed, because a browser needs a
 * tenth of a second to load the calendars that `Intl` has for every place and time.
 */
export const getDateInSeoul = (now: Date): string =>
  new Date(now.getTime() + SEOUL_OFFSET).toISOString().slice(0, 10);

/** The instant of a date (`YYYY-MM-DD`) and a time of day (`HH:MM`) in Seoul. */
export const getTimeInSeoul = (date: string, time: string): Date =>
  new Date(Date.parse(`${date}T${time}:00Z`) - SEOUL_OFFSET);
