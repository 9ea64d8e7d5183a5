import * as z from 'zod/mini';

/** A part of an OpenAPI document. */
export type Part = Readonly<Record<string, unknown>>;

export interface JsonSchema extends Part {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
}

/** Converts a zod schema to JSON Schema, which cannot express rules across fields. */
export function toJsonSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return rest as unknown as JsonSchema;
}

/** Returns a schema without some of its fields. */
export const omitFields = (fields: readonly string[], schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([field]) => !fields.includes(field)),
  ),
  ...(schema.required && {
    required: schema.required.filter((field) => !fields.includes(field)),
  }),
});

/** `inquiry` → `Inquiry` */
export const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns a reference to a schema of the document. */
export const createReference = (name: string): Part => ({ $ref: `#/components/schemas/${name}` });

/** Returns a response with problem details. */
export const createProblemResponse = (description: string): Part => ({
  description,
  content: { 'application/problem+json': { schema: createReference('Problem') } },
});

/** Returns a JSON response with this schema. */
export const createJsonResponse = (description: string, schema: Part): Part => ({
  description,
  content: { 'application/json': { schema } },
});
