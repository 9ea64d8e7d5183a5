import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import messages from '../../server/desk/messages.json' with { type: 'json' };

const read = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

/** Returns the outline of a page: its headings by depth, its numbered steps, and the code that is the same in each language. */
const getOutline = (text: string): readonly string[] => {
  let language: string | undefined;
  return text.split('\n').flatMap((line) => {
    const [, fence] = /^```(\w*)$/.exec(line) ?? [];
    if (fence !== undefined) {
      language = language === undefined ? fence : undefined;
      return [line];
    }
    // Output is in the language of its reader.
    if (language === '') return [];
    if (language !== undefined) return [line.replace(/ {2,}#.*$/, '')];
    return /^(?:#+|\d+\.) /.exec(line)?.[0] ?? [];
  });
};

test('the Korean page of the desk has the sections, steps and commands of the English one', () => {
  const outline = getOutline(read('desk.md'));
  expect(outline.length).toBeGreaterThan(50);
  expect(getOutline(read('desk.ko.md'))).toEqual(outline);
});

test('every command of the pages is a command of the desk', () => {
  const namedCommands = [
    ...read('desk.md').matchAll(/^npm run desk -- ([a-z]+)(?: ([a-z-]+)(?= |$))?/gm),
  ];
  expect(namedCommands.length).toBeGreaterThan(20);
  const knownWords = new Set(messages.help.en.split(/[\s|]+/));
  for (const [line, ...words] of namedCommands)
    expect([line, words.filter((word) => word && !knownWords.has(word))]).toEqual([line, []]);
});
