import { useId } from 'react';

import { InUnits, formatAmount, getTickUnit } from './Amount.tsx';
import type { ChartData } from './Chart.types.ts';
import { Legend } from './Legend.tsx';
import {
  getNames,
  getNotePlace,
  getPlotGeometry,
  getWrittenAmounts,
  isNamedAtEnds,
  toPercent,
  type WrittenAmount,
} from './plot-geometry.ts';
import {
  Body,
  Categories,
  GroupedArea,
  Name,
  PlacedArea,
  PlannedArea,
  PlacedGrid,
  PlacedNote,
  Root,
} from './Plot.styles.ts';
import { PlotSeries } from './PlotSeries.tsx';

/** The number of digits that fit above one of bars side by side. */
const SHORT_MAX = 3;

const Amount = ({
  amount: { amount, x, dy, isShort, falls, latest, name, side },
  y,
  units,
}: {
  readonly amount: WrittenAmount;
  readonly y: string;
  readonly units: ChartData['units'];
}) => (
  <text x={x} y={y} dy={dy} data-falls={falls} data-latest={latest} data-side={side}>
    {units.map((unit, nth) => {
      const text = formatAmount(amount, unit);
      return (
        !(isShort && text.length > SHORT_MAX) && (
          <tspan key={unit.label} {...(units.length > 1 && { 'data-unit': nth })}>
            {text}
          </tspan>
        )
      );
    })}
    {name && (
      <tspan x={x} dy="1.4em">
        {name}
      </tspan>
    )}
  </text>
);

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
  /** The others have a legend. */
  const named = isNamedAtEnds(data);
  const Lines = series.some(({ plan }) => plan) ? PlannedArea : PlacedArea;
  const PlotArea = kind === 'bars' && series.length > 1 ? GroupedArea : Lines;
  const place = getNotePlace(data, geometry);
  const isNoteAbove = place && place.written !== 'below';
  return (
    <Root>
      <Body data-labeled={named || undefined} data-noted={isNoteAbove ? '' : undefined}>
        <PlotArea
          role="img"
          aria-labelledby={labelledBy}
          $properties={{
            '--bar': geometry.getBar(0, 0).width,
            '--category': 1 / categories.length,
          }}
        >
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
            <ul aria-hidden data-kind={kind}>
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
        </PlotArea>
        <Categories aria-hidden>
          {categories.map((category, index) => (
            <span key={category} data-latest={index === geometry.current || undefined}>
              {category}
            </span>
          ))}
        </Categories>
        {note && place && (
          <PlacedNote
            data-written={place.written}
            data-side={place.at > 0.5 ? 'start' : 'end'}
            $properties={{ '--at': place.at, '--top': 1 - geometry.getHeight(place.amount) }}
          >
            <b>{note.category} </b>
            {note.text}
          </PlacedNote>
        )}
        {series.length > 1 && <Legend kind={kind} series={series} replaced={named} />}
      </Body>
    </Root>
  );
}
