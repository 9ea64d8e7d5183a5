import { zodResolver } from '@hookform/resolvers/zod';
import { type FocusEvent, type FormEvent, type RefCallback, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/v4/core';

/** What is wrong with one field, as the code that the schema gave as its message. */
export interface FormProblem {
  field: string;
  code: string;
}

/** A problem of the last attempt, and whether it has been put right since. */
export interface FoundProblem extends FormProblem {
  mended: boolean;
}

export interface ZodFormOptions {
  /** Every field, in the order of the page: the order of the error summary. */
  fields: readonly string[];
  /** Problems that the server found in a form posted without scripts. */
  problems?: readonly FormProblem[] | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What ties a control to the form: to be spread on it. */
export interface RegisteredControl {
  name: string;
  ref: RefCallback<Control>;
  onChange: (event: FormEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
  onCompositionEnd: (event: FormEvent<Control>) => void;
}

export interface ZodForm<Output> {
  register: (field: string) => RegisteredControl;
  /**
   * The submit handler of the form element; `send` is called with valid values only, and not again
   * before it is done.
   */
  onSubmit: (
    send: (values: Output, form: HTMLFormElement) => Promise<void>,
  ) => (event: FormEvent<HTMLFormElement>) => void;
  /**
   * What was wrong at the last attempt, in the order of the page. It stands until the next one:
   * a list above the form that shrank while a field is mended would move that field.
   */
  problems: readonly FoundProblem[];
  /** The code of what is wrong with a field now. */
  codeOf: (field: string) => string | undefined;
  /** Shows what the server found wrong. */
  setProblems: (problems: readonly FormProblem[]) => void;
  /** Counts failed attempts; the error summary takes the focus with each. */
  attempt: number;
  sending: boolean;
}

const problemsOf = (errors: FieldErrors): FormProblem[] =>
  Object.entries(errors).flatMap(([field, error]) =>
    typeof error?.message === 'string' ? [{ field, code: error.message }] : [],
  );

/** In the order of the page; what is unknown to the page comes last rather than being lost. */
const inOrder = (problems: readonly FormProblem[], fields: readonly string[]): FormProblem[] => {
  const place = ({ field }: FormProblem) =>
    fields.includes(field) ? fields.indexOf(field) : fields.length;
  return problems.toSorted((one, other) => place(one) - place(other));
};

/** What a browser gives for a field and what a schema expects: a file instead of a list of files. */
const prepared = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      if (typeof FileList !== 'undefined' && value instanceof FileList)
        return value[0] ? [[field, value[0]]] : [];
      // A radio group in which nothing was chosen.
      return value === null ? [] : [[field, value]];
    }),
  );

/** A syllable is still being put together (한 is ㅎ, 하, 한): not yet what its writer means. */
const isComposing = ({ nativeEvent }: FormEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/**
 * A form whose rules are a zod schema: the one place that knows react-hook-form and zod together.
 *
 * Controls stay uncontrolled and without default values, so what was typed before the page woke up,
 * and what the server sent back, is what the form holds. Nothing is judged before the first attempt
 * to send; after it, a field is judged again as it changes. The focus belongs to the error summary.
 */
export function useZodForm<Output extends FieldValues>(
  schema: z.$ZodType<Output, FieldValues>,
  { fields, problems: posted = [] }: ZodFormOptions,
): ZodForm<Output> {
  const resolve = zodResolver(schema);
  const form = useForm<FieldValues, unknown, Output>({
    shouldFocusError: false,
    reValidateMode: 'onChange',
    resolver: (values, context, options) => resolve(prepared(values), context, options),
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [found, setFound] = useState(posted);
  const [fromServer, setFromServer] = useState(posted);
  const [attempt, setAttempt] = useState(posted.length > 0 ? 1 : 0);
  const underway = useRef(false);

  const codes = new Map(
    [...fromServer, ...problemsOf(errors)].map(({ field, code }) => [field, code]),
  );

  const fail = (problems: readonly FormProblem[]) => {
    setFound(problems);
    setAttempt((count) => count + 1);
  };

  return {
    register: (field) => {
      const registered = form.register(field);
      const changed = (event: FormEvent<Control>) => {
        // A field that is being mended is no longer what the server saw.
        setFromServer((before) =>
          before.some((problem) => problem.field === field)
            ? before.filter((problem) => problem.field !== field)
            : before,
        );
        void registered.onChange(event);
        // On a page that came back with errors the first attempt was made before the page woke up.
        if (attempt > 0 && !isSubmitted) void form.trigger(field);
      };
      return {
        ...registered,
        onBlur: (event) => void registered.onBlur(event),
        onChange: (event) => {
          if (!isComposing(event)) changed(event);
        },
        onCompositionEnd: changed,
      };
    },
    onSubmit: (send) => (event) => {
      event.preventDefault();
      if (underway.current) return;
      underway.current = true;
      const element = event.currentTarget;
      setFromServer([]);
      const submit = form.handleSubmit(
        (values) => {
          setFound([]);
          return send(values, element);
        },
        (invalid) => fail(problemsOf(invalid)),
      );
      void submit(event).finally(() => {
        underway.current = false;
      });
    },
    problems: inOrder(found, fields).map((problem) => ({
      ...problem,
      mended: !codes.has(problem.field),
    })),
    codeOf: (field) => codes.get(field),
    setProblems: (problems) => {
      setFromServer(problems);
      fail(problems);
    },
    attempt,
    sending: isSubmitting,
  };
}
