import type { ReactNode } from 'react';

interface Described {
  readonly 'aria-describedby'?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/**
 * Returns `aria-describedby` of a control whose hint and error have the ids `<id>-hint` and `<id>-error`, after its
 * existing ids.
 */
export const getDescribedBy = (
  id: string,
  { 'aria-describedby': own, hint, error }: Described,
): string | undefined =>
  [own, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
