import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

import { useMessage } from '../../messages/index.ts';

/** What every field of the family takes. */
export interface FieldTexts {
  label: ReactNode;
  /** What the field is for or how to fill it in; stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string | undefined;
  required?: boolean;
}

/** The look of a label and of a legend. */
export const labelLook = css`
  color: var(--color-text-heading);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
`;

const Mark = styled.span`
  color: var(--color-text-accent);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-medium);
  white-space: nowrap;

  &[data-optional] {
    color: var(--color-text-muted);
  }
`;

/** The mark of a field that must be filled in: words, not a star alone. */
export function RequiredMark({ required }: { required: boolean }) {
  const message = useMessage();
  return required && <Mark> {message('field.required')}</Mark>;
}

/** The mark of something that may be refused where its neighbours may not. */
export function OptionalMark() {
  const message = useMessage();
  return <Mark data-optional=""> {message('field.optional')}</Mark>;
}

const HintRoot = styled.div`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: var(--font-leading-snug);
`;

const ErrorRoot = styled.div`
  color: var(--color-text-error);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
`;

type Described = Pick<FieldTexts, 'hint' | 'error'>;

/** The hint and then the error of the control `of`, as far as there are any. */
export function Descriptions({ of: id, hint, error }: Described & { of: string }) {
  const message = useMessage();
  return (
    <>
      {hint && <HintRoot id={`${id}-hint`}>{hint}</HintRoot>}
      {error && (
        <ErrorRoot id={`${id}-error`}>
          {message('field.error')} {error}
        </ErrorRoot>
      )}
    </>
  );
}

/**
 * The value of `aria-describedby`: `own` ids, then those that `Descriptions` renders for the same
 * texts. Both follow from the same props, so no id is ever named that is not on the page.
 */
export const describedBy = (
  id: string,
  { hint, error }: Described,
  own?: string,
): string | undefined =>
  [own, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
