import drawing from 'virtual:small-drawings/charging-coupler';

import type { Accent } from '../styles/accent.ts';

/** A product of the site. Without a title it is decoration. */
export const SamplePart = ({ title }: { title: string }) => (
  <svg
    viewBox="-8 0 144 96"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(title === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);

const CALLOUTS: readonly { accent: Accent; at: number }[] = [
  { accent: 'second', at: 18 },
  { accent: 'third', at: 51 },
  { accent: 'first', at: 69.5 },
];

/** Returns the horizontal position of a marker of `SampleLine`, in percent. */
export const getSampleMarkers = (accent: Accent): number =>
  CALLOUTS.find((callout) => callout.accent === accent)?.at ?? 0;

/** A line across the window with one branch per area. */
export const SampleLine = ({ title }: { title: string }) => (
  <svg viewBox="0 0 1440 320" fill="none" role="img" aria-label={title}>
    <path
      d="M-1000 280H200a24 24 0 0 0 24-24v-40a24 24 0 0 1 7-17l72-72a24 24 0 0 1 17-7h780a24 24 0 0 1 17 7l72 72a24 24 0 0 1 7 17v40a24 24 0 0 0 24 24H2440"
      stroke="var(--color-brand-line)"
      strokeWidth="6"
    />
    {CALLOUTS.map(({ accent, at }) => (
      <g key={accent} stroke={`var(--color-area-${accent})`} strokeWidth="3">
        <path d={`M${at * 14.4} 26V200`} />
        <circle cx={at * 14.4} cy="16" r="8" fill="var(--art-paper)" />
        <circle cx={at * 14.4} cy="208" r="7" fill="var(--art-paper)" />
      </g>
    ))}
  </svg>
);
