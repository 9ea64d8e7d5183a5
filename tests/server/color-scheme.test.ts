import { describe, expect, it } from 'vitest';
import {
  colorSchemeCookie,
  colorSchemeOfPath,
  readColorSchemeCookie,
} from '@site/contract/color-scheme';

import { inColorScheme } from '../../server/pages/color-scheme.ts';

const PAGE =
  '<link media="(prefers-color-scheme:dark)" rel="stylesheet" href="/assets/x.css">' +
  '<button aria-pressed="true" formAction="/color-scheme/auto">System</button>' +
  '<button aria-pressed="false" formAction="/color-scheme/light">Light</button>' +
  '<button aria-pressed="false" formAction="/color-scheme/dark">Dark</button>' +
  '<button aria-pressed="true">Another one</button>';

describe('a page in the color scheme that its visitor has chosen', () => {
  it('has the dark stylesheet always, and the button pressed', () => {
    expect(inColorScheme(PAGE, 'dark')).toBe(
      PAGE.replace('(prefers-color-scheme:dark)', 'all')
        .replace('true" formAction="/color-scheme/auto', 'false" formAction="/color-scheme/auto')
        .replace('false" formAction="/color-scheme/dark', 'true" formAction="/color-scheme/dark'),
    );
  });

  it('or never', () => {
    const page = inColorScheme(PAGE, 'light');
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

  it('is posted to a path, and no other value is one', () => {
    expect(colorSchemeOfPath('/color-scheme/dark')).toBe('dark');
    expect(colorSchemeOfPath('/color-scheme/pink')).toBeUndefined();
    expect(colorSchemeOfPath('/color-scheme/')).toBeUndefined();
    expect(colorSchemeOfPath(undefined)).toBeUndefined();
  });

  it('ends with the session, and at once for the system', () => {
    expect(colorSchemeCookie('dark', true)).toBe(
      'color-scheme=dark; path=/; SameSite=Lax; HttpOnly; Secure',
    );
    expect(colorSchemeCookie('auto', false)).toContain('Max-Age=0');
  });
});
