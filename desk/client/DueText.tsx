import type { CaseSummary } from '@site/server/desk/window/api.ts';

import { formatDay } from '../texts.ts';
import { useDesk } from './useDesk.ts';

/** The day until which the next step is due, or on which the case will be deleted. */
export function DueText({ summary: { due, late, expiresAt } }: { readonly summary: CaseSummary }) {
  const { text, language } = useDesk();
  if (due) {
    const words = text(`due.${due.step}`, { date: formatDay(due.date, language) });
    return late ? <strong className="late">{`${words} ${text('due.late')}`}</strong> : words;
  }
  return expiresAt === null ? null : text('due.ends', { date: formatDay(expiresAt, language) });
}
