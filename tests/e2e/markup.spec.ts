import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

import { manifest } from '../fixtures/site.ts';

/** The markup of finished pages, before any script. */

const DIST = path.resolve('app/dist');
const { pages } = manifest;

const readPage = (file: string) => parse(readFileSync(path.join(DIST, 'pages', file), 'utf8'));

/** The structural elements of a page. Inline elements depend on the words, and terms are explained where they occur. */
const STRUCTURE = new Set(
  (
    'header nav main footer section article aside h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd a img figure ' +
    'table caption tr th td form fieldset legend label input select textarea details summary'
  ).split(' '),
);
const NAMING = /^(?:alt|for|name|type|scope|tabindex|aria-(?!current).*)$/;

/** Returns the elements below `node`, each with the attributes that name it. */
function* describeElements(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if (!('childNodes' in node)) return;
  if (STRUCTURE.has(node.nodeName) && 'attrs' in node)
    yield [
      node.nodeName,
      ...node.attrs.map(({ name }) => name).filter((name) => NAMING.test(name)),
    ].join(' ');
  for (const child of node.childNodes) yield* describeElements(child);
}

const getElements = (file: string): string => [...describeElements(readPage(file))].join('\n');

// Therefore `tests/budgets/pages.spec.ts` only runs all rules of axe in one language.
test('a page has the same elements in both languages, named by the same attributes', () => {
  const different = pages
    .filter(({ language }) => language === 'ko')
    .filter((korean) => {
      const english = pages.find(
        (page) => page.language === 'en' && page.path === korean.path && page.tab === korean.tab,
      );
      return !english || getElements(english.file) !== getElements(korean.file);
    });
  expect(different.map(({ path: address, tab = '' }) => `${address} ${tab}`)).toEqual([]);
});

type Element = DefaultTreeAdapterTypes.Element;

/** Lists every element below `node`. */
function* listElements(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('attrs' in child) yield child;
    yield* listElements(child);
  }
}

// Each response would have to list the hash of its value.
test('no element of a finished page has a style attribute', () => {
  const styledPages = pages.filter(({ file }) =>
    [...listElements(readPage(file))].some(({ attrs }) =>
      attrs.some(({ name }) => name === 'style'),
    ),
  );
  expect(styledPages.map(({ file }) => file)).toEqual([]);
});

const getAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((item) => item.name === name)?.value;

const isWithinLabel = ({ parentNode }: Element): boolean =>
  parentNode !== null &&
  'attrs' in parentNode &&
  (parentNode.nodeName === 'label' || isWithinLabel(parentNode));

// Hydration would add a label that the server omitted, and axe runs after it.
test('every control of a finished page has a label that works without scripts', () => {
  const nameless: string[] = [];
  let controls = 0;
  for (const { file } of pages) {
    const elements = [...listElements(readPage(file))];
    const ids = new Set(elements.map((element) => getAttribute(element, 'id')));
    const labeledIds = new Set(
      elements.flatMap((element) =>
        element.nodeName === 'label' ? [getAttribute(element, 'for')] : [],
      ),
    );
    for (const element of elements) {
      if (!['input', 'select', 'textarea'].includes(element.nodeName)) continue;
      if (['hidden', 'submit', 'button'].includes(getAttribute(element, 'type') ?? '')) continue;
      controls += 1;
      const references = getAttribute(element, 'aria-labelledby')?.split(' ') ?? [];
      if (
        !labeledIds.has(getAttribute(element, 'id') ?? '') &&
        !isWithinLabel(element) &&
        !getAttribute(element, 'aria-label') &&
        !references.some((id) => ids.has(id))
      )
        nameless.push(`${file}: ${getAttribute(element, 'name') ?? element.nodeName}`);
    }
  }
  expect(controls).toBeGreaterThan(0);
  expect(nameless).toEqual([]);
});
