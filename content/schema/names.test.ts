import { expect, it } from 'vitest';

import { findSchemaNameMistakes } from '../json-schemas.ts';
import { addNames, findNameMistakes } from './names.ts';

const text = { type: 'string' };

it('has a name for everything in the schemas, and nothing else', () => {
  expect(findSchemaNameMistakes()).toEqual({ missing: [], unused: [] });
});

it('reports properties, kinds and values without a name, and names that nothing uses', () => {
  const option = { properties: { type: { const: 'pigeon' } } };
  const properties = { title: text, wingspan: text, tone: { enum: ['plain', 'purple'] } };
  const { missing, unused } = findNameMistakes([
    ['page', { properties: { ...properties, blocks: { items: { oneOf: [option] } } } }],
  ]);
  expect(missing).toEqual([
    'page › fields › wingspan',
    'page › values › tone › purple',
    'page › kinds › pigeon',
  ]);
  expect(unused).toContain('page › kinds › hero');
  expect(unused).not.toContain('shared › fields › title');
});

it('prefers the name of the schema to that of the forms, and this one to the shared one', () => {
  const properties = { label: text, submit: text, title: text };
  expect(addNames('lookup-form', { properties })).toMatchObject({
    properties: {
      label: { names: { en: 'Label' }, title: '표시 이름 · Label' },
      submit: { names: { en: 'Look-up button' } },
      title: { names: { en: 'Title' } },
    },
  });
});
