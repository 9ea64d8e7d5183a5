import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import * as z from 'zod';

/** The Zod schemas of JSON Schemas; `null` for one that Zod cannot express. */
const convertedSchemas = new WeakMap<object, z.ZodType | null>();

/** Returns the Zod schema of a JSON Schema, from a cache, because a conversion takes longer than a validation. */
function getSchema(schema: RJSFSchema): z.ZodType | null {
  let converter = convertedSchemas.get(schema);
  if (converter === undefined) {
    try {
      converter = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    } catch {
      converter = null;
    }
    convertedSchemas.set(schema, converter);
  }
  return converter;
}

/**
 * Determines which option of a union a value has. It does not validate values: the server checks the content as a
 * whole, with the messages of `npm run content:check`.
 */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: (schema, value) => getSchema(schema)?.safeParse(value).success ?? false,
};
