import { describe, expect, it } from 'vitest';
import {
  createColorSchemeCookie,
  parseColorSchemePath,
  readColorSchemeCookie,
} from '@site/contract/color-scheme';

import { applyColorScheme } from '../../server/pages/color-scheme.ts';
import { ask, startSite } from './fixture/site.ts';

const PAGE =
  '<link media="(prefers-color-scheme:dark)" rel="stylesheet" href="/assets/x.css">' +
  '<button aria-pressed="true" formAction="/color-scheme/auto">System</button>' +
  '<button aria-pressed="false" formAction="/color-scheme/light">Light</button>' +
  '<button aria-pressed="false" formAction="/color-scheme/dark">Dark</button>' +
  '<button aria-pressed="true">Another one</button>';

describe('a page in the color scheme that its visitor has chosen', () => {
  it('always applies the dark stylesheet, and marks the button as pressed', () => {
    expect(applyColorScheme(PAGE, 'dark')).toBe(
      PAGE.replace('(prefers-color-scheme:dark)', 'all')
        .replace('true" formAction="/color-scheme/auto', 'false" formAction="/color-scheme/auto')
        .replace('false" formAction="/color-scheme/dark', 'true" formAction="/color-scheme/dark'),
    );
  });

  it('never applies the dark stylesheet', () => {
    const page = applyColorScheme(PAGE, 'light');
    expect(page).toContain('<link media="not all" rel="stylesheet" href="/assets/x.css">');
    expect(page).toContain('true" formAction="/color-scheme/light"');
  });
});

describe('the choice', () => {
  it.each([
    ['color-scheme=dark', 'dark'],
    ['language=en; color-scheme=light', 'light'],
    ['color-scheme=auto', undefined],
    ['color-scheme=pink', undefined],
    ['my-color-scheme=dark', undefined],
    [undefined, undefined],
  ])('of %s is %s', (cookies, scheme) => {
    expect(readColorSchemeCookie(cookies)).toBe(scheme);
  });

  it('is posted to a path, and other values are invalid', () => {
    expect(parseColorSchemePath('/color-scheme/dark')).toBe('dark');
    expect(parseColorSchemePath('/color-scheme/pink')).toBeUndefined();
    expect(parseColorSchemePath('/color-scheme/')).toBeUndefined();
    expect(parseColorSchemePath(undefined)).toBeUndefined();
  });

  it("ends with the session, and immediately if the system's scheme is chosen", () => {
    expect(createColorSchemeCookie('dark', true)).toBe(
      'color-scheme=dark; path=/; SameSite=Lax; HttpOnly; Secure',
    );
    expect(createColorSchemeCookie('auto', false)).toContain('Max-Age=0');
  });

  it('redirects to the page of the choice, whatever its address looks like', async () => {
    const site = await startSite();
    const choose = async (page: string) => {
      const headers = { Referer: `http://site${page}` };
      const response = await ask(site, '/color-scheme/dark', { method: 'POST', headers });
      return [response.status, response.headers.location];
    };
    expect(await choose('/home/r%26d?lang=en')).toEqual([303, '/home/r%26d?lang=en']);
    for (const page of ['/home/nothing', '//example.com/', '/%', '/%E0%A4%A'])
      expect([page, ...(await choose(page))]).toEqual([page, 303, '/home/main']);
  });
});
