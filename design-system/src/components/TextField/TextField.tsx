import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { control } from '../Field/control.ts';
import { Field, type FieldTexts, type FieldValue, useControl } from '../Field/index.ts';

/** Props of `TextField`; other attributes are those of `input`. */
export interface TextFieldProps
  extends FieldTexts, FieldValue, Omit<ComponentPropsWithRef<'input'>, 'required'> {
  /**
   * Kind of text, which sets the keyboard on phones; `text` by default. Passwords and dates have separate components.
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
}

const Input = styled.input`
  ${control}
`;

function Control(props: ComponentPropsWithRef<'input'> & FieldValue) {
  return <Input {...useControl(props)} />;
}

/** A single-line text input. Uncontrolled, so input from before hydration is preserved. */
export function TextField({ label, hint, error, required = false, id, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Control type="text" {...rest} />
    </Field>
  );
}
