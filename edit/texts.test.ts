import { expect, it } from 'vitest';
import { jsonSchemas } from '@site/content/jsonSchemas.ts';

import { ENTRY_LISTS, FILE_GROUPS, schemaOf, SHARED_FILES } from './client/entries.ts';
import { kindsOf } from './client/form/schema.ts';
import names from './texts/names.json' with { type: 'json' };

const EDITED = [
  ...FILE_GROUPS.map(([, folder]) => `${folder}any.json`),
  ...SHARED_FILES,
  ...ENTRY_LISTS.map(({ file }) => file),
];

/** The names of all properties and kinds in a JSON Schema. */
function namesIn(schema: unknown): { fields: string[]; kinds: readonly string[] } {
  if (typeof schema !== 'object' || schema === null) return { fields: [], kinds: [] };
  const inner = Object.values(schema).map(namesIn);
  const properties =
    !Array.isArray(schema) && 'properties' in schema && typeof schema.properties === 'object'
      ? Object.keys(schema.properties ?? {})
      : [];
  return {
    fields: [...properties, ...inner.flatMap(({ fields }) => fields)],
    kinds: [...kindsOf(schema), ...inner.flatMap(({ kinds }) => kinds)],
  };
}

it('every property and every kind of block has a name in both languages', () => {
  const schemas = jsonSchemas();
  const missing = EDITED.flatMap((file) => {
    const schema = schemas.get(schemaOf(file) ?? '');
    expect(schema, file).toBeDefined();
    const { fields, kinds } = namesIn(schema);
    return [
      ...fields.filter((name) => name !== '$schema' && !Object.hasOwn(names.fields, name)),
      ...kinds.filter((kind) => !Object.hasOwn(names.kinds, kind)),
    ];
  });
  expect(new Set(missing)).toEqual(new Set());
});
