import { describe, expect, it } from 'vitest';

import { chooseCauses, readChange } from './causes.ts';

// Four edits at the same time: a padding, a message, a drawing and a token.
const card = readChange(
  'design-system/src/components/Card/Card.tsx',
  '+++ b/Card.tsx\n-  padding: 1rem;\n+  padding: 2rem;',
);
const message = readChange(
  'design-system/src/messages/en.json',
  '-  "dialog.close": "Close",\n+  "dialog.close": "Shut",',
);
const drawing = readChange('drawings/src/products/busbar.ts', '-  box(1)\n+  box(2)');
const token = { name: '--color-line', properties: [], isMore: false };
const all = [card, message, drawing, token];

describe('the cause of a difference', () => {
  it.each([
    ['a declaration', ['padding'], ['design-system/src/components/Card/Card.tsx: padding']],
    ['a text', ['text'], ['design-system/src/messages/en.json: text']],
    ['an accessible name', ['markup'], ['design-system/src/messages/en.json: markup']],
    ['a drawing', ['busbar (a picture)'], ['drawings/src/products/busbar.ts: busbar (a picture)']],
    ['a token', ['tokens'], ['--color-line']],
    [
      'two of them',
      ['busbar (a picture)', 'tokens'],
      ['drawings/src/products/busbar.ts: busbar (a picture)', '--color-line'],
    ],
  ])('is named: %s', (_, differences, causes) => {
    expect(chooseCauses(differences, all)).toEqual(causes);
  });

  it('is a component whose markup changed', () => {
    const component = readChange(
      'design-system/src/components/Tabs/Tabs.tsx',
      '-  <div>\n+  <nav>',
    );
    expect(chooseCauses(['markup'], [card, component])).toEqual([`${component.name}: markup`]);
  });

  it('is every change where none explains it', () => {
    expect(chooseCauses([], all)).toEqual(all.map(({ name }) => name));
  });
});
