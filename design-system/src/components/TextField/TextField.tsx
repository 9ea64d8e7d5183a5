import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { control } from '../Field/control.ts';
import { Field, type FieldTexts, useControl } from '../Field/index.ts';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'required' | 'width'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** `short` for what is never long (a phone number): the width tells how much is expected. */
  width?: 'full' | 'short';
}

const Input = styled.input`
  ${control}

  &[data-width='short'] {
    max-inline-size: 20rem;
  }
`;

function Control({
  'aria-describedby': own,
  ...rest
}: ComponentPropsWithRef<'input'> & { 'data-width'?: TextFieldProps['width'] }) {
  return <Input {...rest} {...useControl(own)} />;
}

/** One line of text. Uncontrolled: what was typed before the page woke up is kept. */
export function TextField({
  label,
  hint,
  error,
  required = false,
  id,
  width,
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Control type="text" data-width={width} {...rest} />
    </Field>
  );
}
