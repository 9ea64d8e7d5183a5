import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

import { sources } from './sources.ts';

/*
 * The same names for the same thing in the props of every component: the part of the convention at the top of
 * `design-system/src/conformance.test.tsx` that is read from the sources.
 */

/** Callbacks that report no value: a press, or the wish to close. */
const EVENTS = new Set(['onAction', 'onClose', 'onLoadMore', 'onOptionSelect']);

/** Names that have another one here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  title: 'heading',
  headline: 'heading',
  initialValue: 'defaultValue',
  selected: 'value',
  limit: 'maxLength',
  maxChars: 'maxLength',
  area: 'accent',
};

interface Props {
  readonly name: string;
  readonly members: readonly string[];
}

/** The interfaces of props that a file exports, each with its own members. */
function propsIn(file: string, text: string): Props[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'TSInterfaceDeclaration') return [];
    const { name } = declaration.id;
    const members = declaration.body.body.flatMap((member) =>
      member.type === 'TSPropertySignature' && member.key.type === 'Identifier'
        ? [member.key.name]
        : [],
    );
    return name.endsWith('Props') ? [{ name, members }] : [];
  });
}

/** What is wrong with the names of some props. */
function findFaults({ name, members }: Props): string[] {
  const has = (member: string) => members.includes(member);
  return [
    ...members.flatMap((member) => {
      const other = OTHER_NAMES[member];
      if (other) return [`${name}.${member}: ${other}`];
      return /^on[A-Z]/.test(member) && !EVENTS.has(member) && !/^on[A-Z]\w*Change$/.test(member)
        ? [`${name}.${member}: on<Value>Change`]
        : [];
    }),
    ...(has('defaultValue') && !has('value') ? [`${name}.defaultValue: value`] : []),
  ];
}

describe('the reader of props', () => {
  it.each([
    ['a heading', 'title: string'],
    ['a callback', 'onSelected?: () => void'],
    ['a value that cannot be controlled', 'defaultValue?: string'],
  ])('finds %s', (_, members) => {
    const found = propsIn('a.tsx', `export interface AProps { ${members} }`).flatMap(findFaults);
    expect(found).toHaveLength(1);
  });

  it.each([
    ['the names of the convention', 'heading: string; onValueChange?: () => void'],
    ['what belongs to an item', 'items: readonly { title: string }[]'],
  ])('passes %s', (_, members) => {
    expect(propsIn('a.tsx', `export interface AProps { ${members} }`).flatMap(findFaults)).toEqual(
      [],
    );
  });
});

it('components use the same name for the same thing', () => {
  const all = sources('design-system/src/{components,sections}/**/*.{ts,tsx}').flatMap(
    ({ file, text }) => propsIn(file, text),
  );
  expect(all.length).toBeGreaterThan(100);
  expect(all.flatMap(findFaults)).toEqual([]);
});
