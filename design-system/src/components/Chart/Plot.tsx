import { useId } from 'react';
import styled from 'styled-components';

import { InUnits, formatAmount } from './Amount.tsx';
import type { ChartData } from './Chart.types.ts';

/* Positions are percentages, so the plot scales with its column and the text does not. */
const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

const Root = styled.div`
  position: relative;
  block-size: 17rem;
  margin-block-start: var(--space-8);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  & svg {
    position: absolute;
    inset-block: 0;
    inset-inline: 4.75rem 0;
    inline-size: calc(100% - 4.75rem);
    block-size: 100%;
    overflow: visible;
  }

  & svg text {
    fill: var(--color-text);
    font-weight: var(--font-weight-semibold);
    text-anchor: middle;
    stroke: var(--color-surface);
    stroke-width: 4;
    paint-order: stroke;
  }

  /* Narrow screens label the first and the last amount only; the table has all of them. */
  & [data-between] {
    display: none;
  }

  @media (min-width: 768px) {
    & [data-between] {
      display: inline;
    }
  }

  @media print {
    print-color-adjust: exact;
  }
`;

const Grid = styled.div`
  position: absolute;
  inset-inline: 0;
  block-size: 0;
  border-block-start: var(--stroke-hairline) solid var(--color-line);
  color: var(--color-text-muted);

  &[data-base] {
    border-block-start-color: var(--color-line-strong);
  }

  & > span {
    position: absolute;
    inset-block-end: 0.25rem;
  }
`;

const Categories = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: var(--space-2) 0 0 4.75rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  text-align: center;
`;

/** Patterns that tell series apart besides colour. */
const SERIES_PATTERNS = ['plain', 'striped', 'dotted', 'crossed'] as const;

const SeriesGroup = styled.g`
  &[data-series='0'] {
    color: var(--color-brand-signal);
  }

  &[data-series='1'] {
    color: var(--color-brand-trunk);
  }

  &[data-series='2'] {
    color: var(--color-area-eco);
  }

  &[data-series='3'] {
    color: var(--color-area-intelligent);
  }

  & :is(rect, circle) {
    vector-effect: non-scaling-stroke;
  }

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

/** Fill of the second and later series: the series' colour with a pattern in the surface colour. */
function Pattern({ id, variant }: { readonly id: string; readonly variant: number }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill="currentColor" />
      <g stroke="var(--color-surface)" strokeWidth="1.5" fill="var(--color-surface)">
        {variant === 1 && <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" />}
        {variant === 2 && <circle cx="4" cy="4" r="1" />}
        {variant === 3 && <path d="M0 4H8M4 0V8" />}
      </g>
    </pattern>
  );
}

/** Marker on a line: circle, square, diamond, filled circle. */
function Marker({
  variant,
  x,
  y,
}: {
  readonly variant: number;
  readonly x: string;
  readonly y: string;
}) {
  const shared = { stroke: 'currentColor', strokeWidth: 3, fill: 'var(--color-surface)' };
  if (variant === 0) return <circle cx={x} cy={y} r="5" {...shared} />;
  if (variant === 3) return <circle cx={x} cy={y} r="5" {...shared} fill="currentColor" />;
  return (
    <svg x={x} y={y} overflow="visible">
      <rect
        x="-4.5"
        y="-4.5"
        width="9"
        height="9"
        {...shared}
        {...(variant === 2 && { transform: 'rotate(45)' })}
      />
    </svg>
  );
}

interface PlotProps extends ChartData {
  /** Id of the element that labels the plot. */
  readonly labelledBy: string;
}

/** The plot of a chart. The table repeats all its values. */
export function Plot({ kind = 'bars', categories, series, ticks, units, labelledBy }: PlotProps) {
  const id = useId();
  const floor = ticks[0] ?? 0;
  const ceiling = ticks.at(-1) ?? 1;
  const heightOf = (amount: number): number => (amount - floor) / (ceiling - floor);
  const top = (amount: number): string => percent(1 - heightOf(amount));
  const middle = (index: number): string => percent((index + 0.5) / categories.length);

  /** Geometry of a bar: left edge and width as fractions of the plot, and the values at both ends. */
  const barOf = (position: number, index: number) => {
    const value = series[position]?.values[index] ?? 0;
    const below =
      kind === 'stacked'
        ? series.slice(0, position).reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
        : Math.max(0, floor);
    const beside = kind === 'stacked' ? 1 : series.length;
    const width = Math.min(0.6, 0.3 + 0.15 * beside) / beside;
    const left =
      (index + 0.5 + (kind === 'stacked' ? -0.5 : position - beside / 2) * width) /
      categories.length;
    return { left, width: width / categories.length, from: below, to: below + value };
  };

  const totals = categories.map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  /** Values with a label: every marker, every bar of a single series, every whole stack. */
  const labelled = kind === 'stacked' ? [totals] : series.map(({ values }) => values);

  return (
    <>
      <Root role="img" aria-labelledby={labelledBy}>
        {ticks.map((tick) => (
          <Grid key={tick} data-base={tick === 0 || undefined} style={{ top: top(tick) }}>
            <span>
              <InUnits units={units}>{(unit) => formatAmount(tick, unit)}</InUnits>
            </span>
          </Grid>
        ))}
        <svg aria-hidden>
          {series.map(({ label, values }, position) => (
            <SeriesGroup key={label} data-series={position % SERIES_PATTERNS.length}>
              {kind === 'lines' ? (
                <>
                  {values.slice(1).map((value, index) => (
                    <line
                      // A category has no identity but its position.
                      // oxlint-disable-next-line react/no-array-index-key
                      key={index}
                      x1={middle(index)}
                      y1={top(values[index] ?? 0)}
                      x2={middle(index + 1)}
                      y2={top(value)}
                      stroke="currentColor"
                      strokeWidth="3"
                    />
                  ))}
                  {values.map((value, index) => (
                    // oxlint-disable-next-line react/no-array-index-key
                    <Marker key={index} variant={position % 4} x={middle(index)} y={top(value)} />
                  ))}
                </>
              ) : (
                <>
                  {position > 0 && <Pattern id={`${id}${position}`} variant={position % 4} />}
                  {values.map((_, index) => {
                    const { left, width, from, to } = barOf(position, index);
                    return (
                      <rect
                        // oxlint-disable-next-line react/no-array-index-key
                        key={index}
                        x={percent(left)}
                        width={percent(width)}
                        y={top(Math.max(from, to))}
                        height={percent(Math.abs(heightOf(to) - heightOf(from)))}
                        fill={position > 0 ? `url(#${id}${position})` : 'currentColor'}
                        stroke="var(--color-surface)"
                      />
                    );
                  })}
                </>
              )}
            </SeriesGroup>
          ))}
          {(kind !== 'bars' || series.length === 1) &&
            labelled.map((amounts, position) =>
              amounts.map((amount, index) => (
                <text
                  // oxlint-disable-next-line react/no-array-index-key
                  key={`${position} ${index}`}
                  x={middle(index)}
                  y={top(amount)}
                  dy={kind === 'lines' ? -14 : -7}
                  {...(index > 0 && index < amounts.length - 1 && { 'data-between': '' })}
                >
                  {units.map((unit, nth) => (
                    <tspan key={unit.label} {...(units.length > 1 && { 'data-unit': nth })}>
                      {formatAmount(amount, unit)}
                    </tspan>
                  ))}
                </text>
              )),
            )}
        </svg>
      </Root>
      <Categories aria-hidden>
        {categories.map((category) => (
          <span key={category}>{category}</span>
        ))}
      </Categories>
    </>
  );
}

const LegendRoot = styled.ul`
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
`;

/** Colour and pattern of each series. */
export function Legend({ kind, series }: Pick<ChartData, 'kind' | 'series'>) {
  const id = useId();
  return (
    <LegendRoot>
      {series.map(({ label }, position) => (
        <li key={label}>
          <svg viewBox="0 0 28 16" aria-hidden>
            <SeriesGroup data-series={position % SERIES_PATTERNS.length}>
              {kind === 'lines' ? (
                <>
                  <path d="M0 8H28" stroke="currentColor" strokeWidth="3" />
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
    </LegendRoot>
  );
}
