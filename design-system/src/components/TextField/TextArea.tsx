import { type ComponentPropsWithRef, type Ref, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { control } from '../Field/control.ts';
import { Field, type FieldTexts, useControl } from '../Field/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {
  /** Most characters (code points) it takes; what is left is told when it runs short. */
  maximum?: number;
}

const Input = styled.textarea`
  ${control}
  display: block;
  min-block-size: 10rem;
  max-block-size: 70svh;
  resize: vertical;
  field-sizing: content;
`;

const Count = styled.p`
  /* Its line is kept free, so that nothing moves when it comes. */
  min-block-size: 1lh;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--font-leading-snug);
  text-align: end;

  &[data-over] {
    color: var(--color-text-error);
    font-weight: var(--font-weight-semibold);
  }
`;

function Control({ 'aria-describedby': own, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <Input {...rest} {...useControl(own)} />;
}

/** From this share of the maximum on, what is left is worth a word. */
const NEAR = 0.9;
/** In ms: how long typing has to rest before it is said aloud. */
const PAUSE = 1000;

/** Characters as the reader counts them: composed, and an emoji is one. */
const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

/** `value`, once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const assign = <Element,>(ref: Ref<Element> | undefined, element: Element | null) => {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
};

/** Several lines of text; grows with them. */
export function TextArea({
  label,
  hint,
  error,
  required = false,
  id,
  maximum = Number.POSITIVE_INFINITY,
  onInput,
  ref,
  'aria-describedby': own,
  ...rest
}: TextAreaProps) {
  const message = useMessage();
  const countId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [used, setUsed] = useState(lengthOf(String(rest.defaultValue ?? '')));
  useEffect(() => {
    // What was typed before the page woke up counts as well.
    if (area.current) setUsed(lengthOf(area.current.value));
  }, []);

  const left = maximum - used;
  const count =
    used >= maximum * NEAR
      ? message(left >= 0 ? 'textArea.left' : 'textArea.over', { count: Math.abs(left) })
      : '';
  const said = useSettled(count);
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Control
        rows={6}
        ref={(element) => {
          area.current = element;
          return assign(ref, element);
        }}
        aria-describedby={[own, count && countId].filter(Boolean).join(' ')}
        onInput={(event) => {
          setUsed(lengthOf(event.currentTarget.value));
          onInput?.(event);
        }}
        {...rest}
      />
      {Number.isFinite(maximum) && (
        <>
          <Count id={countId} data-over={left < 0 ? '' : undefined}>
            {count}
          </Count>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
