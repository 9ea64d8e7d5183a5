import { getDateInSeoul } from '@site/contract/date';

import { readSubmission } from '../../submissions/submission-service.ts';
import { SealError } from '../../submissions/seal.ts';
import type { SubmissionState } from '../../submissions/store.ts';
import { OUTCOMES, type Outcome, type Statistics, type StatisticsRow } from './api.ts';
import type { OpenDesk } from './session.ts';

/**
 * Types with fewer reports than this are not shown separately: a person who has seen one of the reports would recognize
 * it in the table.
 */
const SMALLEST_GROUP = 5;

const OUTCOME_OF: Readonly<Partial<Record<SubmissionState, Outcome>>> = {
  received: 'open',
  read: 'open',
  answered: 'answered',
  closed: 'closed',
};

type Counts = StatisticsRow['counts'];

const sumCounts = (list: readonly Counts[]): Counts =>
  Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, list.reduce((sum, item) => sum + item[outcome], 0)]),
  ) as Counts;

const getTotal = (counts: Counts): number =>
  OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);

/**
 * Combines types with few reports into one row, and adds types until that row has enough reports, so that no single
 * report can be calculated from the sum of a column. If there are too few reports in total, there are no rows.
 */
export function groupTypes(byType: ReadonlyMap<string, Counts>): StatisticsRow[] {
  const rows = [...byType]
    .map(([type, counts]) => ({ types: [type], counts }))
    .toSorted((a, b) => getTotal(b.counts) - getTotal(a.counts));
  const large = rows.filter(({ counts }) => getTotal(counts) >= SMALLEST_GROUP);
  const small = rows.slice(large.length);
  const countSmall = () => getTotal(sumCounts(small.map(({ counts }) => counts)));
  while (small.length > 0 && countSmall() < SMALLEST_GROUP) {
    const next = large.pop();
    if (!next) return [];
    small.unshift(next);
  }
  if (small.length === 0) return large;
  return [
    ...large,
    {
      types: small.flatMap(({ types }) => types),
      counts: sumCounts(small.map(({ counts }) => counts)),
    },
  ];
}

/**
 * Counts the reports of a year, in Seoul, by type and outcome. Reports that cannot be opened are counted separately.
 */
export const countReports = (desk: OpenDesk, year: number): Promise<Statistics> =>
  desk.withStore('read', async (store) => {
    const reports = await store.list('report');
    const getYear = (createdAt: string) => Number(getDateInSeoul(new Date(createdAt)).slice(0, 4));
    const byType = new Map<string, Counts>();
    let unopened = 0;
    for (const facts of reports) {
      const outcome = OUTCOME_OF[facts.state];
      if (getYear(facts.createdAt) !== year || !outcome) continue;
      try {
        const submission = await readSubmission(store, facts.id, desk.pair);
        if (!submission) continue;
        const type = submission.content.fields['type'] ?? 'other';
        const counts = byType.get(type) ?? { open: 0, answered: 0, closed: 0 };
        byType.set(type, { ...counts, [outcome]: counts[outcome] + 1 });
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        unopened += 1;
      }
    }
    return {
      year,
      years: [...new Set(reports.map(({ createdAt }) => getYear(createdAt)))].toSorted(
        (a, b) => b - a,
      ),
      total: sumCounts([...byType.values()]),
      rows: groupTypes(byType),
      unopened,
    };
  });
