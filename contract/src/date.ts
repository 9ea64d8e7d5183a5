/** Seoul has used UTC+9 without summer time since 1988. */
const SEOUL = 9 * 60 * 60 * 1000;

/**
 * The date in Seoul, where the company is, as `YYYY-MM-DD`. Computed, because a browser needs a
 * tenth of a second to load the calendars that `Intl` has for every place and time.
 */
export const dateInSeoul = (now: Date): string =>
  new Date(now.getTime() + SEOUL).toISOString().slice(0, 10);
