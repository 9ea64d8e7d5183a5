import { expect, it } from 'vitest';

import { createCalendarFile } from './calendar.ts';

const event = {
  id: 'visit-1',
  author: 'Haedam',
  status: 'TENTATIVE',
  now: new Date('2026-11-20T12:00:00+09:00'),
  title: '해담 방문: 본사, 제1공장',
  place: '인천광역시 남동구 예시로 1; 본관',
  description: '첫째 줄\n둘째 줄',
  start: new Date('2026-12-01T14:00:00+09:00'),
  length: 60,
} as const;
const breakLines = (file: string) => file.split('\r\n');

it('contains the time in UTC and the place', () => {
  const lines = breakLines(createCalendarFile(event));
  expect(lines).toContain('DTSTART:20261201T050000Z');
  expect(lines).toContain('DTEND:20261201T060000Z');
  expect(lines).toContain(String.raw`SUMMARY:해담 방문: 본사\, 제1공장`);
  expect(lines).toContain(String.raw`LOCATION:인천광역시 남동구 예시로 1\; 본관`);
  expect(lines).toContain(String.raw`DESCRIPTION:첫째 줄\n둘째 줄`);
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

it('folds long lines by bytes, never inside a character', () => {
  const description = '가나다라'.repeat(60);
  const lines = breakLines(createCalendarFile({ ...event, description }));
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
});

it('escapes typed text, which cannot add a property', () => {
  const lines = breakLines(
    createCalendarFile({ ...event, title: 'A\r\nATTENDEE:mailto:x@example.com' }),
  );
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

it('keeps its identity, and increases its revision with a change and a cancellation', () => {
  const first = breakLines(createCalendarFile(event));
  const movedEvent = breakLines(
    createCalendarFile({
      ...event,
      start: new Date('2026-12-03T10:30:00+09:00'),
      now: new Date('2026-11-21'),
    }),
  );
  const cancelled = breakLines(createCalendarFile({ ...event, status: 'CANCELLED' }));
  const valueOf = (lines: string[], name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  expect(valueOf(movedEvent, 'UID')).toBe(valueOf(first, 'UID'));
  expect(Number(valueOf(movedEvent, 'SEQUENCE'))).toBeGreaterThan(
    Number(valueOf(first, 'SEQUENCE')),
  );
  expect(valueOf(first, 'DTSTAMP')).toBe('20261120T030000Z');
  expect([valueOf(cancelled, 'STATUS'), valueOf(cancelled, 'METHOD')]).toEqual([
    'CANCELLED',
    'CANCEL',
  ]);
});
