import reservationMessages from '@site/contract/messages/reservation.json' with { type: 'json' };
import { createVisitTimeSchema } from '@site/contract/visit';
import { formatCsvCell } from '@site/contract/csv';

import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import type { Desk } from './desk.ts';
import { moveVisit } from '../cases/visit-move.ts';
import { decideVisit, readSubmission } from '../submissions/submission-service.ts';
import { createNotMadeError } from './failures.ts';
import { findWords, getFieldLabel, message, type MessageKey } from './messages.ts';

/** Columns that are not fields of the form. */
const HEADINGS: Readonly<Record<string, MessageKey>> = {
  id: 'show.id',
  receivedAt: 'show.received',
  state: 'show.state',
};

/**
 * Writes the expected visits to a CSV file for the gate desk: UTF-8 with a byte order mark, which spreadsheets need,
 * one row per visit, earliest visit first. Canceled and declined ones are left out.
 */
export async function exportReservations(desk: Desk, file: string): Promise<void> {
  await desk.withStore('read', async (store) => {
    const visits: Array<Readonly<Record<string, string>>> = [];
    const failures = await desk.openAll(
      store,
      (await store.list('reservation')).filter(
        ({ state }) => state !== 'cancelled' && state !== 'declined',
      ),
      (row, { fields }) =>
        void visits.push({
          id: row.id,
          receivedAt: row.createdAt,
          state: message(`state.${row.state}`),
          ...fields,
        }),
    );
    visits.sort((a, b) => `${a['date']}${a['time']}`.localeCompare(`${b['date']}${b['time']}`));
    const columns = [...new Set(visits.flatMap((visit) => Object.keys(visit)))];
    const lines = [
      columns.map((name) =>
        formatCsvCell(HEADINGS[name] ? message(HEADINGS[name]) : getFieldLabel(name)),
      ),
      ...visits.map((visit) =>
        columns.map((name) => {
          const value = visit[name] ?? '';
          return formatCsvCell(desk.choiceLabel(name, value) ?? value);
        }),
      ),
    ];
    try {
      writeNewFile(file, `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`);
    } catch (error) {
      throw createNotMadeError(file, error);
    }
    desk.reportFailures(failures);
    console.log(message('reservation.exported', { count: visits.length, file }));
  });
}

/**
 * Confirms or declines a visit; an earlier decision is only replaced with `replaces`. The visitor sees the decision
 * with the reservation number.
 */
export async function decide(
  desk: Desk,
  id: string,
  decision: 'confirmed' | 'declined',
  replaces: boolean,
): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'reservation', id);
    const opposite = decision === 'confirmed' ? 'declined' : 'confirmed';
    const replacedDecision = replaces && row.state === opposite ? opposite : undefined;
    const record = await desk.record(store, row, decision);
    if (await decideVisit(store, row.id, decision, replacedDecision, record)) return;
    await desk.recordRefusal(store, row);
    const state = (await store.find(row.id))?.state ?? 'cancelled';
    throw new StartError(
      state === 'cancelled'
        ? message('reservation.cancelled')
        : message(state === decision ? 'reservation.already' : 'reservation.other', {
            state: message(`state.${state}`),
          }),
    );
  });
  desk.reportChange(
    message(`reservation.${decision}`),
    message(`reservation.${decision}Next`),
    'copy.reservation',
  );
}

/** Parses a typed date and time. Throws a `StartError` for a time at which visits are not possible. */
function parseVisitTime(date: string, time: string) {
  const result = createVisitTimeSchema(new Date()).safeParse({ date, time });
  if (result.success) return result.data;
  const codes = result.error.issues.map((issue) => issue.message);
  throw new StartError(
    codes.map((code) => findWords(reservationMessages, code) ?? code).join('\n'),
  );
}

/** Moves a visit to another time and confirms it; an earlier decision is only replaced with `replaces`. */
export async function move(
  desk: Desk,
  id: string,
  [date, time]: readonly [date: string, time: string],
  replaces: boolean,
): Promise<void> {
  const to = parseVisitTime(date, time);
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'reservation', id);
    const pair = await desk.keyFor(row);
    const { state } = row;
    if (state === 'cancelled') throw new StartError(message('reservation.cancelled'));
    if ((state === 'confirmed' || state === 'declined') && !replaces)
      throw new StartError(message('reservation.decided', { state: message(`state.${state}`) }));
    const submission = await readSubmission(store, row.id, pair);
    const fields = submission?.content.fields ?? {};
    if (state !== 'declined' && fields['date'] === to.date && fields['time'] === to.time)
      throw new StartError(message('reservation.unchanged'));
    const result = await moveVisit(store, row.id, to, new Date(), pair, {
      seen: { state, moves: submission?.moves.length ?? 0 },
      record: await desk.record(store, row, 'moved'),
    });
    if (result === 'done') return;
    await desk.recordRefusal(store, row);
    throw new StartError(
      message(result === 'unsealed' ? 'reservation.unsealed' : 'reservation.faster'),
    );
  });
  desk.reportChange(
    message('reservation.moved', to),
    message('reservation.movedNext'),
    'copy.reservation',
  );
}
