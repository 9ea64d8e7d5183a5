import { subscribeToMinutes } from '../../hooks/subscribe-to-minutes.ts';

/** Writes the time at `data-time-zone` into a `time` element, with the weekday if it has `data-weekday`. */
export function showLocalTime(clock: HTMLTimeElement, signal: AbortSignal): void {
  const { timeZone, weekday } = clock.dataset;
  // A time without a weekday is the same in every language. Only `Intl` knows the daylight saving time of other countries.
  // oxlint-disable-next-line no-restricted-globals
  const format = new Intl.DateTimeFormat(clock.lang || 'en', {
    timeZone,
    weekday: weekday === undefined ? undefined : 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const show = () => {
    const now = new Date();
    clock.dateTime = now.toISOString();
    // The Korean format puts the weekday in brackets.
    clock.textContent = format.format(now).replaceAll(/[()]/g, '');
  };
  show();
  signal.addEventListener('abort', subscribeToMinutes(show));
}
