import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { control } from '../Field/control.ts';
import { Field, type FieldTexts, type FieldValue, useControl } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';

/** One choice of the list. */
export interface SelectOption {
  /** Value that the form sends for this choice. */
  value: string;
  /** Visible words of the choice. */
  label: string;
}

/** Props of `Select`; other attributes are those of `select`. */
export interface SelectProps
  extends FieldTexts, FieldValue, Omit<ComponentPropsWithRef<'select'>, 'children' | 'required'> {
  /** The choices; begin with an empty `value` for "Please choose". */
  options: readonly SelectOption[];
  /** Label of the empty first option. */
  placeholder?: string | undefined;
}

const Wrapper = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625rem);
    inset-inline-end: var(--space-4);
    pointer-events: none;
  }
`;

const Input = styled.select`
  ${control}
  padding-inline-end: var(--space-12);
  appearance: none;
`;

function Control(props: ComponentPropsWithRef<'select'> & FieldValue) {
  return <Input {...useControl(props)} />;
}

/** A native select. */
export function Select({
  label,
  hint,
  error,
  required = false,
  id,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Wrapper>
        <Control {...rest}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <Icon icon={ChevronDown} />
      </Wrapper>
    </Field>
  );
}
