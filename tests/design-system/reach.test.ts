import { describe, expect, it } from 'vitest';

import { readImports, reachedStories } from '../visual/reach.ts';
import { ROOT } from './sources.ts';

const STORY = (name: string) => `design-system/src/components/${name}/${name}.stories.tsx`;

describe('what a change can reach', () => {
  const imports = new Map([
    [STORY('Button'), ['design-system/src/components/Button/Button.tsx']],
    [STORY('Text'), ['design-system/src/components/Text/Text.tsx']],
    ['design-system/src/components/Button/Button.tsx', ['design-system/src/styles/motion.ts']],
  ]);

  it('is every story whose file imports it, directly or not', () => {
    const reached = reachedStories(['design-system/src/styles/motion.ts'], imports);
    expect([...reached]).toEqual([[STORY('Button'), ['design-system/src/styles/motion.ts']]]);
  });

  it('is every story that names a token, and every story where the global styles name it', () => {
    const named = new Map([
      ...imports,
      ['design-system/global.css', ['--color-text']],
      ['design-system/src/styles/motion.ts', ['--motion-duration-quick']],
    ]);
    expect([...reachedStories(['--motion-duration-quick'], named).keys()]).toEqual([
      STORY('Button'),
    ]);
    expect(reachedStories(['--color-text'], named).size).toBe(2);
    expect(reachedStories(['--color-line'], named).size).toBe(0);
  });

  it('is every story for the toolbar, and none for a page of the site', () => {
    expect(reachedStories(['.storybook/preview.tsx'], imports).size).toBe(2);
    expect(reachedStories(['app/src/routes.ts'], imports).size).toBe(0);
  });

  it('is the sheets of drawings for a drawing', () => {
    const reached = reachedStories(['drawings/scenes/chamber.ts'], readImports(ROOT));
    expect([...reached.keys()].toSorted()).toEqual([
      '.storybook/docs/DrawingsFigures.stories.tsx',
      '.storybook/docs/DrawingsProducts.stories.tsx',
      '.storybook/docs/DrawingsScenes.stories.tsx',
    ]);
  });

  it('is read from the sources', () => {
    const reached = reachedStories(
      ['design-system/src/components/Icon/Icon.tsx'],
      readImports(ROOT),
    );
    expect([...reached.keys()]).toContain(STORY('Accordion'));
    expect([...reached.keys()]).not.toContain(STORY('Skeleton'));
  });
});
