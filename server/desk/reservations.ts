import { formatCsvCell } from '@site/contract/csv';

import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import type { Desk } from './desk.ts';
import { decideVisit } from '../submissions/submission-service.ts';
import { createNotMadeError } from './failures.ts';
import { getFieldLabel, message, type MessageKey } from './messages.ts';

/** Columns that are not fields of the form. */
const HEADINGS: Readonly<Record<string, MessageKey>> = {
  id: 'show.id',
  receivedAt: 'show.received',
  state: 'show.state',
};

/**
 * Writes the reservations to be received into a CSV file for the gate desk: UTF-8 with the mark that
 * spreadsheets know it by, a row per visit, earliest visit first. Canceled and declined ones are left out.
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

/** Confirms or declines a visit, and one that was decided otherwise where that is asked for; its visitor sees it with the reservation number. */
export async function decide(
  desk: Desk,
  id: string,
  decision: 'confirmed' | 'declined',
  replaces: boolean,
): Promise<void> {
  await desk.withStore('write', async (store) => {
    const row = await desk.find(store, 'reservation', id);
    const other = decision === 'confirmed' ? 'declined' : 'confirmed';
    const replaced = replaces && row.state === other ? other : undefined;
    const record = await desk.record(store, row, decision);
    if (await decideVisit(store, row.id, decision, replaced, record)) return;
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
