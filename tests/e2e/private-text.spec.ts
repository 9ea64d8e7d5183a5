import { PATHS } from '@site/contract/paths';

import { expect, test } from './visitor.ts';

const FORMS = [
  `${PATHS.whistleblowing}?tab=report`,
  `${PATHS.whistleblowing}?tab=compliments`,
  `${PATHS.whistleblowing}?tab=result`,
  PATHS.tipResult,
];

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });
    for (const address of FORMS)
      test(`no text of ${address} is offered to spell checkers, writing assistants or translators`, async ({
        page,
      }) => {
        await page.goto(address);
        const fields = page.locator(
          'main form :is(textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file]))',
        );
        expect(await fields.count()).toBeGreaterThan(1);
        for (const field of await fields.all()) {
          await expect(field).toHaveAttribute('spellcheck', 'false');
          await expect(field).toHaveAttribute('writingsuggestions', 'false');
          await expect(field).toHaveAttribute('data-gramm', 'false');
          await expect(field).toHaveAttribute('translate', 'no');
        }
        // The words of the page can still be translated.
        await expect(page.locator('main h1[translate], main label[translate]')).toHaveCount(0);
      });
  });
