import { type ComponentPropsWithRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';

import { MINUTE, subscribeToMinutes } from '../../hooks/subscribeToMinutes.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface LocalTimeProps extends Omit<
  ComponentPropsWithRef<'time'>,
  'children' | 'dateTime'
> {
  /** IANA time zone name. */
  timeZone: string;
  /** Accessible prefix: "Local time". */
  label: string;
  language: 'ko' | 'en';
}

/* Space is reserved: the server cannot know the time of reading. */
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

const getMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;
const getServerSnapshot = (): undefined => undefined;

/** Weekday and time at a place, updated every minute after hydration. */
export function LocalTime({ timeZone, label, language, ...rest }: LocalTimeProps) {
  const now = useSyncExternalStore<number | undefined>(
    subscribeToMinutes,
    getMinute,
    getServerSnapshot,
  );
  const text =
    now !== undefined &&
    // Only `Intl` knows the daylight saving time of other countries.
    // oxlint-disable-next-line no-restricted-globals
    new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .format(now)
      // The Korean format puts the weekday in brackets.
      .replaceAll(/[()]/g, '');
  return (
    <Root {...rest} dateTime={now === undefined ? undefined : new Date(now).toISOString()}>
      {text && (
        <>
          <VisuallyHidden>{label} </VisuallyHidden>
          {text}
        </>
      )}
    </Root>
  );
}
