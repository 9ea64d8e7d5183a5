import { Download } from 'lucide';
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { Icon } from '../Icon/index.ts';
import { Table } from '../Table/index.ts';
import { InUnits, formatAmount } from './Amount.tsx';
import type { ChartData, ChartTexts } from './Chart.types.ts';
import { Plot } from './Plot.tsx';

/** Props of `Chart`; other attributes are those of `figure`. */
export interface ChartProps
  extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'>, ChartData, ChartTexts {
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  /** URL of the same figures as a CSV file. */
  download?: string | undefined;
  /** In a `ChartGrid`, takes both columns. */
  wide?: boolean | undefined;
}

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  margin: 0;
  break-inside: avoid;
`;

const Head = styled.figcaption`
  padding-block-start: var(--space-4);
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);

  & > :is(h2, h3, h4) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: baseline;
    margin: 0;
    color: var(--color-text-heading);
    font-size: var(--font-size-h3);
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
    letter-spacing: var(--font-tracking-heading);
  }

  & small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-regular);
    letter-spacing: 0;
  }

  & > p {
    margin: var(--space-2) 0 0;
    color: var(--color-text-muted);
    text-wrap: pretty;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  /* In a pair both are on one line, even if the other chart is higher. */
  align-items: start;
  justify-content: space-between;
  margin-block-start: var(--space-3);

  & > details {
    flex: 1 1 min(100%, 12rem);
    min-inline-size: 0;
  }

  & > details[open] {
    flex-basis: 100%;
  }

  & :is(summary, a) {
    min-block-size: 2.75rem;
    padding-block: var(--space-3);
    color: var(--color-text-link);
    font-size: var(--font-size-label);
    font-weight: var(--font-weight-semibold);
    line-height: 1.25;
    cursor: pointer;
  }

  & a {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  & a > svg {
    inline-size: 1.125em;
    block-size: 1.125em;
  }

  @media print {
    display: none;
  }
`;

/**
 * Amounts over a few categories: an SVG rendered on the server and a table with the same figures. It needs no script; a
 * series has a pattern in addition to its color.
 */
export function Chart({
  heading,
  text,
  level = 3,
  kind,
  categories,
  categoryLabel,
  series,
  ticks,
  units,
  note,
  download,
  wide,
  ...rest
}: ChartProps) {
  const id = useId();
  const message = useMessage();
  const Title = `h${level}` as const;
  const totalled = kind === 'stacked' && series.length > 1;
  const columns = [
    categoryLabel,
    ...series.map(({ label }) => label),
    ...(totalled ? [message('chart.total')] : []),
  ];
  const amount = (value: number | null) =>
    value === null ? '–' : <InUnits units={units}>{(unit) => formatAmount(value, unit)}</InUnits>;
  const rows = categories.map((category, index) => {
    const values = series.map((chartSeries) => chartSeries.values[index] ?? null);
    const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    return [category, ...(totalled ? [...values, total] : values).map(amount)];
  });
  return (
    <Root data-wide={wide || undefined} {...rest}>
      <Head>
        <Title id={id}>
          {heading}
          <small>
            <InUnits units={units}>{({ label }) => message('chart.unit', { unit: label })}</InUnits>
          </small>
        </Title>
        {text && <p>{text}</p>}
      </Head>
      <Plot
        kind={kind}
        categories={categories}
        series={series}
        ticks={ticks}
        units={units}
        note={note}
        labelledBy={id}
      />
      <Foot>
        <details>
          {/* A page has several charts, and each of them has this control and this link. */}
          <summary aria-label={`${message('chart.table')}: ${heading}`}>
            {message('chart.table')}
          </summary>
          <Table caption={heading} captionVisible={false} columns={columns} rows={rows} numeric />
        </details>
        {download && (
          <a href={download} download aria-label={`${message('chart.download')}: ${heading}`}>
            <Icon icon={Download} />
            {message('chart.download')}
          </a>
        )}
      </Foot>
    </Root>
  );
}
