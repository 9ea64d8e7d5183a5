import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

import { readSources } from './sources.ts';

/** Attributes with text for visitors. */
const TEXT_ATTRIBUTES = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder']);

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the string literals in an expression or attribute. */
function listLiterals(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'JSXExpressionContainer') return listLiterals(value['expression']);
  if (value.type === 'ConditionalExpression')
    return [...listLiterals(value['consequent']), ...listLiterals(value['alternate'])];
  if (value.type === 'LogicalExpression') return listLiterals(value['right']);
  if (value.type === 'TemplateLiteral')
    return (value['quasis'] as { value: { raw: string } }[]).map((quasi) => quasi.value.raw);
  if (value.type === 'Literal' && typeof value['value'] === 'string') return [value['value']];
  return [];
}

/** Returns all string literals that JSX shows to visitors. */
function listWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listWords);
  if (!isNode(value)) return [];
  const ownTexts: string[] = [];
  if (value.type === 'JSXText') ownTexts.push(String(value['value']));
  if (value.type === 'JSXElement' || value.type === 'JSXFragment')
    ownTexts.push(...(value['children'] as unknown[]).flatMap(listLiterals));
  if (value.type === 'JSXAttribute' && TEXT_ATTRIBUTES.has(String((value['name'] as Node)['name'])))
    ownTexts.push(...listLiterals(value['value']));
  return [...ownTexts, ...Object.values(value).flatMap(listWords)];
}

const listTextLiterals = (file: string, text: string): string[] =>
  listWords(parseSync(file, text).program).filter((word) => /\p{L}/u.test(word));

describe('the reader of JSX', () => {
  it.each([
    ['text', '<p>안녕하세요</p>'],
    ['an expression', "<p>{busy && 'Wait'}</p>"],
    ['a choice', "<p>{busy ? 'Wait' : label}</p>"],
    ['a template', '<p>{`Page ${number}`}</p>'],
    ['an attribute', '<input placeholder="Name" />'],
    ['an attribute by expression', "<a aria-label={'Home'} />"],
  ])('finds words in %s', (_, jsx) => {
    expect(listTextLiterals('a.tsx', `const a = ${jsx};`)).toHaveLength(1);
  });

  it.each([
    ['props', '<p title={title}>{text}</p>'],
    ['punctuation', "<p>{a} · {b}{' '}</p>"],
    ['what is no text', '<div data-tone="default" className={"wide"} />'],
  ])('accepts %s', (_, jsx) => {
    expect(listTextLiterals('a.tsx', `const a = ${jsx};`)).toEqual([]);
  });
});

it('components contain no text: it comes from props and messages', () => {
  const longTexts = readSources('design-system/src/**/*.tsx').flatMap(({ file, text }) =>
    listTextLiterals(file, text).map((word) => `${file}: ${word.trim()}`),
  );
  expect(longTexts).toEqual([]);
});
