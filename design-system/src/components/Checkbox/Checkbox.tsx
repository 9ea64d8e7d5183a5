import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';

import {
  describedBy,
  Descriptions,
  type FieldTexts,
  labelLook,
  RequiredMark,
} from '../Field/parts.tsx';

export interface CheckboxProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> {}

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  max-inline-size: var(--size-form);
`;

const Choice = styled.div`
  position: relative;

  & > label {
    ${labelLook}
    display: block;
    min-block-size: 2.75rem;
    padding-block: 0.625rem;
    padding-inline-start: 2.25rem;
    cursor: pointer;
  }

  & > input {
    position: absolute;
    inset-block-start: 0.625rem;
    inset-inline-start: 0;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    border: var(--stroke-hairline) solid var(--color-line-control);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    appearance: none;
    cursor: pointer;
  }

  & > input:hover {
    border-color: var(--color-line-strong);
  }

  & > input[aria-invalid='true'] {
    border: var(--stroke-detail) solid var(--color-line-error);
  }

  & > input:checked {
    border-color: var(--color-action-primary);
    background: var(--color-action-primary);
  }

  & > input:checked::before {
    position: absolute;
    inset: 0;
    inline-size: 0.375rem;
    block-size: 0.6875rem;
    margin: auto;
    border: solid var(--color-text-on-action);
    border-width: 0 var(--stroke-detail) var(--stroke-detail) 0;
    content: '';
    transform: translateY(-0.0625rem) rotate(45deg);
  }

  & > input:disabled {
    border-color: var(--color-line);
    background: var(--color-action-disabled);
    cursor: not-allowed;
  }

  & > input:disabled + label {
    color: var(--color-action-disabled-text);
    cursor: not-allowed;
  }

  /* The system's own colours know best how to draw a box and its state. */
  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }

    & > input:checked::before {
      content: none;
    }

    & > input[aria-invalid='true'] {
      outline: 2px solid;
    }
  }
`;

const Under = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-block-start: calc(-1 * var(--space-2));
  padding-inline-start: 2.25rem;

  &:empty {
    display: none;
  }
`;

/** One choice, yes or no. The box is native; its words belong to the target. */
export function Checkbox({
  id: givenId,
  label,
  hint,
  error,
  required = false,
  'aria-describedby': own,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Root data-field="">
      <Descriptions of={id} error={error} />
      <Choice>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={describedBy(id, { hint, error }, own)}
        />
        <label htmlFor={id}>
          {label}
          <RequiredMark required={required} />
        </label>
      </Choice>
      <Under>
        <Descriptions of={id} hint={hint} />
      </Under>
    </Root>
  );
}
