import { describe, expect, it } from 'vitest';

import { MODES } from '../../.storybook/modes.ts';
import { readImports, findReachedModes, findReachedStories } from './reach.ts';
import { readTokenValues } from './tokens.ts';
import { ROOT } from '../../tests/design-system/sources.ts';

const STORY = (name: string) => `design-system/src/components/${name}/${name}.stories.tsx`;

describe('what a change can reach', () => {
  const imports = new Map([
    [STORY('Button'), ['design-system/src/components/Button/Button.tsx']],
    [STORY('Text'), ['design-system/src/components/Text/Text.tsx']],
    ['design-system/src/components/Button/Button.tsx', ['design-system/src/styles/motion.ts']],
  ]);

  it('is every story whose file imports it, directly or not', () => {
    const reached = findReachedStories(['design-system/src/styles/motion.ts'], imports);
    expect([...reached]).toEqual([[STORY('Button'), ['design-system/src/styles/motion.ts']]]);
  });

  it('is every story that names a token, and every story where the global styles name it', () => {
    const named = new Map([
      ...imports,
      ['design-system/global.css', ['--color-text']],
      ['design-system/src/styles/motion.ts', ['--motion-duration-quick']],
    ]);
    expect([...findReachedStories(['--motion-duration-quick'], named).keys()]).toEqual([
      STORY('Button'),
    ]);
    expect(findReachedStories(['--color-text'], named).size).toBe(2);
    expect(findReachedStories(['--color-line'], named).size).toBe(0);
  });

  it('is every story for the toolbar, and none for a page of the site', () => {
    expect(findReachedStories(['.storybook/preview.tsx'], imports).size).toBe(2);
    expect(findReachedStories(['app/src/shared/routes.ts'], imports).size).toBe(0);
  });

  it('is read from the sources', () => {
    const reached = findReachedStories(
      ['design-system/src/components/Icon/Icon.tsx'],
      readImports(ROOT),
    );
    expect([...reached.keys()]).toContain(STORY('Accordion'));
    expect([...reached.keys()]).not.toContain(STORY('Skeleton'));
  });

  it('is seen in the modes in which a token has another value, and a message in its language', () => {
    const tokens = new Map([['--color-text', ['ko dark'] as const]]);
    expect(findReachedModes(['--color-text'], tokens)).toEqual(['ko dark']);
    expect(findReachedModes(['design-system/src/messages/en.json'], tokens)).toEqual([
      'en desktop',
      'en mobile',
    ]);
    expect(findReachedModes(['--color-text', 'design-system/global.css'], tokens)).toEqual(
      Object.keys(MODES),
    );
  });
});

describe('the value of a token', () => {
  it('is that of the mode and the brand', () => {
    const values = readTokenValues(
      ':root{--a:1;--b:2}@media (prefers-contrast: more){:root{--a:9}}' +
        ':root[data-mode=dark]{--a:3}:root[data-brand=veldra][data-mode=light]{--b:4}',
    );
    const of = (name: string) =>
      Object.fromEntries([...values].map(([mode, own]) => [mode, own.get(name)]));
    expect(of('--a')).toMatchObject({ 'ko desktop': '1', 'ko dark': '3', 'ko high contrast': '1' });
    expect(of('--b')).toMatchObject({ 'ko desktop': '2', 'ko other brand': '4', 'ko dark': '2' });
  });
});
