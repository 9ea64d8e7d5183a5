/**
 * Part of `npm run check`: properties and kinds of content for which the editor lacks a name in one of the languages,
 * and content files for which it has neither a form nor a reason to have none. Exit code 1 where there are any.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createJsonSchemas } from '@site/content/json-schemas.ts';
import { ROOT } from '@site/content/library/library.ts';
import { listContentFiles } from '@site/content/rules/content-files.ts';

import { getSelectionAt } from './client/entries.ts';
import { getKinds } from './client/form/schema.ts';
import { NOT_EDITED } from './not-edited.ts';
import { hasFieldName, hasKindName, hasValueName } from './texts.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Properties whose values are names in code themselves. */
const CODES = ['token'];

/** The names in a JSON Schema that editors read: of properties, of kinds, and of the values of a property. */
function* listNames(
  schema: unknown,
  of = '',
): Generator<readonly ['property' | 'kind' | 'value', name: string, of: string]> {
  if (!isObject(schema)) return;
  const { properties, propertyNames } = schema;
  if (isObject(properties))
    for (const name of Object.keys(properties)) yield ['property', name, of];
  if (isObject(propertyNames) && Array.isArray(propertyNames['enum']))
    for (const name of propertyNames['enum']) yield ['property', String(name), of];
  for (const kind of getKinds(schema)) yield ['kind', kind, of];
  if (Array.isArray(schema['enum']) && !CODES.includes(of))
    for (const one of schema['enum']) yield ['value', String(one), of];
  for (const [key, inner] of Object.entries(schema)) {
    if (key === 'propertyNames') continue;
    if (key === 'properties' && isObject(inner))
      for (const [name, property] of Object.entries(inner)) yield* listNames(property, name);
    else yield* listNames(inner, of);
  }
}

const unnamed = [...createJsonSchemas()].flatMap(([schema, json]) =>
  [...listNames(json)]
    .filter(([what, name, of]) => {
      if (name === '$schema') return false;
      if (what === 'value') return !hasValueName(of, name);
      return what === 'property' ? !hasFieldName(name, schema) : !hasKindName(name);
    })
    .map(
      ([what, name, of]) =>
        `edit/texts/names.json has no name in both languages for the ${what} "${name}" of ${of ? `"${of}" in ` : ''}the schema "${schema}".`,
    ),
);
/** The properties of a file, or the file as a whole where it is a list. */
const getParts = (file: string): readonly (string | number)[] => {
  const value: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  return isObject(value) && !Array.isArray(value) ? Object.keys(value) : [0];
};
const unreached = listContentFiles(ROOT)
  .filter((file) => !NOT_EDITED.some(({ files }) => files.test(file)))
  .flatMap((file) =>
    (file.endsWith('.json') ? getParts(file) : ['']).map((part) => [file, part] as const),
  )
  .filter(([file, part]) => !getSelectionAt(file, [part, 0]))
  .map(
    ([file, part]) =>
      `${file} › ${part} has no form in edit/client/entries.ts, and edit/not-edited.ts does not say why.`,
  );

const wrong = new Set([...unnamed, ...unreached]);
for (const sentence of wrong) console.error(`✗ ${sentence}`);
if (wrong.size > 0) process.exitCode = 1;
