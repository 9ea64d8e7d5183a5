import { describe, expect, it } from 'vitest';

import { listDeclarations, parseDeclarations } from './declared-props.ts';

/** Words without information. */
const EMPTY = new Set(
  'a an the of for to in is and or its this that which value values prop props text string number boolean node element list array object optional'.split(
    ' ',
  ),
);

const split = (text: string): string[] =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

/** Returns whether a description contains more than the name and the type. */
function saysMore(description: string, ...knownTexts: readonly string[]): boolean {
  const repeatedWords = new Set(knownTexts.flatMap(split));
  const newWords = split(description).filter(
    (word) => !EMPTY.has(word) && !repeatedWords.has(word),
  );
  return newWords.length > 1;
}

/** Returns the problems of the declarations in a file. */
const findFaults = (declarations: ReturnType<typeof parseDeclarations>): string[] =>
  declarations.flatMap(({ file, name, exported, description, members }) => [
    ...(!exported || saysMore(description, name) ? [] : [`${file}: ${name} has no description`]),
    ...members.flatMap((member) => [
      ...(!exported || saysMore(member.description, member.name, member.type)
        ? []
        : [`${file}: ${name}.${member.name} has no description`]),
      ...(member.optional && !/\bundefined\b|^ReactNode$/.test(member.type)
        ? [`${file}: ${name}.${member.name} does not accept undefined`]
        : []),
    ]),
  ]);

describe('the check', () => {
  const doc = '/** What the part does on phones. */';

  it.each([
    ['an interface without a description', 'export interface A { }'],
    ['a prop without a description', `${doc} export interface A { a: string }`],
    ['a repeated name', `${doc} export interface A { /** The item label. */ itemLabel: string }`],
    ['a repeated type', `${doc} export interface A { /** Row elements. */ b: Row[] }`],
    ['an optional prop', `${doc} export interface A { ${doc} a?: string }`],
    ['a type', `${doc} export type A = B & { a: string }`],
  ])('finds %s', (_, text) => {
    expect(findFaults(parseDeclarations('a.ts', text))).toHaveLength(1);
  });

  it('accepts descriptions', () => {
    const text = `${doc} export interface A { ${doc} a?: string | undefined; ${doc} b?: ReactNode }`;
    expect(findFaults(parseDeclarations('a.ts', text))).toEqual([]);
  });
});

it('every exported type and prop has a description, and every optional prop accepts undefined', () => {
  const declarations = listDeclarations();
  expect(declarations.flatMap(({ members }) => members).length).toBeGreaterThan(600);
  expect(findFaults(declarations)).toEqual([]);
});
