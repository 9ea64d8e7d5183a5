/** An event for the visitor's own calendar. */
export interface CalendarEvent {
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly start: Date;
  /** In minutes. */
  readonly length: number;
}

/** Text of a property after RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const utcTime = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const encoder = new TextEncoder();
/** Most bytes of a line before it is folded. */
const LINE = 74;

/** Folds a line after 3.1, never inside a character. */
function folded(line: string): string {
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

/**
 * An iCalendar file (RFC 5545) with one event, as an address that a link can offer for download.
 * Its identity comes from the event itself, so that a repeated download changes the same entry.
 */
export function calendarFile({ title, place, description, start, length }: CalendarEvent): string {
  const end = new Date(start.getTime() + length * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//visit//KO',
    'BEGIN:VEVENT',
    `UID:visit-${utcTime(start)}-${encodeURIComponent(place)}`,
    `DTSTAMP:${utcTime(start)}`,
    `DTSTART:${utcTime(start)}`,
    `DTEND:${utcTime(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const text = lines.map((line) => `${folded(line)}\r\n`).join('');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}
