import type { Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { getBlock, hasPage, library, getMessage, getText } from '../fixtures/site.ts';
import { expect, setLanguageCookie, test, openPage } from './visitor.ts';

test.skip(!library.forms.inquiry || !hasPage(PATHS.inquiry), 'The site has no inquiry form.');

/**
 * Replaces the texts of a page, and later ones, by `font` elements, like Chrome's translation. React does not expect
 * them (facebook/react#11538). `lang` becomes the language of the visitor.
 */
const translate = (page: Page, language: string): Promise<void> =>
  page.evaluate((lang) => {
    const translateText = (text: Text) => {
      const { parentElement } = text;
      if (!parentElement || text.data.trim() === '') return;
      if (parentElement.closest('font, option, script, style, svg, textarea, [translate=no]'))
        return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    document.documentElement.lang = lang;
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) translateAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, language);

const findInMain = (page: Page, selector: string) => page.locator('main').locator(selector);

test('a form can be corrected and sent on a translated page', async ({ page }) => {
  await openPage(page, PATHS.inquiry);
  await translate(page, 'ja');
  const submit = findInMain(page, 'form button[type=submit]');
  await submit.click();
  await page.locator('#email').fill('name');
  const errorText = getMessage('inquiry', 'email.invalid');
  await expect(page.locator('#email-error')).toContainText(errorText);
  await page.locator('#consent').check();
  await page.locator('#category').selectOption({ index: 1 });
  await page.locator('#writer').fill('홍길동');
  await page.locator('#email').fill('name@example.com');
  await page.locator('#subject').fill('견적');
  await page.locator('#content').fill('정션 블록 두 종의 견적을 받고 싶습니다.');
  const attachment = page.locator('input[type=file]');
  await attachment.setInputFiles({
    name: 'a.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('a'),
  });
  await expect(page.locator('#attachment-error')).toBeVisible();
  await attachment.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.locator('#attachment-error')).toBeHidden();
  await expect(findInMain(page, 'form')).toContainText('«a.pdf (');
  await submit.click();
  await expect(findInMain(page, 'h2:focus')).toBeVisible();
  await expect(findInMain(page, 'form')).toBeHidden();
});

test('questions can be searched on a translated page', async ({ page }) => {
  test.skip(!hasPage(PATHS.faq), 'The site has no questions.');
  const { groups } = getBlock('faq', 'faq');
  const faqItems = groups.flatMap(({ items }) => items);
  const question = getText(faqItems[0]?.question ?? '', 'ko');
  const questions = findInMain(page, 'h3:has(+ a)');
  await openPage(page, PATHS.faq);
  await translate(page, 'ja');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill(question);
  await expect(questions).toHaveCount(1);
  await field.fill(question.slice(0, 1));
  await expect(questions).not.toHaveCount(1);
  await field.fill('');
  await expect(questions).toHaveCount(faqItems.length);
  await expect(questions.first()).toHaveText(`«${question}»`);
});

test('a page that is translated before its scripts start works as HTML, and keeps typed text and its language', async ({
  page,
  baseURL,
}) => {
  await setLanguageCookie(page, 'en', baseURL ?? '');
  await page.goto(PATHS.inquiry);
  await translate(page, 'ja');
  const writer = page.locator('#writer');
  await writer.fill('Hong Gildong');
  await page.mouse.move(20, 20);
  await page.waitForLoadState('networkidle');
  await expect(writer).toHaveValue('Hong Gildong');
  await expect(writer).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('header button[popovertarget=menu]').click();
  await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').locator(`a[href="${PATHS.privacy}"]`).click();
  await expect(page).toHaveURL(PATHS.privacy);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the language that a browser translates into stays the language of the page', async ({
  page,
}) => {
  await openPage(page, PATHS.inquiry);
  await translate(page, 'ja');
  await page.getByRole('contentinfo').locator(`a[href="${PATHS.privacy}"]`).click();
  await expect(page).toHaveURL(PATHS.privacy);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('a form whose script fails keeps typed text, and is sent as HTML', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, PATHS.inquiry);
  await page.locator('#writer').fill('홍길동');
  await page.locator('#email').fill('name@example.com');
  await page.locator('#subject').fill('견적');
  await page.locator('#content').fill('정션 블록 두 종의 견적을 받고 싶습니다.');
  await page.locator('#category').selectOption({ index: 1 });
  await findInMain(page, 'form button[type=submit]').click();
  // A browser extension removes an element that it takes for an advertisement.
  await page.locator('#consent-error').evaluate((error) => error.remove());
  await page.locator('#consent').check();
  await expect.poll(() => unexpectedErrors.splice(0).join()).toContain('NotFoundError');
  await expect(page.locator('#content')).toHaveValue('정션 블록 두 종의 견적을 받고 싶습니다.');
  await expect(page.locator('#consent')).toBeChecked();
  await findInMain(page, 'form button[type=submit]').click();
  await expect(findInMain(page, 'form')).toBeHidden();
});
