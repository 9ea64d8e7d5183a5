import { writeNewFile } from '../new-file.ts';
import { StartError } from '../start-error.ts';
import { open } from '../submissions/seal.ts';
import type { Desk } from './desk.ts';
import { message } from './messages.ts';

/** A cell that a spreadsheet takes for text, whatever a visitor typed into it. */
function cell(value: string): string {
  const neutral = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}

/**
 * Writes every reservation into a CSV file for the gate desk: UTF-8 with the mark that spreadsheets
 * know it by, a row per visit, earliest visit first.
 */
export async function exportReservations(desk: Desk, file: string): Promise<void> {
  await desk.withStore('read', async (store) => {
    const visits: Array<Readonly<Record<string, string>>> = [];
    for (const facts of await store.list('reservation')) {
      const row = await desk.find(store, 'reservation', facts.id);
      const { fields } = await open(row, await desk.keyFor(row));
      visits.push({ id: row.id, receivedAt: row.createdAt, ...fields });
    }
    visits.sort((a, b) => `${a['date']}${a['time']}`.localeCompare(`${b['date']}${b['time']}`));
    const columns = [...new Set(visits.flatMap((visit) => Object.keys(visit)))];
    const lines = [
      columns.map(cell),
      ...visits.map((visit) => columns.map((name) => cell(visit[name] ?? ''))),
    ];
    try {
      writeNewFile(file, `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`);
    } catch (error) {
      throw new StartError(message('file.notMade', { file, reason: (error as Error).message }));
    }
    console.log(message('reservation.exported', { count: visits.length, file }));
  });
}
