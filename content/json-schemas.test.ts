import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { createJsonSchemas } from './json-schemas.ts';
import { CONTENT_FILES } from './library/content-files.ts';
import { ROOT } from './library/library.ts';

const schemas = createJsonSchemas();

it('names the keys of a page, and allows a file to name its schema', () => {
  expect(schemas.get('page')).toMatchObject({
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      slug: { type: 'string' },
      blocks: { type: 'array' },
    },
    required: expect.arrayContaining(['slug', 'title', 'description', 'blocks']),
    additionalProperties: false,
  });
});

it('describes the files in the settings of the code editor', () => {
  const settings = JSON.parse(readFileSync(path.join(ROOT, '.vscode/settings.json'), 'utf8')) as {
    'json.schemas': object[];
  };
  expect(settings['json.schemas']).toEqual(
    Object.entries(CONTENT_FILES).map(([name, files]) => ({
      fileMatch: files.map((file) => `/${file}`),
      url: `./content/dist/${name}.schema.json`,
    })),
  );
});
