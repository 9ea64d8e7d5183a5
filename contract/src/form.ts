import * as z from 'zod/mini';

import type { FieldProblem } from './problem.ts';
import type { FormName } from './renderer.ts';
import { isMissing } from './text.ts';

/**
 * The definition of a form that browser and server share. Fields are flat names with text values, as a plain form posts
 * them; checkboxes are `true` or `false` for the schema.
 */
export interface FormDefinition<Output = unknown> {
  readonly name: FormName;
  /** The page that the form posts to without scripts. */
  readonly page: string;
  /** The tab of that page with the form. */
  readonly tab?: string;
  /** The address that scripts post it to. */
  readonly api: string;
  /** All fields in the order of the page, which is also the order of the errors. */
  readonly fields: readonly string[];
  /** Fields that are checkboxes. */
  readonly checkboxes: readonly string[];
  /** Fields that are never sent back to a page. */
  readonly secrets: readonly string[];
  /** Fields that contain a file. */
  readonly files: readonly string[];
  /** Returns the schema; dates are validated relative to `now`. */
  schema(now: Date): z.ZodMiniType<Output>;
}

/** The values of a form by field name, before validation. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** A field that applies only to some submissions. */
export interface ConditionalField {
  readonly field: string;
  /** The prefix of its codes. */
  readonly code: string;
  readonly applies: (values: FieldValues) => boolean;
}

/** Drops the fields that do not apply before validation: they are neither refused nor stored. */
export const omitInapplicable = (conditional: readonly ConditionalField[]) =>
  z.transform((input: unknown): FieldValues => {
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return input as FieldValues;
    const values = input as FieldValues;
    const droppedFields = new Set(
      conditional.filter(({ applies }) => !applies(values)).map(({ field }) => field),
    );
    return Object.fromEntries(
      Object.entries(values).filter(([field]) => !droppedFields.has(field)),
    );
  });

/** Creates a rule across fields. Its problems are reported together with those of single fields, not after them. */
export const crossFieldRules = <Values>(problemsIn: (values: Values) => readonly FieldProblem[]) =>
  z.check<Values>(
    (context) => {
      for (const { field, code } of problemsIn(context.value))
        context.issues.push({ code: 'custom', path: [field], message: code, input: context.value });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** Refuses blank fields that apply. */
export const requiredWhenApplicable = (conditional: readonly ConditionalField[]) =>
  crossFieldRules<FieldValues>((values) =>
    conditional
      .filter(({ field, applies }) => applies(values) && isMissing(values[field]))
      .map(({ field, code }) => ({ field, code: `${code}.required` })),
  );
