import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteManifest } from '@site/contract/renderer';

import { readLibrary } from '@site/content/library/library.ts';

import { expect, test } from '@playwright/test';

/** Written in another language on purpose: languages name themselves, letters abroad need their addresses. */
const { library } = readLibrary();
const NAMES = new Set([
  '한국어',
  'English',
  ...library.sites.flatMap(({ address }) => (typeof address === 'string' ? [address] : [])),
]);

const DIST = path.resolve('app/dist');
const { pages } = JSON.parse(readFileSync(path.join(DIST, 'site.json'), 'utf8')) as SiteManifest;

/** Runs in the page: every text that is seen or heard and does not say that it is in another language. */
function textsIn(language: string): string[] {
  const texts: string[] = [document.title];
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="description"]'))
    texts.push(content);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('script, style')) continue;
    if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
    for (const name of ['alt', 'title', 'aria-label', 'aria-valuetext', 'placeholder'])
      texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

const HANGUL = /\p{Script=Hangul}/u;
/** Four words in a row without any Hangul in the whole text: a sentence, and no name, unit or standard. */
const ENGLISH_SENTENCE = /\p{L}*\p{Ll}{2,}(?:,? \p{L}*\p{Ll}{2,}){3}/u;

const isForeign = {
  ko: (text: string) => !HANGUL.test(text) && ENGLISH_SENTENCE.test(text),
  en: (text: string) => HANGUL.test(text),
};

for (const language of ['ko', 'en'] as const)
  test(`no page in ${language} says anything in the other language`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, offline: true });
    const foreign: string[] = [];
    for (const { path: address, tab, file } of pages.filter((one) => one.language === language)) {
      await page.setContent(readFileSync(path.join(DIST, 'pages', file), 'utf8'), {
        waitUntil: 'commit',
      });
      const texts = await page.evaluate(textsIn, language);
      expect(texts.length, address).toBeGreaterThan(2);
      for (const text of texts)
        if (!NAMES.has(text) && isForeign[language](text))
          foreign.push(`${address}${tab ? `?tab=${tab}` : ''}: ${text}`);
    }
    expect(foreign).toEqual([]);
    await page.close();
  });
