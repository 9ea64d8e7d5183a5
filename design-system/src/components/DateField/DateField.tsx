import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { control } from '../Field/control.ts';
import { Field, type FieldTexts, type FieldValue, useControl } from '../Field/index.ts';

/** `min` and `max`: first and last selectable day, `YYYY-MM-DD`. */
export interface DateFieldProps
  extends FieldTexts, FieldValue, Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> {}

/** `min` and `max`: first and last selectable time, `HH:MM`. */
export interface TimeFieldProps
  extends FieldTexts, FieldValue, Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> {}

const Input = styled.input`
  ${control}
  max-inline-size: 14rem;
  font-variant-numeric: tabular-nums;
`;

function Control(props: ComponentPropsWithRef<'input'> & FieldValue) {
  return <Input {...useControl(props)} />;
}

/** A date, with the browser's date picker. Mention the time zone in the hint. */
export function DateField({ label, hint, error, required = false, id, ...rest }: DateFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Control {...rest} type="date" />
    </Field>
  );
}

/** A time of day, with the browser's time picker. Mention the time zone in the hint. */
export function TimeField({ label, hint, error, required = false, id, ...rest }: TimeFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Control {...rest} type="time" />
    </Field>
  );
}
