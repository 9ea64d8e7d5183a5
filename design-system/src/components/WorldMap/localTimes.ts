import { subscribeToMinutes } from '../../hooks/subscribeToMinutes.ts';

/**
 * Writes the local time into every `<time data-time-zone>` below `root`, and again at the beginning of every minute
 * until `signal` aborts.
 */
export function localTimes(root: HTMLElement, signal: AbortSignal): void {
  const clocks = [...root.querySelectorAll<HTMLTimeElement>('time[data-time-zone]')];
  if (clocks.length === 0) return;
  // Only `Intl` knows the daylight saving time of other countries.
  // oxlint-disable-next-line no-restricted-globals
  const { DateTimeFormat } = Intl;
  const formats = clocks.map(
    ({ dataset }) =>
      new DateTimeFormat('en-GB', {
        timeZone: dataset['timeZone'],
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
  );
  const show = () => {
    const now = Date.now();
    clocks.forEach((clock, index) => {
      clock.textContent = formats[index]?.format(now) ?? '';
    });
  };
  show();
  signal.addEventListener('abort', subscribeToMinutes(show));
}
