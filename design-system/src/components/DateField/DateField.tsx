import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { control } from '../Field/control.ts';
import { Field, type FieldTexts, useControl } from '../Field/index.ts';

/** `min` and `max`: the first and last day that can be chosen, `YYYY-MM-DD`. */
export interface DateFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> {}

/** `min` and `max`: the first and last time that can be chosen, `HH:MM`. */
export interface TimeFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> {}

const Input = styled.input`
  ${control}
  max-inline-size: 14rem;
  font-variant-numeric: tabular-nums;
`;

function Control({ 'aria-describedby': describedBy, ...rest }: ComponentPropsWithRef<'input'>) {
  return <Input {...rest} {...useControl(describedBy)} />;
}

/** A day, in the browser's own calendar. Whose calendar it is belongs into the hint. */
export function DateField({ label, hint, error, required = false, id, ...rest }: DateFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Control {...rest} type="date" />
    </Field>
  );
}

/** A time of the day, in the browser's own clock. Where it is that late belongs into the hint. */
export function TimeField({ label, hint, error, required = false, id, ...rest }: TimeFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Control {...rest} type="time" />
    </Field>
  );
}
