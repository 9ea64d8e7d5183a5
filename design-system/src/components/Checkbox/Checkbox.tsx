import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { getDescribedBy } from '../Field/described-by.ts';
import { RequiredMark } from '../Field/index.ts';

/** Props of `Checkbox`; other attributes are those of `input`. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Text next to the checkbox; part of the click target. */
  label: ReactNode;
  /** The consequence of the choice, in a sentence below the label. */
  hint?: ReactNode;
  /** The error in a sentence; it also marks the checkbox as invalid. */
  error?: string | undefined;
  /** Called with the new state; `checked` controls it, `defaultChecked` is its initial state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: start;
  max-inline-size: var(--size-form);
  text-wrap: pretty;

  & > input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0.125rem 0 0;
    accent-color: var(--color-action-primary);
  }

  & > input[aria-invalid='true'] {
    outline: 2px solid var(--color-line-error);
    outline-offset: 2px;
  }

  & > label {
    padding-block-end: var(--space-1);
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    line-height: 1.75rem;
    cursor: pointer;
  }

  & > div {
    grid-column: 2;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
  }

  & > div[data-error] {
    grid-column: 1 / -1;
    grid-row: 1;
    /* The frame of the checkbox extends beyond it. */
    padding-block-end: var(--space-2);
    color: var(--color-text-error);
    font-weight: var(--font-weight-semibold);
  }
`;

/** A native checkbox; its label is part of the click target. */
export function Checkbox({
  id: givenId,
  label,
  hint,
  error,
  required = false,
  onCheckedChange,
  onChange,
  ...rest
}: CheckboxProps) {
  const message = useMessage();
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Root>
      {error && (
        <div id={`${id}-error`} data-error="">
          {message('field.error')} {error}
        </div>
      )}
      <input
        {...rest}
        id={id}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        aria-describedby={getDescribedBy(id, { ...rest, hint, error })}
      />
      <label htmlFor={id}>
        {label}
        <RequiredMark required={required} />
      </label>
      {hint && <div id={`${id}-hint`}>{hint}</div>}
    </Root>
  );
}
