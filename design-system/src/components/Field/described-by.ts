import type { ReactNode } from 'react';

interface Described {
  readonly 'aria-describedby'?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** `aria-describedby` of a control whose hint and error have the ids `<id>-hint` and `<id>-error`, after its own. */
export const getDescribedBy = (
  id: string,
  { 'aria-describedby': own, hint, error }: Described,
): string | undefined =>
  [own, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
