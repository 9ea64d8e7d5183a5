import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { control } from '../Field/control.ts';
import { Field, type FieldTexts, useControl } from '../Field/index.ts';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'required'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
}

const Input = styled.input`
  ${control}
`;

function Control({ 'aria-describedby': describedBy, ...rest }: ComponentPropsWithRef<'input'>) {
  return <Input {...rest} {...useControl(describedBy)} />;
}

/** One line of text. Uncontrolled: what was typed before the page woke up is kept. */
export function TextField({ label, hint, error, required = false, id, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Control type="text" {...rest} />
    </Field>
  );
}
