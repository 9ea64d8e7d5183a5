import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { control } from '../Field/control.ts';
import { Field, type FieldTexts, useControl } from '../Field/index.ts';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {
  /** Maximum number of characters (code points); the remainder is announced near the limit. */
  maximum?: number;
}

const Input = styled.textarea`
  ${control}
  min-block-size: 10rem;
  resize: vertical;
  field-sizing: content;
`;

const Left = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

function Control({ 'aria-describedby': describedBy, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <Input {...rest} {...useControl(describedBy)} />;
}

/** Share of the maximum from which the remainder is shown. */
const NEAR = 0.9;

/** A multi-line text input that grows with its content. */
export function TextArea({
  label,
  hint,
  error,
  required = false,
  id,
  maximum,
  onInput,
  ...rest
}: TextAreaProps) {
  const message = useMessage();
  const [used, setUsed] = useState(0);
  const left = maximum === undefined ? undefined : maximum - used;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Control
        rows={6}
        onInput={(event) => {
          setUsed([...event.currentTarget.value].length);
          onInput?.(event);
        }}
        {...rest}
      />
      <Left role="status">
        {left !== undefined && maximum !== undefined && used >= maximum * NEAR
          ? message(left >= 0 ? 'textArea.left' : 'textArea.over', { count: Math.abs(left) })
          : null}
      </Left>
    </Field>
  );
}
