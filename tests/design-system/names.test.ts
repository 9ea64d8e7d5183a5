import { describe, expect, it } from 'vitest';

import { listDeclarations, type Declared, parseDeclarations } from './declared-props.ts';

/*
 * All components use the same name for the same prop. This test reads the sources for that part of the convention at
 * the top of `design-system/src/conformance.test.tsx`.
 */

/** Callbacks without a value: a click, or a request to close. */
const EVENTS = new Set(['onAction', 'onClose', 'onLoadMore', 'onOptionSelect']);

/** Names for which the convention has another one. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  title: 'heading',
  headline: 'heading',
  initialValue: 'defaultValue',
  selected: 'value',
  limit: 'maxLength',
  maxChars: 'maxLength',
  area: 'accent',
};

/** Describes the problems with the names of props. */
function findFaults({ name, exported, members }: Declared): string[] {
  if (!exported || !name.endsWith('Props')) return [];
  const names = members.map((member) => member.name);
  const has = (member: string) => names.includes(member);
  return [
    ...names.flatMap((member) => {
      const otherName = OTHER_NAMES[member];
      if (otherName) return [`${name}.${member}: ${otherName}`];
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
    const faults = parseDeclarations('a.tsx', `export interface AProps { ${members} }`).flatMap(
      findFaults,
    );
    expect(faults).toHaveLength(1);
  });

  it.each([
    ['the names of the convention', 'heading: string; onValueChange?: () => void'],
    ['what belongs to an item', 'items: readonly { title: string }[]'],
  ])('passes %s', (_, members) => {
    expect(
      parseDeclarations('a.tsx', `export interface AProps { ${members} }`).flatMap(findFaults),
    ).toEqual([]);
  });
});

it('components use the same name for the same thing', () => {
  expect(listDeclarations().flatMap(findFaults)).toEqual([]);
});
