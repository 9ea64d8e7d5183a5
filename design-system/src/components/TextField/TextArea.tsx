import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { control } from '../Field/control.ts';
import { Field, type FieldTexts, type FieldValue, useControl } from '../Field/index.ts';

/** Props of `TextArea`; other attributes are those of `textarea`. */
export interface TextAreaProps
  extends FieldTexts, FieldValue, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {
  /** Maximum number of characters (code points); the remainder is announced near the limit. Without it there is none. */
  maxLength?: number | undefined;
}

const Input = styled.textarea`
  ${control}
  min-block-size: 10rem;
  resize: vertical;
  field-sizing: content;
`;

const Remainder = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

function Control(props: ComponentPropsWithRef<'textarea'> & FieldValue) {
  return <Input {...useControl(props)} />;
}

/** Fraction of `maxLength` from which the remainder is shown. */
const REMAINDER_SHOWN_FROM = 0.9;

const countCharacters = (text: string): number => [...text].length;

/** A multi-line text input that grows with its content. */
export function TextArea({
  label,
  hint,
  error,
  required = false,
  id,
  maxLength,
  onInput,
  ...rest
}: TextAreaProps) {
  const message = useMessage();
  const status = useRef<HTMLParagraphElement>(null);
  const [typed, setTyped] = useState(0);
  const used = typeof rest.value === 'string' ? countCharacters(rest.value) : typed;
  const left = maxLength === undefined ? undefined : maxLength - used;

  // Counts an initial value, and input from before hydration.
  useEffect(
    () =>
      setTyped(
        countCharacters(status.current?.parentElement?.querySelector('textarea')?.value ?? ''),
      ),
    [],
  );

  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Control
        rows={6}
        onInput={(event) => {
          setTyped(countCharacters(event.currentTarget.value));
          onInput?.(event);
        }}
        {...rest}
      />
      <Remainder ref={status} role="status">
        {left !== undefined && maxLength !== undefined && used >= maxLength * REMAINDER_SHOWN_FROM
          ? message(left >= 0 ? 'textArea.left' : 'textArea.over', { count: Math.abs(left) })
          : null}
      </Remainder>
    </Field>
  );
}
