import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/v4/core';

/** What is wrong with one field, as the code that the schema gave as its message. */
export interface FormProblem {
  field: string;
  code: string;
}

export interface ZodFormOptions {
  /** Every field, in the order of the page: the order of the error summary. */
  fields: readonly string[];
  /** Problems that the server found in a form posted without scripts. */
  problems?: readonly FormProblem[] | undefined;
}

export interface ZodForm<Output> {
  /** Ties a control to the form; spread it on the control. */
  register: (field: string) => ReturnType<ReturnType<typeof useForm>['register']>;
  /** The submit handler of the form element; `send` is called with valid values only. */
  onSubmit: (
    send: (values: Output, form: HTMLFormElement) => Promise<void>,
  ) => (event: FormEvent<HTMLFormElement>) => void;
  /** What is wrong, in the order of the page. */
  problems: readonly FormProblem[];
  /** The code of what is wrong with a field. */
  codeOf: (field: string) => string | undefined;
  /** Shows what the server found wrong. */
  setProblems: (problems: readonly FormProblem[]) => void;
  /** Counts failed attempts; the error summary takes the focus with each. */
  attempt: number;
  sending: boolean;
}

const codesOf = (errors: FieldErrors): Map<string, string> =>
  new Map(
    Object.entries(errors).flatMap(([field, error]) =>
      typeof error?.message === 'string' ? [[field, error.message] as const] : [],
    ),
  );

/** What a browser gives for a field and what a schema expects: a file instead of a list of files. */
const prepared = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      if (typeof FileList !== 'undefined' && value instanceof FileList)
        return value[0] ? [[field, value[0]]] : [];
      // A select or radio group in which nothing was chosen.
      return value === null ? [] : [[field, value]];
    }),
  );

/**
 * A form whose rules are a zod schema: the one place that knows react-hook-form and zod together.
 *
 * Controls stay uncontrolled and without default values, so what was typed before the page woke up,
 * and what the server sent back, is what the form holds. Nothing is judged before the first attempt
 * to send; after it, a field is judged again as it changes. The focus belongs to the error summary.
 */
export function useZodForm<Output extends FieldValues>(
  schema: z.$ZodType<Output>,
  { fields, problems: posted = [] }: ZodFormOptions,
): ZodForm<Output> {
  // What goes in are the values of a form, whatever the schema would take besides.
  const resolve = zodResolver(schema as z.$ZodType<Output, FieldValues>);
  const form = useForm<FieldValues, unknown, Output>({
    shouldFocusError: false,
    reValidateMode: 'onChange',
    resolver: (values, context, options) => resolve(prepared(values), context, options),
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [fromServer, setFromServer] = useState(posted);
  const onItsWay = useRef(false);
  const [attempt, setAttempt] = useState(posted.length > 0 ? 1 : 0);

  const codes = codesOf(errors);
  // Until the first attempt in the browser, what the server said stands.
  if (!isSubmitted || codes.size === 0)
    for (const { field, code } of fromServer) if (!codes.has(field)) codes.set(field, code);

  return {
    register: (field) => {
      const registered = form.register(field);
      return {
        ...registered,
        onChange: (event) => {
          // A field that is being mended is no longer what the server saw.
          setFromServer((before) =>
            before.some((problem) => problem.field === field)
              ? before.filter((problem) => problem.field !== field)
              : before,
          );
          return registered.onChange(event);
        },
      };
    },
    onSubmit: (send) => (event) => {
      const element = event.currentTarget;
      event.preventDefault();
      // Enter in a field asks again while the answer to the first attempt is still on its way.
      if (onItsWay.current) return;
      onItsWay.current = true;
      setFromServer([]);
      void form
        .handleSubmit(
          (values) => send(values, element),
          () => setAttempt((count) => count + 1),
        )(event)
        .finally(() => {
          onItsWay.current = false;
        });
    },
    problems: fields.flatMap((field) => {
      const code = codes.get(field);
      return code ? [{ field, code }] : [];
    }),
    codeOf: (field) => codes.get(field),
    setProblems: (problems) => {
      setFromServer(problems);
      setAttempt((count) => count + 1);
    },
    attempt,
    sending: isSubmitting,
  };
}
