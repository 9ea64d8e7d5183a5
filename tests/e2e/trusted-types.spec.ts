import { PATHS } from '@site/contract/paths';

import { plainPages } from '../fixtures/site.ts';
import { expect, test, openPage } from './visitor.ts';

const [FIRST = PATHS.home, SECOND = PATHS.home] = plainPages;

test('no script may write markup or load a script, and pages are still shown in place', async ({
  page,
  unexpectedErrors,
}) => {
  await openPage(page, FIRST);
  const sinks = await page.evaluate(() => {
    const describeRefusal = (write: () => unknown): string => {
      try {
        write();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return {
      innerHTML: describeRefusal(() => (document.createElement('div').innerHTML = '<b>a</b>')),
      parser: describeRefusal(() => new DOMParser().parseFromString('<b>a</b>', 'text/html')),
      scriptAddress: describeRefusal(() => (script.src = '/assets/a.js')),
      scriptText: describeRefusal(() => (script.text = 'document.title = ""')),
      anotherPolicy: describeRefusal(() => window.trustedTypes?.createPolicy('another', {})),
      thePolicyOfPages: describeRefusal(() => window.trustedTypes?.createPolicy('site-pages', {})),
    };
  });
  expect(sinks).toEqual(Object.fromEntries(Object.keys(sinks).map((sink) => [sink, 'TypeError'])));
  // Each violation was also logged. Later messages must not appear.
  expect(unexpectedErrors.splice(0)).not.toEqual([]);

  const marker = await page.evaluateHandle(() => document.documentElement);
  const title = await page.title();
  await page.getByRole('contentinfo').locator(`a[href="${SECOND}"]`).first().click();
  await expect(page).toHaveURL(SECOND);
  await expect(page).not.toHaveTitle(title);
  expect(await marker.evaluate((root) => root.isConnected)).toBe(true);
});
