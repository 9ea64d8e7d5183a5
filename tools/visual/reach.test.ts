import { describe, expect, it } from 'vitest';

import { MODES } from '../../.storybook/modes.ts';
import { readImports, findReachedModes, findReachedStories } from './reach.ts';
import { readTokenValues } from './tokens.ts';
import { ROOT } from '../../tests/design-system/sources.ts';

const STORY = (name: string) => `design-system/src/components/${name}/${name}.stories.tsx`;

describe('what a change can affect', () => {
  const imports = new Map([
    [STORY('Button'), ['design-system/src/components/Button/Button.tsx']],
    [STORY('Text'), ['design-system/src/components/Text/Text.tsx']],
    ['design-system/src/components/Button/Button.tsx', ['design-system/src/styles/motion.ts']],
  ]);

  it('a story whose file imports it, directly or indirectly', () => {
    const reached = findReachedStories(['design-system/src/styles/motion.ts'], imports);
    expect([...reached]).toEqual([[STORY('Button'), ['design-system/src/styles/motion.ts']]]);
  });

  it('a story that uses a token, and every story if the global styles use it', () => {
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

  it('every story for the toolbar, and none for a page of the site', () => {
    expect(findReachedStories(['.storybook/preview.tsx'], imports).size).toBe(2);
    expect(findReachedStories(['app/src/shared/routes.ts'], imports).size).toBe(0);
  });

  it('imports are read from the sources', () => {
    const reached = findReachedStories(
      ['design-system/src/components/Icon/Icon.tsx'],
      readImports(ROOT),
    );
    expect([...reached.keys()]).toContain(STORY('Accordion'));
    expect([...reached.keys()]).not.toContain(STORY('Skeleton'));
  });

  it('a token affects the modes in which its value changes, a message its language', () => {
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
  it('depends on mode and brand', () => {
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
