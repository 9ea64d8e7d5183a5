import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import * as z from 'zod';

/** The Zod schemas of JSON Schemas; `null` for one that Zod cannot express. */
const converted = new WeakMap<object, z.ZodType | null>();

/** The Zod schema of a JSON Schema: converting one takes longer than using it. */
function getSchema(schema: RJSFSchema): z.ZodType | null {
  let known = converted.get(schema);
  if (known === undefined) {
    try {
      known = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    } catch {
      known = null;
    }
    converted.set(schema, known);
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
  isValid: (schema, value) => getSchema(schema)?.safeParse(value).success ?? false,
};
