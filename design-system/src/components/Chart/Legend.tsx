import { useId } from 'react';
import { styled } from 'styled-components';

import type { ChartData } from './Chart.types.ts';
import { Marker, Pattern, SERIES_PATTERNS, SeriesGroup } from './series.tsx';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin: var(--space-4) 0 0;
  padding: 0;
  font-size: var(--font-size-small);
  list-style: none;

  & > li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }

  & svg {
    inline-size: 1.75rem;
    block-size: 1rem;
  }

  /* If there is room, the series are labeled at their ends. */
  @container (min-width: 27rem) {
    &[data-replaced] {
      display: none;
    }
  }
`;

interface LegendProps extends Pick<ChartData, 'kind' | 'series'> {
  /** The plot labels the series itself if there is room. */
  readonly replaced: boolean;
}

/** Color and pattern of each series. */
export function Legend({ kind, series, replaced }: LegendProps) {
  const id = useId();
  return (
    <Root data-replaced={replaced || undefined}>
      {series.map(({ label, plan }, position) => (
        <li key={label}>
          <svg viewBox="0 0 28 16" aria-hidden>
            <SeriesGroup
              data-series={position % SERIES_PATTERNS.length}
              data-plan={plan || undefined}
            >
              {kind === 'lines' ? (
                <>
                  <path
                    d="M0 8H28"
                    stroke="currentColor"
                    strokeWidth="3"
                    strokeDasharray={plan ? '2 5' : undefined}
                  />
                  <Marker variant={position % 4} x="14" y="8" />
                </>
              ) : (
                <>
                  <Pattern id={`${id}${position}`} variant={position % 4} />
                  <rect width="28" height="16" fill={`url(#${id}${position})`} />
                </>
              )}
            </SeriesGroup>
          </svg>
          {label}
        </li>
      ))}
    </Root>
  );
}
