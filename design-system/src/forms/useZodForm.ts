import { type FormEvent, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/v4/core';

/** An error of one field: its name and the error code, which is the schema's message. */
export interface FormProblem<Field extends string = string> {
  /** Name of the field in the form. */
  field: Field;
  /** Error code, which the caller translates into a sentence. */
  code: string;
}

/** Options of `useZodForm` in addition to the schema. */
export interface ZodFormOptions<Field extends string = string> {
  /** All fields in the order of the page, which is the order of the error summary. */
  fields: readonly Field[];
  /** Errors that the server returned for a form posted without scripts. */
  problems?: readonly FormProblem[] | undefined;
}

/** The result of `useZodForm`. */
export interface ZodForm<Output, Field extends string = string> {
  /** Props that connect a control to the form: `name`, `ref`, handlers, and the `id` that `ErrorSummary` links to. */
  register: (field: Field) => ReturnType<ReturnType<typeof useForm>['register']> & { id: string };
  /** Submit handler of the form element; `send` is called with valid values only. */
  onSubmit: (
    send: (values: Output, form: HTMLFormElement) => Promise<unknown>,
  ) => (event: FormEvent<HTMLFormElement>) => void;
  /** Current errors in the order of the page. */
  problems: readonly FormProblem<Field>[];
  /** Returns the error of a field, or `undefined` while it has none. */
  getCode: (field: Field) => string | undefined;
  /** Replaces the errors with those of the server's response. */
  setProblems: (problems: readonly FormProblem[]) => void;
  /** Number of failed submissions; the error summary takes the focus on each. */
  attempt: number;
  /** Whether valid values are being sent. */
  sending: boolean;
}

/** The names of a schema's fields; any name where its input is not known. */
type FieldName<Input> = unknown extends Input ? string : Extract<keyof Input, string>;

const getCodes = (errors: FieldErrors): Map<string, string> =>
  new Map(
    Object.entries(errors).flatMap(([field, error]) =>
      typeof error?.message === 'string' ? [[field, error.message] as const] : [],
    ),
  );

/** Converts form values to the schema's input: a FileList to its file, `null` to absent. */
const toSchemaInput = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      if (typeof FileList !== 'undefined' && value instanceof FileList)
        return value[0] ? [[field, value[0]]] : [];
      // A radio group without a selection.
      return value === null ? [] : [[field, value]];
    }),
  );

/** Adapts a schema to react-hook-form: the first problem of each field. */
const createResolver =
  <Output extends FieldValues>(
    schema: z.$ZodType<Output>,
  ): Resolver<FieldValues, unknown, Output> =>
  async (values) => {
    const { success, data, error } = await z.safeParseAsync(schema, toSchemaInput(values));
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, code, message } of error.issues)
      errors[path.join('.')] ??= { type: code ?? 'custom', message };
    return { values: {}, errors };
  };

/**
 * Creates a form validated by a zod schema. Only this module connects react-hook-form and zod.
 *
 * Controls are uncontrolled and have no default values, so that input from before hydration and values that the server
 * rendered are preserved. Validation starts with the first submission and then follows changes. The error summary, not
 * the first invalid field, receives the focus.
 */
export function useZodForm<Output extends FieldValues, Input>(
  schema: z.$ZodType<Output, Input>,
  { fields, problems: initialProblems = [] }: ZodFormOptions<FieldName<Input>>,
): ZodForm<Output, FieldName<Input>> {
  const form = useForm<FieldValues, unknown, Output>({
    shouldFocusError: false,
    reValidateMode: 'onChange',
    resolver: createResolver(schema),
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [serverProblems, setServerProblems] = useState(initialProblems);
  const submitting = useRef(false);
  const [attempt, setAttempt] = useState(initialProblems.length > 0 ? 1 : 0);

  const codes = getCodes(errors);
  // Errors of the server are shown unless the schema found some at the last submission.
  if (!isSubmitted || codes.size === 0)
    for (const { field, code } of serverProblems) if (!codes.has(field)) codes.set(field, code);

  return {
    register: (field) => {
      const registered = form.register(field);
      return {
        ...registered,
        id: field,
        onChange: (event) => {
          // A changed field differs from the one that the server validated.
          setServerProblems((before) =>
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
      // Enter in a field would submit again while a request is running.
      if (submitting.current) return;
      submitting.current = true;
      setServerProblems([]);
      void form
        .handleSubmit(
          (values) => send(values, element),
          () => setAttempt((count) => count + 1),
        )(event)
        .finally(() => {
          submitting.current = false;
        });
    },
    problems: fields.flatMap((field) => {
      const code = codes.get(field);
      return code ? [{ field, code }] : [];
    }),
    getCode: (field) => codes.get(field),
    setProblems: (problems) => {
      setServerProblems(problems);
      setAttempt((count) => count + 1);
    },
    attempt,
    sending: isSubmitting,
  };
}
