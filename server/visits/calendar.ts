/** An event in the visitor's calendar. */
export interface CalendarEvent {
  /** Never changes: a later file updates the entry of an earlier one. */
  readonly id: string;
  /** The organization that created the file, in Latin letters. */
  readonly author: string;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** When the file was created; a later one replaces an earlier one. */
  readonly now: Date;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly start: Date;
  /** The duration in minutes. */
  readonly length: number;
}

/** Returns the text of a property (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const formatUtcTime = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const encoder = new TextEncoder();
/** The maximum length of a line before it is folded, in bytes. */
const LINE = 74;

/** Folds a line (RFC 5545, 3.1), never inside a character. */
function foldLine(line: string): string {
  let length = 0;
  return [...line]
    .map((character) => {
      const bytes = encoder.encode(character).length;
      length += bytes;
      if (length <= LINE) return character;
      length = bytes + 1;
      return `\r\n ${character}`;
    })
    .join('');
}

/** Revisions are counted from this time, in seconds, because the number has to fit into 31 bits. */
const FIRST_REVISION = Date.UTC(2026, 0) / 1000;

/** Returns an iCalendar file (RFC 5545) with one event. */
export function createCalendarFile(event: CalendarEvent): string {
  const { id, author, status, now, title, place, description, start, length } = event;
  const end = new Date(start.getTime() + length * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(author)}//Visit//EN`,
    `METHOD:${status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${Math.floor(now.getTime() / 1000) - FIRST_REVISION}`,
    `DTSTAMP:${formatUtcTime(now)}`,
    `DTSTART:${formatUtcTime(start)}`,
    `DTEND:${formatUtcTime(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `STATUS:${status}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
