/**
 * Part of `npm run check`: finds properties, kinds and values of content for which the editor has no name, unused
 * names, and content files for which it has neither a form nor a reason to have none. Exits with 1 if there are any.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findSchemaNameMistakes } from '@site/content/json-schemas.ts';
import { ROOT } from '@site/content/library/library.ts';
import { listContentFiles } from '@site/content/rules/content-files.ts';

import { getSelectionAt } from './client/entries.ts';
import { NOT_EDITED } from './not-edited.ts';

/** Returns the properties of a file, or the file as a whole if it is a list. */
const getParts = (file: string): readonly (string | number)[] => {
  const value: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value)
    : [0];
};
const unreachedParts = listContentFiles(ROOT)
  .filter((file) => !NOT_EDITED.some(({ files }) => files.test(file)))
  .flatMap((file) =>
    (file.endsWith('.json') ? getParts(file) : ['']).map((part) => [file, part] as const),
  )
  .filter(([file, part]) => !getSelectionAt(file, [part, 0]));

const { missing, unused } = findSchemaNameMistakes();
const mistakes = [
  ...missing.map((name) => `content/schema/names/ lacks a name in Korean and English: ${name}`),
  ...unused.map((name) => `content/schema/names/ has a name that no schema uses: ${name}`),
  ...unreachedParts.map(
    ([file, part]) =>
      `${file} › ${part} has no form in edit/client/entries.ts, and edit/not-edited.ts does not say why.`,
  ),
];
for (const mistake of mistakes) console.error(`✗ ${mistake}`);
if (mistakes.length > 0) process.exitCode = 1;
