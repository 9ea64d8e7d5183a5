import { type ComponentPropsWithRef, createContext, use, useId } from 'react';
import styled from 'styled-components';

import {
  describedBy,
  Descriptions,
  type FieldTexts,
  labelLook,
  OptionalMark,
  RequiredMark,
} from './parts.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-inline-size: var(--size-form);
`;

const Label = styled.label`
  ${labelLook}
`;

interface FieldState {
  readonly id: string;
  readonly texts: Pick<FieldTexts, 'hint' | 'error'>;
  readonly required: boolean;
}

const FieldContext = createContext<FieldState | undefined>(undefined);

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** The control's `id`; the label and the error summary point at it. */
  id?: string | undefined;
}

/** Label, hint, error, control, in this order; the control is described by what is there. */
export function Field({
  id: givenId,
  label,
  hint,
  error,
  required = false,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldContext value={{ id, texts: { hint, error }, required }}>
      <Root data-field="" {...rest}>
        <Label htmlFor={id} id={`${id}-label`}>
          {label}
          <RequiredMark required={required} />
        </Label>
        <Descriptions of={id} hint={hint} error={error} />
        {children}
      </Root>
    </FieldContext>
  );
}

/**
 * What a control must carry to belong to its field. `own` are ids that describe it besides the
 * field's hint and error. Throws outside of a `Field`: a control without a name is a mistake.
 */
export function useControl(own?: string) {
  const field = use(FieldContext);
  if (!field) throw new Error('A control of the form family belongs inside a Field.');
  const { id, texts, required } = field;
  return {
    id,
    'aria-describedby': describedBy(id, texts, own),
    'aria-invalid': texts.error ? true : undefined,
    'aria-required': required || undefined,
  } as const;
}

export interface FieldsetProps
  extends Omit<FieldTexts, 'label'>, ComponentPropsWithRef<'fieldset'> {
  /** The question that all its controls answer together. */
  legend: FieldTexts['label'];
  /** Marks what may be refused, where that has to be said. */
  optional?: boolean;
}

const FieldsetRoot = styled.fieldset`
  min-inline-size: 0;
  max-inline-size: var(--size-form);
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${labelLook}
    padding: 0;
  }

  /* A legend stands outside of its fieldset's boxes: a gap would not reach it. */
  & > legend ~ * {
    margin-block-start: var(--space-2);
  }
`;

/** Several controls that answer one question: legend, hint, error, controls. */
export function Fieldset({
  id: givenId,
  legend,
  hint,
  error,
  required = false,
  optional = false,
  children,
  'aria-describedby': own,
  ...rest
}: FieldsetProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldsetRoot
      id={id}
      data-field=""
      aria-describedby={describedBy(id, { hint, error }, own)}
      {...rest}
    >
      <legend>
        {legend}
        <RequiredMark required={required} />
        {optional && <OptionalMark />}
      </legend>
      <Descriptions of={id} hint={hint} error={error} />
      {children}
    </FieldsetRoot>
  );
}
