import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';

import { Fieldset, type FieldTexts } from '../Field/index.ts';

export interface RadioOption {
  value: string;
  label: string;
  /** What choosing it means; shown on cards. */
  hint?: string | undefined;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends
    Omit<FieldTexts, 'label'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'checked' | 'defaultChecked' | 'defaultValue' | 'required' | 'children'
    > {
  /** The question that the options answer. */
  legend: FieldTexts['label'];
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
  /** `pill` for many short options, `card` for few that need a sentence. */
  variant?: 'pill' | 'card';
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);

  &[data-variant='card'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  }
`;

const Option = styled.label`
  position: relative;
  display: grid;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  & > span {
    display: grid;
    align-content: center;
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--space-4);
    border: var(--stroke-hairline) solid var(--color-line-control);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--font-size-label);
    line-height: var(--font-leading-snug);
    transition:
      border-color var(--motion-duration-quick) var(--motion-easing-standard),
      background-color var(--motion-duration-quick) var(--motion-easing-standard);
  }

  & > input:hover + span {
    border-color: var(--color-line-strong);
  }

  & > input:focus-visible + span {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  /* As thick as what is chosen, so that choosing does not move anything. */
  [aria-invalid='true'] & > span {
    border-color: var(--color-line-error);
  }

  & > input:checked + span {
    padding: calc(var(--space-2) - 1px) calc(var(--space-4) - 1px);
    border: var(--stroke-detail) solid var(--color-action-primary);
    background: var(--color-surface-selected);
    color: var(--color-text-heading);
  }

  & > input:checked + span > :first-child {
    font-weight: var(--font-weight-semibold);
  }

  & > input:disabled + span {
    border-color: var(--color-line);
    background: var(--color-action-disabled);
    color: var(--color-action-disabled-text);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    & > input:checked + span {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const Name = styled.span`
  display: grid;

  /* Holds the room of the bold name: what is chosen does not push its neighbours. */
  &::after {
    block-size: 0;
    overflow: hidden;
    font-weight: var(--font-weight-semibold);
    visibility: hidden;
    content: attr(data-name);
  }

  [data-variant='card'] & {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--space-3);
    align-items: center;
  }

  /* The familiar dot; a pill has no room for it. */
  [data-variant='card'] &::before {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: var(--stroke-detail) solid var(--color-line-control);
    border-radius: var(--radius-pill);
    content: '';
  }

  [data-variant='card'] &::after {
    grid-column: 2;
  }

  [data-variant='card'] :checked + * > &::before {
    border: 6px solid var(--color-action-primary);
  }

  @media (forced-colors: active) {
    [data-variant='card'] :checked + * > &::before {
      border-color: HighlightText;
    }
  }
`;

const OptionHint = styled.span`
  padding-inline-start: calc(1.25rem + var(--space-3));
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: var(--font-leading-snug);

  @media (forced-colors: active) {
    color: inherit;
  }
`;

/**
 * One of a few, all in sight. The inputs are native: arrows choose, and a form without scripts
 * sends the choice. Rest props and `ref` go to every input; `id` is that of the first one, which
 * is where the error summary leads.
 */
export function RadioGroup({
  id: givenId,
  legend,
  hint,
  error,
  required = false,
  options,
  defaultValue,
  variant = 'pill',
  ...rest
}: RadioGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Fieldset
      id={`${id}-group`}
      role="radiogroup"
      legend={legend}
      hint={hint}
      error={error}
      required={required}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
    >
      <Options data-variant={variant}>
        {options.map(({ value, label, hint: meaning, disabled = false }, index) => (
          <Option key={value}>
            <input
              {...rest}
              id={index === 0 ? id : `${id}-${index + 1}`}
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
              disabled={disabled || rest.disabled}
            />
            <span>
              <Name data-name={label}>{label}</Name>
              {meaning && <OptionHint>{meaning}</OptionHint>}
            </span>
          </Option>
        ))}
      </Options>
    </Fieldset>
  );
}
