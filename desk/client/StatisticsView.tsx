import { Button, LoadingFallback, Notice, Table } from '@site/design-system';
import { Select } from '@site/design-system/forms';
import { useEffect, useState } from 'react';
import { OUTCOMES, type Statistics } from '@site/server/desk/window/api.ts';

import { formatValue } from '../texts.ts';
import { getStatistics } from './server.ts';
import { useDesk } from './useDesk.ts';

const sum = (counts: Statistics['total']): number =>
  OUTCOMES.reduce((total, outcome) => total + counts[outcome], 0);

/** The reports of a year by type and outcome, for printing and passing on. */
export function StatisticsView() {
  const { text, language, state, report } = useDesk();
  const [year, setYear] = useState(() => new Date().getFullYear());
  const [statistics, setStatistics] = useState<Statistics>();
  useEffect(() => {
    getStatistics(year).then(setStatistics, report);
  }, [year, report]);
  if (!statistics) return <LoadingFallback>{text('loading')}</LoadingFallback>;

  const { rows, total, unopened } = statistics;
  const years = [...new Set([year, ...statistics.years])].toSorted((a, b) => b - a);
  const format = (value: number) => new Intl.NumberFormat(language).format(value);
  const makeRow = (name: string, counts: Statistics['total']) => [
    name,
    ...OUTCOMES.map((outcome) => format(counts[outcome])),
    format(sum(counts)),
  ];
  return (
    <>
      <div className="case-head">
        <h2>{text('statistics.heading', { year: statistics.year })}</h2>
        <Button variant="secondary" size="small" onClick={() => print()}>
          {text('case.print')}
        </Button>
      </div>
      <div className="filters">
        <Select
          label={text('statistics.year')}
          value={String(year)}
          onValueChange={(value) => setYear(Number(value))}
          options={years.map((option) => ({ value: String(option), label: String(option) }))}
        />
      </div>
      <Table
        numeric
        caption={text('statistics.caption')}
        columns={[
          text('column.kind.report'),
          ...OUTCOMES.map((outcome) => text(`outcome.${outcome}`)),
          text('statistics.total'),
        ]}
        rows={[
          ...rows.map(({ types, counts }) =>
            makeRow(
              types.length === 1
                ? formatValue('type', types[0] ?? '', language, state.siteNames)
                : text('statistics.others', { count: types.length }),
              counts,
            ),
          ),
          makeRow(text('statistics.total'), total),
        ]}
      />
      <p className="note">{text(rows.length === 0 ? 'statistics.few' : 'statistics.grouped')}</p>
      {unopened > 0 && (
        <Notice tone="warning">{text('statistics.unopened', { count: unopened })}</Notice>
      )}
    </>
  );
}
