import type { Library } from '../library/library.ts';
import type { SentenceCode } from '../library/sentences.ts';

/** An item that is older than its kind allows, for `content:check -- --stale`: a reminder, not a problem. */
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
export function* listStale(library: Library, now: Date): Generator<Stale> {
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
  for (const item of library.recognitions?.items ?? []) {
    if (item.kind === 'award' || item.expires === undefined || item.expires > soon) continue;
    const code = item.expires < today ? 'stale.certificate' : 'stale.certificateSoon';
    yield create('content/recognitions.json', item.id, code, item.expires);
  }
  for (const { id, until } of library.publicData?.notices ?? [])
    if (until !== undefined && isOlder(until, LASTS.notice))
      yield create('db.json', `notices ${id}`, 'stale.notice', until);
  for (const { id, until } of library.publicData?.recruitments ?? [])
    if (isOlder(until, LASTS.opening))
      yield create('db.json', `recruitments ${id}`, 'stale.opening', until);
  for (const { slug, archived, effective, amended = effective } of library.documents.values())
    if (!archived && isOlder(amended, LASTS.document))
      yield create(`content/documents/${slug}.json`, '', 'stale.document', amended);
  for (const { slug, dataSheet, state } of library.products.values()) {
    const file = `content/products/${slug}.json`;
    if (dataSheet && isOlder(dataSheet.date, LASTS.sheet))
      yield create(file, 'dataSheet', 'stale.sheet', dataSheet.date);
    for (const { planned } of state ? [state, ...(state.variants ?? [])] : [])
      if (planned !== undefined && today.slice(0, planned.length) > planned)
        yield create(file, 'state', 'stale.planned', planned);
  }
  for (const [name, fact] of Object.entries(library.facts))
    if (name.endsWith('-counted') && 'date' in fact && isOlder(fact.date, LASTS.fact))
      yield create('content/facts.json', name, 'stale.fact', fact.date);
  const latestReport = [...library.reports.values()]
    .map(({ issued }) => issued)
    .toSorted()
    .at(-1);
  if (latestReport !== undefined && isOlder(latestReport, LASTS.report))
    yield create('content/reports', '', 'stale.report', latestReport);
}
