import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { control } from '../Field/control.ts';
import { Field, type FieldTexts, useControl } from '../Field/index.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'required'> {
  options: readonly SelectOption[];
  /** The words of the empty choice at the start. */
  placeholder?: string;
}

const Place = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-4);
    inline-size: var(--size-icon);
    block-size: var(--size-icon);
    margin-block: auto;
    pointer-events: none;
  }

  & > :disabled + svg {
    color: var(--color-action-disabled-text);
  }
`;

const Input = styled.select`
  ${control}
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  /* Said together with the error's own padding, which would else be the more particular one. */
  &,
  &[aria-invalid='true'] {
    padding-inline-end: var(--space-12);
  }
`;

function Control({ 'aria-describedby': own, ...rest }: ComponentPropsWithRef<'select'>) {
  return <Input {...rest} {...useControl(own)} />;
}

/** One of a list, in the browser's own list. */
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
      <Place>
        <Control {...rest}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <ChevronDown aria-hidden />
      </Place>
    </Field>
  );
}
