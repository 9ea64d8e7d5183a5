import { hash } from 'node:crypto';
import type { VisitResult } from '@site/contract/answers';
import { getTimeInSeoul } from '@site/contract/date';
import { getLatinText, type Language } from '@site/contract/language';
import { fillMessage } from '@site/contract/message';
import type { SiteManifest } from '@site/contract/renderer';

import { localizeMessages } from '@site/contract/messages';

import calendarMessages from './messages.json' with { type: 'json' };
import { createCalendarFile, type CalendarEvent } from './calendar.ts';

const MESSAGES = localizeMessages('calendar', calendarMessages);

/** How long a visit takes in the visitor's calendar, in minutes. */
const LENGTH = 60;

const STATUSES: Readonly<Record<VisitResult['status'], CalendarEvent['status']>> = {
  received: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
};

/**
 * Creates the calendar file of a reservation in its current state. Its identity is derived from the number and does not
 * reveal it.
 */
export function createVisitCalendar(
  { receipt, status, visit }: VisitResult,
  { company, visitSites }: Pick<SiteManifest, 'company' | 'visitSites'>,
  language: Language,
  now: Date,
): string {
  const { date = '', time = '', place = '', purpose = '' } = visit;
  const site = visitSites.find(({ id }) => id === visit['site']);
  const name = site?.name[language] ?? '';
  const host = ['hostName', 'hostDepartment', 'hostContact'].map((field) => visit[field] ?? '');
  return createCalendarFile({
    id: `visit-${hash('sha256', receipt).slice(0, 32)}`,
    author: getLatinText(company),
    status: STATUSES[status],
    now,
    title: fillMessage(MESSAGES.title[language], language, {
      company: company[language],
      site: name,
    }),
    place: [name, site?.address[language], place].filter(Boolean).join(', '),
    description: `${MESSAGES.purpose[language]}: ${purpose}\n${MESSAGES.host[language]}: ${host.join(', ')}`,
    start: getTimeInSeoul(date, time),
    length: LENGTH,
  });
}
