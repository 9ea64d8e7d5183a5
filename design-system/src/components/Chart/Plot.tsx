import { useId } from 'react';
import { styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { enter, entryTimeline, growDown } from '../../styles/motion.ts';
import { InUnits, formatAmount, getTickUnit } from './Amount.tsx';
import type { ChartData } from './Chart.types.ts';
import { Legend } from './Legend.tsx';
import { Marker, Pattern, SERIES_PATTERNS, SeriesGroup } from './series.tsx';

/* Positions are percentages, so the plot scales with its column and the text does not. */
const toPercent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

const Root = styled.div`
  container-type: inline-size;
  margin-block-start: var(--space-8);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  @media print {
    print-color-adjust: exact;
  }
`;

const Body = styled.div`
  --axis: 4.75rem;
  --labels: 0rem;
  --plot: 17rem;

  position: relative;

  [data-wide] & {
    --plot: 20rem;
  }

  @container (min-width: 27rem) {
    &[data-labeled] {
      --labels: 8.5rem;
    }
  }

  &[data-noted] {
    --note-space: 5rem;
  }

  /* The annotation is above the plot. */
  @container (min-width: 34rem) {
    padding-block-start: var(--note-space, 0);
  }
`;

const Area = styled.div`
  position: relative;
  block-size: var(--plot);
  ${entryTimeline}

  /* Bars and lines grow from the base. */
  & [data-series] {
    transform-box: view-box;
    transform-origin: 0 100%;
    ${enter(growDown, 15, 85)}
  }

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline: var(--axis) var(--labels);
    inline-size: calc(100% - var(--axis) - var(--labels));
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

  /* Of bars side by side: above the own bar and the gap beside the group, not above the neighbor. */
  & svg [data-side='start'] {
    text-anchor: end;
  }

  & svg [data-side='end'] {
    text-anchor: start;
  }

  & svg [data-latest]:not([data-latest='beside']) {
    fill: var(--color-text-heading);
    font-size: 1.25rem;
    letter-spacing: var(--font-tracking-heading);
  }

  & svg tspan[x] {
    font-size: var(--font-size-small);
    letter-spacing: 0;
  }

  /* Narrow plots label the latest amounts only; the table has all of them. */
  @container not (min-width: 34rem) {
    & text:not([data-latest]) {
      display: none;
    }
  }

  & > ul {
    display: none;
  }

  @container (min-width: 27rem) {
    & > ul {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      display: block;
      inline-size: calc(var(--labels) - 0.75rem);
      margin: 0;
      padding: 0;
      list-style: none;
    }

    & > ul > li {
      position: absolute;
      top: var(--top);
      translate: 0 -50%;
    }

    & > ul b {
      display: block;
      font-size: var(--font-size-body);
    }
  }

  @container (min-width: 34rem) {
    /* As wide as a column of five, where it has five digits. */
    [data-wide] & svg [data-latest]:not([data-latest='beside']) {
      font-size: min(2.75rem, 4.6cqi);
    }

    /* The comma of a large amount stays above its bar. */
    [data-wide] & svg [data-latest='above'] {
      translate: 0 -0.25rem;
    }

    [data-wide] & svg [data-latest='below'] {
      translate: -2.25rem 1rem;
    }
  }

  /* A large amount of five digits would cover the names of the series beside it. */
  @container (min-width: 34rem) and (max-width: 56rem) {
    [data-wide] [data-labeled] & svg [data-latest='above'] {
      font-size: 1.5rem;
    }
  }

  @media (forced-colors: active) {
    &&& svg text {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;

const Grid = styled.div`
  position: absolute;
  inset-inline: 0 var(--labels);
  top: var(--top);
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
  padding: var(--space-2) var(--labels) 0 var(--axis);
  color: var(--color-text-muted);
  /* On the narrowest phones six years stand side by side. */
  font-size: min(1em, 4.4cqi);
  text-align: center;

  & > [data-latest] {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }
`;

/* The annotation is a line of text below the plot, and above its category where there is room. */
const Note = styled.p`
  margin: var(--space-4) 0 0;
  color: var(--color-text-accent);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
  text-wrap: balance;

  @container (min-width: 34rem) {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(var(--axis) + (100% - var(--axis) - var(--labels)) * var(--at));
    display: grid;
    align-content: end;
    inline-size: max-content;
    max-inline-size: min(17rem, 60%);
    block-size: 3rem;
    margin: 0;
    padding-inline-start: var(--space-6);

    & > b {
      display: none;
    }

    /* The leader turns from the last line of the text down to above the amount, and ends in a joint. */
    &::after {
      content: '';
      position: absolute;
      inset-block-start: calc(100% - 0.75em);
      inset-inline-start: 0;
      inline-size: var(--space-4);
      block-size: calc(var(--drop) + 0.75em);
      border: 0 solid;
      border-block-start-width: var(--stroke-detail);
      border-inline-start-width: var(--stroke-detail);
      border-start-start-radius: var(--radius-medium);
    }

    &::before {
      content: '';
      position: absolute;
      inset-block-start: calc(100% + var(--drop) - var(--space-1));
      inset-inline-start: calc(var(--stroke-detail) / 2 - var(--space-1));
      border: var(--space-1) solid;
      border-radius: 50%;
    }

    &[data-side='start'] {
      translate: -100%;
      padding-inline: 0 var(--space-6);
      text-align: end;
    }

    &[data-side='start']::after {
      inset-inline: auto 0;
      border-inline-width: 0 var(--stroke-detail);
      border-start-start-radius: 0;
      border-start-end-radius: var(--radius-medium);
    }

    &[data-side='start']::before {
      inset-inline: auto calc(var(--stroke-detail) / 2 - var(--space-1));
    }
  }
`;

const PlacedGrid = styled(Grid)<CustomProperties>(getCustomProperties);
const Name = styled.li<CustomProperties>(getCustomProperties);
const PlacedNote = styled(Note)<CustomProperties>(getCustomProperties);

/** Index of the last amount that is known. */
const getLatest = (values: readonly (number | null)[]): number =>
  values.findLastIndex((value) => value !== null);

/** Moves labels down until none covers the one before it; positions are fractions of the height. */
function spread<Item extends { readonly at: number }>(
  labels: readonly Item[],
  gap: number,
): Item[] {
  let lowest = -Infinity;
  return labels
    .toSorted((one, other) => one.at - other.at)
    .map((label) => {
      lowest = Math.max(label.at, lowest + gap);
      return { ...label, at: lowest };
    });
}

/** The height of a label with its name, as a fraction of the plot. */
const LABEL_HEIGHT = 0.17;
/** The space that the amount above a mark takes, between the mark and the leader of the annotation. */
const AMOUNT_HEIGHT = { latest: '3.75rem', earlier: '2rem' } as const;

interface PlotProps extends ChartData {
  /** Id of the element that labels the plot. */
  readonly labelledBy: string;
}

/** The plot of a chart. The table repeats all its values. */
export function Plot({
  kind = 'bars',
  categories,
  series,
  ticks,
  units,
  note,
  labelledBy,
}: PlotProps) {
  const id = useId();
  const floor = ticks[0] ?? 0;
  const ceiling = ticks.at(-1) ?? 1;
  // Where all amounts are 0, the scale has one value.
  const range = ceiling - floor || 1;
  const getHeight = (amount: number): number => (amount - floor) / range;
  const top = (amount: number): string => toPercent(1 - getHeight(amount));
  const middle = (index: number): string => toPercent((index + 0.5) / categories.length);

  /** Geometry of a bar: left edge and width as fractions of the plot, and the values at both ends. */
  const getBar = (position: number, index: number) => {
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
  const planned = series.some(({ plan }) => plan);
  const current = Math.max(
    ...series.filter(({ plan }) => !plan).map(({ values }) => getLatest(values)),
  );
  /** Series that are labeled at their ends; bars side by side keep the legend. */
  const named = series.length > 1 && kind !== 'bars';
  const labels = named
    ? spread(
        series.flatMap(({ label, values }, position) => {
          const last = getLatest(values);
          // A line that ends earlier has its name where it ends.
          if (last < values.length - 1) return [];
          const amount = values[last] ?? 0;
          const { from, to } = getBar(position, last);
          return {
            label,
            amount,
            at: 1 - getHeight(kind === 'stacked' ? (from + to) / 2 : amount),
          };
        }),
        LABEL_HEIGHT,
      )
    : [];

  const amountText = (amount: number) =>
    units.map((unit, nth) => (
      <tspan key={unit.label} {...(units.length > 1 && { 'data-unit': nth })}>
        {formatAmount(amount, unit)}
      </tspan>
    ));
  /** Amounts written at their marks: every point, every bar of a single series, whole stacks, the latest bars. */
  const written = (
    kind === 'stacked' ? [{ label: '', values: totals, plan: undefined }] : series
  ).flatMap(({ label, values, plan }, position) =>
    values.flatMap((amount, index) => {
      const isLatest = !plan && index === getLatest(values);
      if (amount === null) return [];
      const text = {
        key: `${position} ${index}`,
        amount,
        x: middle(index),
        dy: -8,
        name: '',
        side: '',
      };
      if (kind === 'bars' && series.length > 1) {
        if (!isLatest) return [];
        const { left, width } = getBar(position, index);
        if (position === 0)
          return [{ ...text, x: toPercent(left + width), latest: 'beside', side: 'start' }];
        if (position === series.length - 1)
          return [{ ...text, x: toPercent(left), latest: 'beside', side: 'end' }];
        return [{ ...text, x: toPercent(left + width / 2), latest: 'beside' }];
      }
      if (kind !== 'lines') return [{ ...text, latest: isLatest ? 'above' : undefined }];
      if (!planned || plan) return [{ ...text, dy: -14, latest: isLatest ? 'above' : undefined }];
      // Beside a plan only the latest actual amount is written, below the plan's, with its name.
      return isLatest ? [{ ...text, dy: 30, latest: 'below', name: label }] : [];
    }),
  );

  const at = note ? categories.indexOf(note.category) : -1;
  const noted = note && at >= 0 ? note : undefined;
  const highest = noted
    ? kind === 'stacked'
      ? (totals[at] ?? 0)
      : Math.max(...series.map(({ values }) => values[at] ?? floor))
    : 0;

  return (
    <Root>
      <Body data-labeled={named || undefined} data-noted={noted ? '' : undefined}>
        <Area role="img" aria-labelledby={labelledBy}>
          {ticks.map((tick) => (
            <PlacedGrid
              key={tick}
              data-base={tick === 0 || undefined}
              $properties={{ '--top': top(tick) }}
            >
              <span>
                <InUnits units={units}>
                  {(unit) => formatAmount(tick, getTickUnit(ticks, unit))}
                </InUnits>
              </span>
            </PlacedGrid>
          ))}
          <svg aria-hidden>
            {series.map(({ label, values, plan }, position) => (
              <SeriesGroup
                key={label}
                data-series={position % SERIES_PATTERNS.length}
                data-plan={plan || undefined}
              >
                {kind === 'lines' ? (
                  <>
                    {values.slice(1).map((value, index) => {
                      const before = values[index];
                      return value === null || typeof before !== 'number' ? null : (
                        <line
                          // A category has no identity but its position.
                          // oxlint-disable-next-line react/no-array-index-key
                          key={index}
                          x1={middle(index)}
                          y1={top(before)}
                          x2={middle(index + 1)}
                          y2={top(value)}
                          strokeDasharray={plan ? '1 8' : undefined}
                        />
                      );
                    })}
                    {values.map(
                      (value, index) =>
                        value !== null && (
                          <Marker
                            // oxlint-disable-next-line react/no-array-index-key
                            key={index}
                            variant={position % 4}
                            x={middle(index)}
                            y={top(value)}
                            filled={!plan && index === getLatest(values)}
                          />
                        ),
                    )}
                  </>
                ) : (
                  <>
                    {position > 0 && <Pattern id={`${id}${position}`} variant={position % 4} />}
                    {values.map((_, index) => {
                      const { left, width, from, to } = getBar(position, index);
                      return (
                        <rect
                          // oxlint-disable-next-line react/no-array-index-key
                          key={index}
                          x={toPercent(left)}
                          width={toPercent(width)}
                          y={top(Math.max(from, to))}
                          height={toPercent(Math.abs(getHeight(to) - getHeight(from)))}
                          fill={position > 0 ? `url(#${id}${position})` : 'currentColor'}
                        />
                      );
                    })}
                  </>
                )}
              </SeriesGroup>
            ))}
            {written.map(({ key, amount, x, dy, latest, name, side }) => (
              <text
                key={key}
                x={x}
                y={top(amount)}
                dy={dy}
                data-latest={latest}
                data-side={side || undefined}
              >
                {amountText(amount)}
                {name && (
                  <tspan x={x} dy="1.4em">
                    {name}
                  </tspan>
                )}
              </text>
            ))}
          </svg>
          {named && (
            <ul aria-hidden>
              {labels.map((one) => (
                <Name key={one.label} $properties={{ '--top': toPercent(one.at) }}>
                  <b>
                    <InUnits units={units}>{(unit) => formatAmount(one.amount, unit)}</InUnits>
                  </b>
                  {one.label}
                </Name>
              ))}
            </ul>
          )}
        </Area>
        <Categories aria-hidden>
          {categories.map((category, index) => (
            <span key={category} data-latest={index === current || undefined}>
              {category}
            </span>
          ))}
        </Categories>
        {noted && (
          <PlacedNote
            data-side={at >= categories.length / 2 ? 'start' : 'end'}
            $properties={{
              '--at': (at + 0.5) / categories.length,
              '--drop': `calc(2rem + var(--plot) * ${Math.round((1 - getHeight(highest)) * 1000) / 1000} - ${AMOUNT_HEIGHT[at === current ? 'latest' : 'earlier']})`,
            }}
          >
            <b>{noted.category} </b>
            {noted.text}
          </PlacedNote>
        )}
        {series.length > 1 && <Legend kind={kind} series={series} replaced={named} />}
      </Body>
    </Root>
  );
}
