import { LANGUAGE_NAMES } from '@site/contract/language';
import { type Page } from '@playwright/test';

import { API, DEPARTMENTS_ANCHOR, PATHS } from '@site/contract/paths';

import { getFormMessages, hasPage, library, getMessage, findProduct } from '../fixtures/site.ts';
import {
  expect,
  expectAccessible,
  loseFirstResponse,
  test,
  testInOwnWindow,
  openPage,
  sendForm,
  findSummary,
} from './visitor.ts';

test.skip(!library.forms.inquiry || !hasPage(PATHS.inquiry), 'The site has no inquiry form.');

const INQUIRY = PATHS.inquiry;
const PRODUCT = findProduct();
const TWO_MEBIBYTES = 2 * 1024 * 1024;

/** Creates a PDF of an exact size in bytes. */
const createPdf = (bytes: number): Buffer => {
  const head = Buffer.from('%PDF-1.7\n');
  const tail = Buffer.from('\n%%EOF\n');
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, 0x20), tail]);
};

async function fillIn(page: Page, overrides: { email?: string } = {}): Promise<void> {
  await page.locator('#consent').check();
  await page.locator('#category').selectOption('customer');
  await page.locator('#writer').fill('문의하는 사람');
  await page.locator('#email').fill(overrides.email ?? 'visitor@example.com');
  await page.locator('#subject').fill('하네스 견적');
  await page.locator('#content').fill('정션 블록 두 종의 견적을 받고 싶습니다.');
}

/** Returns the subject that names a product. */
const getSubject = (product = '') =>
  getFormMessages('inquiry').product.subject.ko.replace('{product}', product);

test('an empty form lists what is missing, in the order of the page; errors follow the language, and typed text stays', async ({
  page,
}) => {
  await openPage(page, INQUIRY);
  await sendForm(page);
  await expect(findSummary(page).getByRole('link')).toHaveText([
    /동의해야/,
    /문의 유형/,
    /이름/,
    /이메일/,
    /제목/,
    /문의 내용/,
  ]);
  await expect(page.getByRole('group').filter({ has: findSummary(page) })).toBeFocused();
  await expectAccessible(page);
  await findSummary(page)
    .getByRole('link', { name: /이메일/ })
    .click();
  await expect(page.locator('#email')).toBeFocused();

  await fillIn(page, { email: 'not-an-address' });
  await sendForm(page);
  await expect(findSummary(page)).toContainText('name@example.com과 같은 형식');
  await page.getByRole('link', { name: LANGUAGE_NAMES.en }).first().click();
  await expect(findSummary(page)).toContainText('in the format name@example.com');
  await expect(page.locator('#content')).toHaveValue('정션 블록 두 종의 견적을 받고 싶습니다.');
});

test('a file that is too large is refused before it is sent, typed text survives a lost connection, and sending again succeeds', async ({
  page,
  request,
  baseURL,
  unexpectedErrors,
}) => {
  await openPage(page, INQUIRY);
  await fillIn(page);
  const createFile = (bytes: number) => ({
    name: '도면.pdf',
    mimeType: 'application/pdf',
    buffer: createPdf(bytes),
  });
  const tooLarge = createFile(TWO_MEBIBYTES + 1);
  await page.locator('#attachment').setInputFiles(tooLarge);
  await expect(page.getByText('2MB를 넘습니다').first()).toBeVisible();
  // The server checks, too.
  const response = await request.post(API.inquiries, {
    headers: { origin: baseURL ?? '' },
    multipart: {
      category: 'other',
      writer: 'A',
      email: 'a@example.com',
      subject: 'S',
      content: 'C',
      consent: 'on',
      attachment: tooLarge,
    },
  });
  expect(response.status()).toBe(413);

  await page.locator('#attachment').setInputFiles(createFile(TWO_MEBIBYTES));
  const keys = await loseFirstResponse(page, '**/api/inquiries');
  await sendForm(page);
  await expect(page.getByText('서버에 연결하지 못했습니다')).toBeVisible();
  await expect(page.locator('#subject')).toHaveValue('하네스 견적');
  await sendForm(page);
  await expect(
    page.getByRole('heading', { name: getFormMessages('inquiry').sent.heading.ko }),
  ).toBeFocused();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys).not.toContain('none');
  await expectAccessible(page);
  await page.getByRole('link', { name: getFormMessages('inquiry').sent.again.ko }).press('Enter');
  await expect(page.locator('#consent')).toBeFocused();
  expect(unexpectedErrors.splice(0).length).toBeGreaterThan(0);
});

test('a request that a proxy could not answer is repeated as the same attempt; without its file it is another attempt', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, INQUIRY);
  await fillIn(page);
  const file = { name: '도면.pdf', mimeType: 'application/pdf', buffer: createPdf(1000) };
  await page.locator('#attachment').setInputFiles(file);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/inquiries', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 2) return route.fallback();
    await route.fetch();
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  });
  const sendInVain = async () => {
    const pendingResponse = page.waitForResponse('**/api/inquiries');
    await sendForm(page);
    await pendingResponse;
    await expect(page.getByText('오류가 발생해 처리하지 못했습니다')).toBeVisible();
  };
  await sendInVain();
  await sendInVain();
  await page.getByRole('button', { name: /도면\.pdf/ }).click();
  await sendForm(page);
  await expect(
    page.getByRole('heading', { name: getFormMessages('inquiry').sent.heading.ko }),
  ).toBeFocused();
  const [firstKey, second, third] = keys;
  expect(firstKey).toBeDefined();
  expect(second).toBe(firstKey);
  expect(third).not.toBe(firstKey);
  expect(unexpectedErrors.splice(0).length).toBeGreaterThan(0);
});

testInOwnWindow(
  'an attempt without a response ends with a message, and is repeated as the same attempt',
  async ({ page }) => {
    await page.clock.install();
    await openPage(page, INQUIRY);
    await fillIn(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/inquiries', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The first request gets no response.
      if (keys.length > 1) await route.fallback();
    });
    const pendingRequest = page.waitForRequest('**/api/inquiries');
    await sendForm(page);
    await pendingRequest;
    const failureText = page.getByText('서버에 연결하지 못했습니다');
    await page.clock.fastForward('01:20');
    await expect(failureText).toHaveCount(0);
    await page.clock.fastForward('00:20');
    await expect(failureText).toBeVisible();
    await sendForm(page);
    await expect(
      page.getByRole('heading', { name: getFormMessages('inquiry').sent.heading.ko }),
    ).toBeFocused();
    expect(keys[0]).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
  },
);

test('a probably misspelled mail domain is questioned once, and not refused', async ({ page }) => {
  await openPage(page, INQUIRY);
  await fillIn(page, { email: 'visitor@gmial.com' });
  await sendForm(page);
  await expect(page.getByText(getMessage('inquiry', 'email.domain', 'ko')).first()).toBeVisible();
  await expect(page.locator('#email')).toHaveValue('visitor@gmial.com');
  await sendForm(page);
  await expect(page.getByText(getFormMessages('inquiry').sent.heading.ko).first()).toBeVisible();
});

test('a problem with a field that the form does not have is shown as a message', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, INQUIRY);
  await fillIn(page);
  // The response of a later release, which requires more.
  await page.route('**/api/inquiries', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { code: 'invalid', errors: [{ field: 'country', code: 'country.required' }] },
    }),
  );
  await sendForm(page);
  await expect(page.getByRole('alert')).toContainText(getFormMessages('inquiry').failed.heading.ko);
  expect(unexpectedErrors.splice(0).join()).toContain('422');
});

test('direct inquiry opens the department and returns the focus; online inquiry opens the form with its product filled in', async ({
  page,
}) => {
  test.skip(!PRODUCT, 'The site has no products.');
  const department = library.departments.find(({ id }) => id === PRODUCT?.department);
  await openPage(page, PRODUCT?.href ?? '');
  const button = page.getByRole('link', { name: getMessage('shell', 'contact.direct') });
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(department?.phone ?? '');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.getByRole('link', { name: getMessage('shell', 'contact.online') }).click();
  await expect(page).toHaveURL(`${INQUIRY}?product=${PRODUCT?.slug}`);
  await expect(page.locator('#subject')).toHaveValue(getSubject(PRODUCT?.name.ko));
});

test('direct inquiry links to the departments if its dialog cannot be fetched', async ({
  page,
  unexpectedErrors,
}) => {
  test.skip(!PRODUCT, 'The site has no products.');
  await openPage(page, PRODUCT?.href ?? '');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('link', { name: getMessage('shell', 'contact.direct') }).click();
  await expect(page).toHaveURL(`${INQUIRY}#${DEPARTMENTS_ANCHOR}`);
  expect(unexpectedErrors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // forms.spec.ts tests English and the other forms.
  test('errors are shown with typed text, then the confirmation', async ({
    page,
    unexpectedErrors,
  }) => {
    await page.goto(INQUIRY);
    await fillIn(page, { email: '' });
    await sendForm(page);
    await expect(page.getByText(getMessage('inquiry', 'email.required')).first()).toBeVisible();
    await expect(page.locator('#subject')).toHaveValue('하네스 견적');
    await page.locator('#email').fill('visitor@example.com');
    await page.locator('#consent').check();
    await sendForm(page);
    await expect(page.getByText(getFormMessages('inquiry').sent.heading.ko).first()).toBeVisible();
    // The response to a refused form has an error status, which browsers may log.
    unexpectedErrors.splice(0);
  });

  test('a product page links to the form with its product filled in', async ({ page }) => {
    test.skip(!PRODUCT, 'The site has no products.');
    await page.goto(PRODUCT?.href ?? '');
    await page.getByRole('link', { name: getMessage('shell', 'contact.online') }).click();
    await expect(page.locator('#subject')).toHaveValue(getSubject(PRODUCT?.name.ko));
  });
});
