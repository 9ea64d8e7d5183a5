import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { jsonSchemas } from './jsonSchemas.ts';
import { ROOT } from './library/library.ts';

const schemas = jsonSchemas();

it('names the keys of a page, and lets a file name its schema', () => {
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

it('has every schema that the settings of the editor name', () => {
  const settings = JSON.parse(readFileSync(path.join(ROOT, '.vscode/settings.json'), 'utf8')) as {
    'json.schemas': { url: string }[];
  };
  expect(settings['json.schemas'].map(({ url }) => url).toSorted()).toEqual(
    [...schemas.keys()].map((name) => `./content/dist/${name}.schema.json`).toSorted(),
  );
});
