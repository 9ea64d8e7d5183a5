import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { ErrorText, Hint } from '../Field/field-texts.ts';
import { getDescribedBy } from '../Field/described-by.ts';
import { type FieldTexts, type FieldValue, RequiredMark } from '../Field/index.ts';

/** One answer. */
export interface RadioOption {
  /** Value that the form sends for this answer. */
  value: string;
  /** Text of the answer, next to its button. */
  label: ReactNode;
  /** Consequence of the option, if the label does not express it. */
  hint?: ReactNode;
}

type InputProps = ComponentPropsWithRef<'input'>;

/** `ref` refers to all inputs, as form libraries expect; other attributes belong to the group. */
export interface RadioGroupProps
  extends
    FieldTexts,
    FieldValue,
    Pick<InputProps, 'ref' | 'form' | 'disabled'>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'ref' | 'form' | 'disabled' | 'defaultValue'> {
  /** Name under which the value is submitted. */
  name: string;
  /** The answers; up to seven, all of which are visible. */
  options: readonly RadioOption[];
  /** The selected answer, controlled by the caller. */
  value?: string | undefined;
  /** The answer that is selected initially; none by default. */
  defaultValue?: string | undefined;
  /** `row` for short options. */
  arrangement?: 'column' | 'row' | undefined;
}

const Root = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  max-inline-size: var(--size-form);
  padding: 0;
  margin: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--space-2);
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
  }
`;

const Options = styled.div`
  display: grid;
  gap: var(--space-2);

  &[data-arrangement='row'] {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: center;
  min-block-size: var(--size-control);
  padding: var(--space-2) var(--space-4);
  border: var(--stroke-hairline) solid var(--color-line-control);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--font-size-label);
  line-height: var(--font-leading-snug);
  cursor: pointer;

  &:hover {
    border-color: var(--color-line-strong);
  }

  &:has(:checked) {
    border-color: var(--color-action-primary);
    background: var(--color-surface-selected);
    box-shadow: inset 0 0 0 1px var(--color-action-primary);
  }

  [aria-invalid='true'] > div > &:not(:has(:checked)) {
    border-color: var(--color-line-error);
    box-shadow: inset 0 0 0 1px var(--color-line-error);
  }

  & > input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: var(--color-action-primary);
  }

  & > ${Hint} {
    grid-column: 2;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;

/** One of a few options. The first input has the `id`, which the error summary links to. */
export function RadioGroup({
  id: givenId,
  label,
  hint,
  error,
  required = false,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  ref,
  form,
  disabled,
  arrangement = 'column',
  ...rest
}: RadioGroupProps) {
  const message = useMessage();
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Root
      {...rest}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={getDescribedBy(id, { ...rest, hint, error })}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <legend id={`${id}-legend`}>
        {label}
        <RequiredMark required={required} />
      </legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <ErrorText id={`${id}-error`}>
          {message('field.error')} {error}
        </ErrorText>
      )}
      <Options data-arrangement={arrangement}>
        {options.map((option, index) => (
          <Option key={option.value}>
            <input
              ref={ref}
              form={form}
              disabled={disabled}
              name={name}
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>{option.label}</span>
            {option.hint && <Hint>{option.hint}</Hint>}
          </Option>
        ))}
      </Options>
    </Root>
  );
}
