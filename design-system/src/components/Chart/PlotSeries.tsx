import type { ChartData } from './Chart.types.ts';
import { getLatest, type PlotGeometry, toPercent } from './plot-geometry.ts';
import { Marker, Pattern, SERIES_PATTERNS, SeriesGroup } from './series.tsx';

interface SeriesProps {
  /** The series to draw. */
  readonly series: ChartData['series'][number];
  /** Its position among the series, from 0, which determines its pattern. */
  readonly position: number;
  /** The positions of amounts in the plot. */
  readonly geometry: PlotGeometry;
}

/* A category has no identity except its position. */
/* oxlint-disable react/no-array-index-key */

function Line({
  series: { values, plan },
  position,
  geometry: { getTop, getMiddle },
}: SeriesProps) {
  return (
    <>
      {values.slice(1).map((value, index) => {
        const before = values[index];
        return value === null || typeof before !== 'number' ? null : (
          <line
            key={index}
            x1={getMiddle(index)}
            y1={getTop(before)}
            x2={getMiddle(index + 1)}
            y2={getTop(value)}
            strokeDasharray={plan ? '1 8' : undefined}
          />
        );
      })}
      {values.map(
        (value, index) =>
          value !== null && (
            <Marker
              key={index}
              variant={position % 4}
              x={getMiddle(index)}
              y={getTop(value)}
              filled={!plan && index === getLatest(values)}
            />
          ),
      )}
    </>
  );
}

function Bars({ series, position, geometry, id }: SeriesProps & { readonly id: string }) {
  const { getBar, getHeight, getTop } = geometry;
  return (
    <>
      {position > 0 && <Pattern id={`${id}${position}`} variant={position % 4} />}
      {series.values.map((_, index) => {
        const { left, width, from, to } = getBar(position, index);
        return (
          <rect
            key={index}
            x={toPercent(left)}
            width={toPercent(width)}
            y={getTop(Math.max(from, to))}
            height={toPercent(Math.abs(getHeight(to) - getHeight(from)))}
            fill={position > 0 ? `url(#${id}${position})` : 'currentColor'}
          />
        );
      })}
    </>
  );
}

interface PlotSeriesProps extends SeriesProps {
  /** Kind of the chart. */
  readonly kind: ChartData['kind'];
  /** Prefix of the ids of patterns. */
  readonly id: string;
}

/** The marks of a series: a line with its points, or bars with the pattern of `id`. */
export const PlotSeries = ({ kind, id, ...props }: PlotSeriesProps) => (
  <SeriesGroup
    data-series={props.position % SERIES_PATTERNS.length}
    data-plan={props.series.plan || undefined}
  >
    {kind === 'lines' ? <Line {...props} /> : <Bars {...props} id={id} />}
  </SeriesGroup>
);
