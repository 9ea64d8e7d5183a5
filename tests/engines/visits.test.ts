import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Language } from '@site/contract/language';
import { PATHS } from '@site/contract/paths';

import * as site from '../fixtures/site.ts';
import { startFirefox } from './firefox.ts';
import { type Engine, find, Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** Tests of the built site in engines other than Chromium: `npm run test:engines`. */

/** The timeout of one test, in milliseconds. */
const TIMEOUT = 120_000;
const ENGINES = { Firefox: startFirefox, WebKit: startWebKit };

const { library } = site;
const [PAGE = PATHS.home] = site.plainPages;
const [PRODUCT] = site.products;
const OTHER = site.products.find(
  (candidate) => candidate !== PRODUCT && candidate.page === PRODUCT?.page,
);
const GROUP = library.site?.navigation.find(({ items }) =>
  items.some(({ href }) => href === PRODUCT?.page),
);
const REPORT = `${PATHS.whistleblowing}?tab=report`;
const SUBMIT = 'main form button[type=submit]';
const OTHER_PAGE = `footer a[href="${PATHS.privacy}"]`;
const noInquiry = !site.hasPage(PATHS.inquiry) || !library.forms.inquiry;
const [, second, third] = library.recognitions?.items ?? [];
const questions = site.getBlocks('faq', 'faq')[0]?.groups.flatMap(({ items }) => items) ?? [];
/** The first word of a question. */
const WORD = site.getText(questions.at(-1)?.question ?? '', 'ko').split(/[ ?,.]/)[0] ?? '';

const readText = (text = { ko: '', en: '' }, language: Language = 'ko') =>
  site.getText(text, language);

interface Options {
  /** Whether the site lacks the tested page. */
  readonly skip?: boolean;
}
type Walk = (visitor: Visitor) => Promise<void>;

async function leaveAndReturn(visitor: Visitor, address: string): Promise<void> {
  await visitor.click(OTHER_PAGE);
  await visitor.isAt(PATHS.privacy);
  await visitor.hasFocus('h1');
  await visitor.back();
  await visitor.isAt(address);
}

function describeVisits(visit: (title: string, options: Options, walk: Walk) => void): void {
  for (const language of ['ko', 'en'] as const) {
    /** Returns the address that sets the language of this and later pages. */
    const inLanguage = (at: string) => `${at}${at.includes('?') ? '&' : '?'}lang=${language}`;

    visit(`home and a product in ${language}`, {}, async (visitor) => {
      for (const address of [PATHS.home, PRODUCT?.href ?? PAGE]) {
        await visitor.open(inLanguage(address));
        await visitor.isAt(address);
        const shownTexts = await visitor.run(() => [
          document.title,
          document.querySelector('h1')?.innerText ?? '',
        ]);
        for (const text of shownTexts)
          assert.equal(/\p{Script=Hangul}/u.test(text), language === 'ko', text);
      }
    });

    visit(`the menu in ${language}`, { skip: !GROUP }, async (visitor) => {
      await visitor.open(inLanguage(PAGE));
      await visitor.click('header nav button', readText(GROUP?.label, language));
      await visitor.click('header nav a', readText(PRODUCT?.menuLabel, language));
      await visitor.isAt(PRODUCT?.href ?? '');
      await visitor.seesNo('header nav a');
    });

    visit(`the menu of a phone in ${language}`, { skip: !GROUP }, async (visitor) => {
      await visitor.tab.resize(390, 844);
      await visitor.open(inLanguage(PAGE));
      await visitor.click('header button[aria-haspopup=dialog]');
      await visitor.sees('dialog nav');
      await visitor.tab.press('Escape');
      await visitor.seesNo('dialog');
      await visitor.hasFocus('header button');
      await visitor.tab.press('Enter');
      await visitor.click('dialog summary', readText(GROUP?.label, language));
      await visitor.click(`dialog a[href="${PRODUCT?.page}"]`);
      await visitor.isAt(PRODUCT?.page ?? '');
      await visitor.seesNo('dialog');
    });
  }

  visit('a link opens a page in place', {}, async (visitor) => {
    await visitor.open(PAGE);
    await visitor.run(() => {
      Object.assign(window, { left: document.title });
    });
    await visitor.click(OTHER_PAGE);
    await visitor.isAt(PATHS.privacy);
    await visitor.hasFocus('h1');
    await visitor.until(() => scrollY === 0 && document.documentElement.lang === 'ko');
    await visitor.until(() => 'left' in window && window.left !== document.title);
  });

  visit('tabs change their panel alone', { skip: !OTHER }, async (visitor) => {
    await visitor.open(PRODUCT?.href ?? '');
    await visitor.run(() => scrollTo({ top: 60, behavior: 'instant' }));
    await visitor.click('[role=tab]', readText(OTHER?.name));
    await visitor.isAt(OTHER?.href ?? '');
    await visitor.sees('[role=tabpanel] h2', readText(OTHER?.name));
    await visitor.hasFocus('[role=tab][aria-selected=true]');
    assert.equal(await visitor.run(() => scrollY), 60);
    await visitor.back();
    await visitor.isAt(PRODUCT?.href ?? '');
    await visitor.sees('[role=tab][aria-selected=true]', readText(PRODUCT?.name));
  });

  visit('errors are next to their fields', { skip: noInquiry }, async (visitor) => {
    const requiredText = site.getMessage('inquiry', 'email.required');
    await visitor.open(PATHS.inquiry);
    await visitor.click(SUBMIT);
    await visitor.sees('[role=alert]', requiredText);
    const distance = await visitor.run((text) => {
      const email = document.querySelector('#email[aria-invalid=true]');
      const ids = email?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const [error] = ids.flatMap((id) => find(`[id="${id}"]`, text));
      const [above, below] = [error, email].map((element) => element?.getBoundingClientRect());
      return above && below && Math.abs(below.top - above.bottom);
    }, requiredText);
    assert.ok(distance !== undefined && distance < 100, `${distance} pixels`);
    await visitor.click('[role=alert] a', requiredText);
    await visitor.hasFocus('#email');
  });

  visit('an inquiry is received', { skip: noInquiry }, async (visitor) => {
    await visitor.open(PATHS.inquiry);
    await visitor.click('#consent');
    await visitor.choose('#category', 'customer');
    await visitor.type('#writer', '문의하는 사람');
    await visitor.type('#email', 'visitor@example.com');
    await visitor.type('#subject', '하네스 견적');
    await visitor.type('#content', '정션 블록 두 종의 견적을 받고 싶습니다.');
    await visitor.click(SUBMIT);
    await visitor.sees('h2:focus', readText(library.forms.inquiry?.sent.heading));
    await visitor.seesNo(SUBMIT);
  });

  visit('a change of language keeps what is typed', { skip: noInquiry }, async (visitor) => {
    await visitor.open(PATHS.inquiry);
    await visitor.click('#consent');
    await visitor.type('#writer', '홍길동');
    await visitor.click('header a[hreflang=en]');
    await visitor.sees('html[lang=en] h1', readText(library.pages.get('inquiry')?.title, 'en'));
    await visitor.hasValue('#writer', '홍길동');
    await visitor.sees('#consent:checked');
  });

  visit('a document opens in a dialog', { skip: !third }, async (visitor) => {
    await visitor.open(PATHS.authenticationAll);
    await visitor.click(`main a[href$="#${second?.id}"]`);
    await visitor.sees('[role=dialog]', '2 / ');
    await visitor.tab.press('ArrowRight');
    await visitor.sees('[role=dialog]', '3 / ');
    await visitor.tab.press('Escape');
    await visitor.seesNo('[role=dialog]');
    await visitor.hasFocus(`main a[href$="#${third?.id}"]`);
  });

  visit('a film plays', { skip: site.getBlocks('duty', 'film').length === 0 }, async (visitor) => {
    await visitor.open(PATHS.duty);
    await visitor.click('main a[href$="-transcript"]');
    await visitor.hasValue('[role=dialog] [type=range]', '0');
    await visitor.click('[role=dialog] button:not([aria-label], [aria-pressed])');
    await visitor.until(() =>
      document.querySelector('[type=range]')?.ariaValueText?.startsWith('0:01'),
    );
    await visitor.tab.press('Escape');
    await visitor.seesNo('[role=dialog]');
    await visitor.hasFocus('main a[href$="-transcript"]');
  });

  visit('questions are searched', { skip: !WORD }, async (visitor) => {
    await visitor.open(PATHS.faq);
    const initialCount = await visitor.run(() => find('main li h3', '').length);
    await visitor.type('main [type=search]', WORD);
    await visitor.until((count) => find('main li h3', '').length < count, initialCount);
    await visitor.sees('main li h3 mark', WORD);
    await visitor.tab.press('Enter');
    await visitor.isAt(`${PATHS.faq}?q=${encodeURIComponent(WORD)}`);
    await visitor.hasFocus('main [type=search]');
  });

  visit('a search suggests products', { skip: !PRODUCT }, async (visitor) => {
    await visitor.open(PATHS.search);
    await visitor.type('[role=combobox]', readText(PRODUCT?.name));
    await visitor.click('[role=option]', readText(PRODUCT?.name));
    await visitor.isAt(PRODUCT?.href ?? '');
  });

  const back: Options = {
    skip: noInquiry || !site.hasPage(PATHS.duty),
  };
  visit('Back brings back a page as it was left', back, async (visitor) => {
    await visitor.open(PATHS.inquiry);
    await visitor.click('#consent');
    await visitor.choose('#category', 'customer');
    await visitor.type('#writer', '홍길동');
    await leaveAndReturn(visitor, PATHS.inquiry);
    await visitor.hasValue('#writer', '홍길동');
    await visitor.hasValue('#category', 'customer');
    await visitor.sees('#consent:checked');

    await visitor.open(PATHS.duty);
    await visitor.click('main details:not([open]) summary');
    // Recorded in each frame: lazy pictures move the content below them.
    await visitor.run(() => {
      document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' });
      const details = document.querySelector('main details');
      const note = () => {
        if (!details?.isConnected) return;
        sessionStorage.setItem('left', String(scrollY));
        requestAnimationFrame(note);
      };
      note();
    });
    await leaveAndReturn(visitor, PATHS.duty);
    await visitor.sees('main details[open]');
    await visitor.until(() => Math.abs(scrollY - Number(sessionStorage.getItem('left'))) <= 2);
  });

  const hotline: Options = { skip: !site.hasPage(PATHS.whistleblowing) || !library.forms.report };
  visit('Back brings back a report empty', hotline, async (visitor) => {
    await visitor.open(REPORT);
    await visitor.type('#title', '안전 장치 해제');
    await leaveAndReturn(visitor, REPORT);
    await visitor.hasValue('#title', '');
    await visitor.type('#title', '안전 장치 해제');
    await visitor.open(PATHS.privacy);
    await visitor.back();
    await visitor.isAt(REPORT);
    await visitor.hasValue('#title', '');
  });
}

for (const [name, start] of Object.entries(ENGINES))
  void describe(name, () => {
    let engine: Engine;
    before(async () => {
      engine = await start(process.env['SITE_ORIGIN'] ?? '');
    });
    after(() => engine.close());

    describeVisits((title, options, walk) =>
      test(title, { timeout: TIMEOUT, ...options }, async (context) => {
        const tab = await engine.openTab();
        try {
          await tab.resize(1280, 900);
          await walk(new Visitor(tab));
        } finally {
          await tab.close();
          for (const problem of new Set(tab.problems())) context.diagnostic(problem);
        }
        assert.equal(tab.problems().length, 0, 'The pages logged what is listed above.');
      }),
    );
  });
