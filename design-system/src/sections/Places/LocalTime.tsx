import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Clock } from './Clock.tsx';

/** Props of `LocalTime`; other attributes are those of `div`. */
export interface LocalTimeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** IANA time zone name. */
  timeZone: string;
  /** Accessible prefix: "Local time". */
  label: string;
  /** BCP 47 tag of the language of the weekday. */
  language: string;
}

/* Space is reserved: the server cannot know the time of reading. */
const Root = styled.div`
  min-block-size: 1lh;
  min-inline-size: 6.5ch;
  color: var(--color-text-muted);
  font-size: var(--font-size-label);
  font-variant-numeric: tabular-nums;
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
  text-align: end;
  white-space: nowrap;

  /* Hides the label until the time is known. */
  &:has(> time:empty) {
    visibility: hidden;
  }

  @media print {
    display: none;
  }
`;

/** Weekday and time at a place, updated every minute once scripts run. */
export function LocalTime({ timeZone, label, language, ...rest }: LocalTimeProps) {
  return (
    <Root {...rest}>
      <VisuallyHidden>{label} </VisuallyHidden>
      <Clock timeZone={timeZone} lang={language} data-weekday="" />
    </Root>
  );
}
