import { useId } from 'react';

import { InUnits, formatAmount, getTickUnit } from './Amount.tsx';
import type { ChartData } from './Chart.types.ts';
import { Legend } from './Legend.tsx';
import {
  getNames,
  getPlotGeometry,
  getWrittenAmounts,
  type PlotGeometry,
  toPercent,
  type WrittenAmount,
} from './plot-geometry.ts';
import { Area, Body, Categories, Name, PlacedGrid, PlacedNote, Root } from './Plot.styles.ts';
import { PlotSeries } from './PlotSeries.tsx';

/** The space of the amount above a mark, between the mark and the leader of the annotation. */
const AMOUNT_HEIGHT = { latest: '3.75rem', earlier: '2rem' } as const;

const Amount = ({
  amount: { amount, x, dy, latest, name, side },
  y,
  units,
}: {
  readonly amount: WrittenAmount;
  readonly y: string;
  readonly units: ChartData['units'];
}) => (
  <text x={x} y={y} dy={dy} data-latest={latest} data-side={side}>
    {units.map((unit, nth) => (
      <tspan key={unit.label} {...(units.length > 1 && { 'data-unit': nth })}>
        {formatAmount(amount, unit)}
      </tspan>
    ))}
    {name && (
      <tspan x={x} dy="1.4em">
        {name}
      </tspan>
    )}
  </text>
);

/** The annotation of a category, with a leader to above its highest mark. */
function PlotNote({
  chart: { kind, categories, series, ticks, note },
  geometry: { getHeight, totals, current },
}: {
  readonly chart: ChartData;
  readonly geometry: PlotGeometry;
}) {
  const at = note ? categories.indexOf(note.category) : -1;
  if (!note || at < 0) return null;
  const highest =
    kind === 'stacked'
      ? (totals[at] ?? 0)
      : Math.max(...series.map(({ values }) => values[at] ?? ticks[0] ?? 0));
  const drop = Math.round((1 - getHeight(highest)) * 1000) / 1000;
  const amount = AMOUNT_HEIGHT[at === current ? 'latest' : 'earlier'];
  return (
    <PlacedNote
      data-side={at >= categories.length / 2 ? 'start' : 'end'}
      $properties={{
        '--at': (at + 0.5) / categories.length,
        '--drop': `calc(2rem + var(--plot) * ${drop} - ${amount})`,
      }}
    >
      <b>{note.category} </b>
      {note.text}
    </PlacedNote>
  );
}

interface PlotProps extends ChartData {
  /** Id of the element that labels the plot. */
  readonly labelledBy: string;
}

/** The plot of a chart. The table repeats all its values. */
export function Plot({ labelledBy, ...chart }: PlotProps) {
  const { kind = 'bars', categories, series, ticks, units, note } = chart;
  const id = useId();
  const data = { ...chart, kind };
  const geometry = getPlotGeometry(data);
  /** Series that are labeled at their ends; bars side by side keep the legend. */
  const named = series.length > 1 && kind !== 'bars';
  const isNoted = note !== undefined && categories.includes(note.category);
  return (
    <Root>
      <Body data-labeled={named || undefined} data-noted={isNoted ? '' : undefined}>
        <Area role="img" aria-labelledby={labelledBy}>
          {ticks.map((tick) => (
            <PlacedGrid
              key={tick}
              data-base={tick === 0 || undefined}
              $properties={{ '--top': geometry.getTop(tick) }}
            >
              <span>
                <InUnits units={units}>
                  {(unit) => formatAmount(tick, getTickUnit(ticks, unit))}
                </InUnits>
              </span>
            </PlacedGrid>
          ))}
          <svg aria-hidden>
            {series.map((chartSeries, position) => (
              <PlotSeries
                key={chartSeries.label}
                kind={kind}
                id={id}
                series={chartSeries}
                position={position}
                geometry={geometry}
              />
            ))}
            {getWrittenAmounts(data, geometry).map((amount) => (
              <Amount
                key={amount.key}
                amount={amount}
                y={geometry.getTop(amount.amount)}
                units={units}
              />
            ))}
          </svg>
          {named && (
            <ul aria-hidden>
              {getNames(data, geometry).map((name) => (
                <Name key={name.label} $properties={{ '--top': toPercent(name.at) }}>
                  {/* The last point of a line has its amount. */}
                  {kind === 'stacked' && (
                    <b>
                      <InUnits units={units}>{(unit) => formatAmount(name.amount, unit)}</InUnits>
                    </b>
                  )}
                  {name.label}
                </Name>
              ))}
            </ul>
          )}
        </Area>
        <Categories aria-hidden>
          {categories.map((category, index) => (
            <span key={category} data-latest={index === geometry.current || undefined}>
              {category}
            </span>
          ))}
        </Categories>
        <PlotNote chart={chart} geometry={geometry} />
        {series.length > 1 && <Legend kind={kind} series={series} replaced={named} />}
      </Body>
    </Root>
  );
}
