import type { Library } from '../library/library.ts';
import type { SentenceCode } from '../library/sentences.ts';

/** Something that is older than its kind allows, for `content:check -- --stale`: a reminder, not a mistake. */
export interface Stale {
  readonly file: string;
  readonly key: string;
  readonly code: SentenceCode;
  readonly values: { readonly date: string };
}

const DAY = 86_400_000;
/** The number of days after which an item of each kind is reported. */
const LASTS = {
  certificateRenewal: 90,
  notice: 2 * 365,
  opening: 365,
  document: 5 * 365,
  sheet: 3 * 365,
  fact: 3 * 365,
  report: 2 * 365,
} as const;

/** Lists expired items, items that are due for review, and plans whose date has passed. */
export function listStale(library: Library, now: Date): Stale[] {
  const today = now.toISOString().slice(0, 10);
  const isOlder = (date: string, days: number): boolean =>
    Date.parse(date) < now.getTime() - days * DAY;
  const soon = new Date(now.getTime() + LASTS.certificateRenewal * DAY).toISOString().slice(0, 10);
  const create = (file: string, key: string, code: SentenceCode, date: string): Stale => ({
    file,
    key,
    code,
    values: { date },
  });
  const reports = [...library.reports.values()].map(({ issued }) => issued).toSorted();
  const latestReport = reports.at(-1);
  return [
    ...(library.recognitions?.items ?? []).flatMap((item): Stale[] => {
      if (item.kind === 'award' || item.expires === undefined || item.expires > soon) return [];
      const code = item.expires < today ? 'stale.certificate' : 'stale.certificateSoon';
      return [create('content/recognitions.json', item.id, code, item.expires)];
    }),
    ...(library.publicData?.notices ?? []).flatMap(({ id, until }) =>
      until !== undefined && isOlder(until, LASTS.notice)
        ? [create('db.json', `notices ${id}`, 'stale.notice', until)]
        : [],
    ),
    ...(library.publicData?.recruitments ?? []).flatMap(({ id, until }) =>
      isOlder(until, LASTS.opening)
        ? [create('db.json', `recruitments ${id}`, 'stale.opening', until)]
        : [],
    ),
    ...[...library.documents.values()].flatMap(
      ({ slug, archived, effective, amended = effective }) =>
        !archived && isOlder(amended, LASTS.document)
          ? [create(`content/documents/${slug}.json`, '', 'stale.document', amended)]
          : [],
    ),
    ...[...library.products.values()].flatMap(({ slug, dataSheet, state }): Stale[] => {
      const file = `content/products/${slug}.json`;
      const plans = state ? [state, ...(state.variants ?? [])] : [];
      return [
        ...(dataSheet && isOlder(dataSheet.date, LASTS.sheet)
          ? [create(file, 'dataSheet', 'stale.sheet', dataSheet.date)]
          : []),
        ...plans.flatMap(({ planned }) =>
          planned !== undefined && today.slice(0, planned.length) > planned
            ? [create(file, 'state', 'stale.planned', planned)]
            : [],
        ),
      ];
    }),
    ...Object.entries(library.facts).flatMap(([name, fact]) =>
      name.endsWith('-counted') && 'date' in fact && isOlder(fact.date, LASTS.fact)
        ? [create('content/facts.json', name, 'stale.fact', fact.date)]
        : [],
    ),
    ...(latestReport !== undefined && isOlder(latestReport, LASTS.report)
      ? [create('content/reports', '', 'stale.report', latestReport)]
      : []),
  ];
}
