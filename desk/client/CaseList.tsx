import { DataTable, LoadingFallback, type DataColumn, type Sort } from '@site/design-system';
import { Select } from '@site/design-system/forms';
import type { Case, CaseSummary } from '@site/server/desk/window/api.ts';

import { formatDay, formatValue, type TextKey } from '../texts.ts';
import { useDesk, type DeskContextValue } from './useDesk.ts';
import { DueText } from './DueText.tsx';

type Purpose = Case['purpose'];

/** The field by which a list is filtered, and the fields that name a case. */
const KIND_OF: Readonly<Partial<Record<Purpose, string>>> = {
  report: 'type',
  inquiry: 'category',
  reservation: 'site',
};
const TITLE_OF: Readonly<Record<Purpose, readonly string[]>> = {
  report: ['title'],
  inquiry: ['subject'],
  reservation: ['date', 'time', 'receipt'],
  compliment: ['subject'],
};

const DUE_FILTERS = ['open', 'late', 'week', 'done'] as const;
type DueFilter = (typeof DUE_FILTERS)[number];
const WEEK = 7 * 24 * 60 * 60 * 1000;

const FITS: Readonly<Record<DueFilter, (summary: CaseSummary) => boolean>> = {
  open: ({ due }) => due !== undefined,
  late: ({ late }) => late,
  week: ({ due }) => due !== undefined && Date.parse(due.date) < Date.now() + WEEK,
  done: ({ due }) => due === undefined,
};

const SORT_VALUES: Readonly<Record<string, (summary: CaseSummary) => string>> = {
  received: ({ createdAt }) => createdAt,
  // Cases that are no longer due come last.
  due: ({ due }) => due?.date ?? '9999',
};

function sortCases(cases: readonly CaseSummary[], { column, direction }: Sort): CaseSummary[] {
  const getValue = SORT_VALUES[column] ?? (() => '');
  const sign = direction === 'ascending' ? 1 : -1;
  return cases.toSorted((a, b) => sign * getValue(a).localeCompare(getValue(b)));
}

/** Returns the value by which a list is filtered; empty if there is none, or the case cannot be decrypted. */
const getKind = ({ headline }: CaseSummary, purpose: Purpose): string =>
  headline?.[KIND_OF[purpose] ?? ''] ?? '';

/** The value of the filter for cases with a requested deletion, next to the states. */
const DELETION_REQUESTED = 'deletion';

const hasState = ({ state, deletion }: CaseSummary, filter: string): boolean =>
  filter === DELETION_REQUESTED ? deletion !== undefined : state === filter;

/** Who requested the deletion of a case, and when. */
function DeletionText({ deletion }: Required<Pick<CaseSummary, 'deletion'>>) {
  const { text, language } = useDesk();
  const { key, isOwn, requestedAt } = deletion;
  const date = formatDay(requestedAt, language);
  return (
    <strong className="deletion">
      {text(isOwn ? 'list.deletion.own' : 'list.deletion.other', { key, date })}
    </strong>
  );
}

interface ColumnOptions extends Pick<DeskContextValue, 'text' | 'language'> {
  readonly purpose: Purpose;
  /** Returns a value of a field as text. */
  readonly format: (field: string, value: string) => string;
  readonly onOpen: (id: string) => void;
}

function createColumns({
  purpose,
  format,
  onOpen,
  text,
  language,
}: ColumnOptions): DataColumn<CaseSummary>[] {
  const kindField = KIND_OF[purpose];
  return [
    {
      id: 'title',
      label: text(`column.title.${purpose}`),
      header: true,
      cell: (summary) => (
        <button
          type="button"
          className="case-link"
          data-case={summary.id}
          onClick={() => onOpen(summary.id)}
        >
          {summary.headline
            ? TITLE_OF[purpose]
                .map((field) => format(field, summary.headline?.[field] ?? ''))
                .join(' ')
            : text(`problem.${summary.problem ?? 'damaged'}`)}
        </button>
      ),
    },
    ...(kindField
      ? [
          {
            id: 'kind',
            label: text(`column.kind.${purpose}` as TextKey),
            width: 11,
            cell: (summary: CaseSummary) => format(kindField, getKind(summary, purpose)),
          },
        ]
      : []),
    {
      id: 'state',
      label: text('column.state'),
      width: 7.5,
      cell: (summary) => text(`state.${summary.state}`),
    },
    {
      id: 'received',
      label: text('column.received'),
      width: 8.5,
      sort: 'ascending',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>,
    },
    {
      id: 'due',
      label: text('column.due'),
      width: 14,
      sort: 'ascending',
      cell: (summary) => (
        <>
          <DueText summary={summary} />
          {summary.deletion && <DeletionText deletion={summary.deletion} />}
        </>
      ),
    },
  ];
}

/** The filters and the order of a list; an empty filter shows all cases. */
export interface CaseListOptions {
  readonly state: string;
  readonly due: string;
  readonly kind: string;
  readonly sort: Sort;
}

/** All cases, those that are due first. */
export const ALL_CASES: CaseListOptions = {
  state: '',
  due: '',
  kind: '',
  sort: { column: 'due', direction: 'ascending' },
};

export interface CaseListProps {
  readonly purpose: Purpose;
  /** `undefined` until the cases have been loaded. */
  readonly cases: readonly CaseSummary[] | undefined;
  readonly options: CaseListOptions;
  readonly onOptionsChange: (options: CaseListOptions) => void;
  readonly onOpen: (id: string) => void;
}

/** The cases of one kind. */
export function CaseList({ purpose, cases, options, onOptionsChange, onOpen }: CaseListProps) {
  const { text, language, state } = useDesk();
  const { state: stateFilter, due: dueFilter, kind: kindFilter, sort } = options;
  const change = (changes: Partial<CaseListOptions>): void =>
    onOptionsChange({ ...options, ...changes });
  const kindField = KIND_OF[purpose];
  const format = (field: string, value: string) =>
    formatValue(field, value, language, state.siteNames);

  const filteredCases = (cases ?? []).filter(
    (summary) =>
      (stateFilter === '' || hasState(summary, stateFilter)) &&
      (dueFilter === '' || FITS[dueFilter as DueFilter](summary)) &&
      (kindFilter === '' || getKind(summary, purpose) === kindFilter),
  );
  const states = [...new Set((cases ?? []).map((summary) => summary.state))];
  const kinds = [...new Set((cases ?? []).map((summary) => getKind(summary, purpose)))]
    .filter(Boolean)
    .toSorted();

  const columns = createColumns({ purpose, format, onOpen, text, language });

  return (
    <>
      <h2>{text(`nav.${purpose}`)}</h2>
      {cases && cases.length > 0 && (
        <div className="filters" role="group" aria-label={text('filters')}>
          <Select
            label={text('column.due')}
            value={dueFilter}
            onValueChange={(due) => change({ due })}
            placeholder={text('filter.all')}
            options={DUE_FILTERS.map((filter) => ({
              value: filter,
              label: text(`filter.${filter}`),
            }))}
          />
          <Select
            label={text('column.state')}
            value={stateFilter}
            onValueChange={(next) => change({ state: next })}
            placeholder={text('filter.all')}
            options={[
              ...states.map((value) => ({ value, label: text(`state.${value}`) })),
              ...(cases.some(({ deletion }) => deletion)
                ? [{ value: DELETION_REQUESTED, label: text('deletion') }]
                : []),
            ]}
          />
          {kindField && (
            <Select
              label={text(`column.kind.${purpose}` as TextKey)}
              value={kindFilter}
              onValueChange={(kind) => change({ kind })}
              placeholder={text('filter.all')}
              options={kinds.map((value) => ({ value, label: format(kindField, value) }))}
            />
          )}
        </div>
      )}
      {cases ? (
        <>
          <p role="status" className="count">
            {text('list.count', { count: filteredCases.length })}
          </p>
          <DataTable
            caption={text(`nav.${purpose}`)}
            captionVisible={false}
            columns={columns}
            rows={sortCases(filteredCases, sort)}
            rowKey={({ id }) => id}
            sort={sort}
            onSortChange={(next) => change({ sort: next })}
            empty={text(cases.length === 0 ? 'list.none' : 'list.filtered')}
          />
        </>
      ) : (
        <LoadingFallback>{text('loading')}</LoadingFallback>
      )}
    </>
  );
}
