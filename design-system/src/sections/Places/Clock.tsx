import type { ComponentPropsWithoutRef } from 'react';

import { useEnhanced } from '../../hooks/useEnhanced.ts';
import { showLocalTime } from './show-local-time.ts';

/** The time at a place, which the browser keeps up to date. */
export interface ClockProps extends ComponentPropsWithoutRef<'time'> {
  /** IANA time zone name. */
  timeZone: string;
  /** BCP 47 tag of the language of the weekday. */
  lang?: string | undefined;
}

/** The time at a place. Empty without scripts: the server cannot know the time of reading. */
export function Clock({ timeZone, ...rest }: ClockProps) {
  const clock = useEnhanced<HTMLTimeElement>(showLocalTime, `${timeZone} ${rest.lang}`);
  return <time ref={clock} data-time-zone={timeZone} {...rest} />;
}
