import { type ComponentPropsWithRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';

import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface LocalTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children'> {
  /** A name of the IANA time-zone database. */
  timeZone: string;
  /** Says whose time it is: "Local time". */
  label: string;
  language: 'ko' | 'en';
}

/* Its place is kept before it is known: no server can know when a page is read. */
const Root = styled.time`
  display: block;
  min-block-size: 1lh;
  min-inline-size: 6.5ch;
  color: var(--color-text-muted);
  font-size: var(--font-size-label);
  font-variant-numeric: tabular-nums;
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
  text-align: end;
  white-space: nowrap;

  @media print {
    display: none;
  }
`;

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  for (const listener of listeners) listener();
  timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
}

/** One clock for all places of a page; it stands still where nobody looks at it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

const minute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;
const unknown = (): undefined => undefined;

/** The day of the week and the time of day at a place, kept up to the minute once scripts run. */
export function LocalTime({ timeZone, label, language, ...rest }: LocalTimeProps) {
  const now = useSyncExternalStore<number | undefined>(subscribe, minute, unknown);
  const text =
    now !== undefined &&
    // Nothing else knows when the clocks of other countries change.
    // oxlint-disable-next-line no-restricted-globals
    new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .format(now)
      // Korean would put the day of the week in brackets.
      .replaceAll(/[()]/g, '');
  return (
    <Root {...rest}>
      {text && (
        <>
          <VisuallyHidden>{label} </VisuallyHidden>
          {text}
        </>
      )}
    </Root>
  );
}
