import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LANGUAGE_NAMES } from '@site/contract/language';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

import { library, manifest } from '../fixtures/site.ts';

/** Intentionally in another language: names of languages, and addresses abroad. */
const NAMES = new Set([
  ...Object.values(LANGUAGE_NAMES),
  ...library.sites.flatMap(({ address }) => (typeof address === 'string' ? [address] : [])),
]);

const DIST = path.resolve('app/dist');
const { pages } = manifest;

const HEARD = ['alt', 'title', 'aria-label', 'aria-valuetext', 'placeholder'];

/** Returns every visible or audible text below `node` in `language`; parts may declare another one. */
function* findTexts(
  node: DefaultTreeAdapterTypes.Node,
  language: string,
  ownLanguage?: string,
): Generator<string> {
  if (node.nodeName === '#text' && 'value' in node && ownLanguage === language)
    yield node.value.trim();
  if (node.nodeName === 'script' || node.nodeName === 'style' || !('childNodes' in node)) return;
  const attributes = new Map(
    'attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : [],
  );
  const inner = attributes.get('lang') ?? ownLanguage;
  if (inner === language) {
    for (const name of HEARD) yield attributes.get(name)?.trim() ?? '';
    if (attributes.get('name') === 'description') yield attributes.get('content') ?? '';
  }
  for (const child of node.childNodes) yield* findTexts(child, language, inner);
}

/** The keys of messages, which a page shows if a message is missing. */
const KEYS = new Set(
  [...library.messages.values()].flatMap((messages) =>
    Object.keys(messages).filter((key) => key.includes('.')),
  ),
);

const HANGUL = /\p{Script=Hangul}/u;
/** Four words in a row without any Hangul in the whole text: a sentence, not a name, unit or standard. */
const ENGLISH_SENTENCE = /\p{L}*\p{Ll}{2,}(?:,? \p{L}*\p{Ll}{2,}){3}/u;

const isForeign = {
  ko: (text: string) => !HANGUL.test(text) && ENGLISH_SENTENCE.test(text),
  en: (text: string) => HANGUL.test(text),
};

for (const language of ['ko', 'en'] as const)
  test(`no page in ${language} contains text in the other language, or the key of a message`, () => {
    const foreign: string[] = [];
    for (const { path: address, tab, file } of pages.filter((page) => page.language === language)) {
      const document = parse(readFileSync(path.join(DIST, 'pages', file), 'utf8'));
      const texts = [...findTexts(document, language)].filter((text) => text !== '');
      expect(texts.length, address).toBeGreaterThan(2);
      for (const text of texts)
        if ((!NAMES.has(text) && isForeign[language](text)) || KEYS.has(text.replace(/^\w+:/, '')))
          foreign.push(`${address}${tab ? `?tab=${tab}` : ''}: ${text}`);
    }
    expect(foreign).toEqual([]);
  });
