/** The offset of Seoul from UTC, in milliseconds: UTC+9 without daylight saving time since 1988. */
export const SEOUL_OFFSET = 9 * 60 * 60 * 1000;

/**
 * Returns the date in Seoul, the company's time zone, as `YYYY-MM-DD`. It is computed, because browsers need a tenth of
 * a second to load the time zones of `Intl`.
 */
export const getDateInSeoul = (now: Date): string =>
  new Date(now.getTime() + SEOUL_OFFSET).toISOString().slice(0, 10);

/** Returns the instant of a date (`YYYY-MM-DD`) and a time of day (`HH:MM`) in Seoul. */
export const getTimeInSeoul = (date: string, time: string): Date =>
  new Date(Date.parse(`${date}T${time}:00Z`) - SEOUL_OFFSET);
