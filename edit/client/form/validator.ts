import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import * as z from 'zod';

const made = new WeakMap<object, z.ZodType | null>();

function schemaOf(schema: RJSFSchema): z.ZodType | null {
  let known = made.get(schema);
  if (known === undefined) {
    try {
      known = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    } catch {
      known = null;
    }
    made.set(schema, known);
  }
  return known;
}

/**
 * Tells which form of a union a value has. What is wrong with a value is not asked here: the server checks the
 * content as a whole, with the sentences of `npm run content:check`.
 */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: (schema, value) => schemaOf(schema)?.safeParse(value).success ?? false,
};
