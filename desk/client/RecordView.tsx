import { DataTable, LoadingFallback, Notice, type DataColumn } from '@site/design-system';
import { useEffect, useState } from 'react';
import type { RecordReport } from '@site/server/desk/window/api.ts';

import { formatTime, getLabel } from '../texts.ts';
import { getRecord } from './server.ts';
import { useDesk, type DeskContextValue } from './useDesk.ts';

type Entry = RecordReport['entries'][number];

const createColumns = ({
  text,
  language,
}: Pick<DeskContextValue, 'text' | 'language'>): DataColumn<Entry>[] => [
  {
    id: 'action',
    label: text('column.action'),
    header: true,
    cell: ({ action }) => getLabel('actions', action, language),
  },
  {
    id: 'time',
    label: text('column.time'),
    width: 14,
    cell: ({ time }) => <time dateTime={time}>{formatTime(time, language)}</time>,
  },
  {
    id: 'department',
    label: text('column.department'),
    width: 9,
    cell: ({ department }) => getLabel('departments', department, language),
  },
  { id: 'key', label: text('column.key'), width: 8.5, cell: ({ key }) => key },
  { id: 'subject', label: text('column.subject'), width: 12, cell: ({ subject }) => subject },
];

/** The record of actions on submissions, and whether it is complete. */
export function RecordView() {
  const { text, language, state, report } = useDesk();
  const [record, setRecord] = useState<RecordReport>();
  useEffect(() => {
    getRecord().then(setRecord, report);
  }, [report]);
  if (!record) return <LoadingFallback>{text('loading')}</LoadingFallback>;
  const { entries, problems, count, waiting } = record;
  const isCopy = state.unlocked?.storeFile !== undefined;
  return (
    <>
      <h2>{text('nav.record')}</h2>
      {problems.length > 0 ? (
        <Notice tone="error" heading={text('record.wrong')}>
          <ul>
            {problems.map(({ problem, key, number }) => (
              <li key={`${problem} ${key} ${number}`}>
                {getLabel('recordProblems', problem, language, { key, number })}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice tone="success">{text(waiting ? 'record.links' : 'record.whole', { count })}</Notice>
      )}
      {waiting && (
        <Notice tone={isCopy ? 'info' : 'warning'}>
          {text(isCopy ? 'record.notInCopy' : 'record.notMerged', {
            count: waiting.count,
            files: waiting.copies.join(', '),
          })}
        </Notice>
      )}
      <p className="note">{text('record.about')}</p>
      <DataTable
        caption={text('nav.record')}
        captionVisible={false}
        columns={createColumns({ text, language })}
        rows={entries}
        rowKey={({ department, key, number }) => `${department} ${key} ${number}`}
        empty={text('record.none')}
      />
      {count > entries.length && (
        <p className="note">{text('record.more', { count: entries.length })}</p>
      )}
    </>
  );
}
