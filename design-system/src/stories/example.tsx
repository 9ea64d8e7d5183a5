import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Globals = Pick<StoryContext, 'globals'>;

/**
 * Returns a story that shows an example file and, as its code, the file itself: for patterns, and for components whose
 * example needs a separate window.
 *
 * @param Example its default export
 * @param code the text of the file: `import code from './Name.example.tsx?raw'`
 */
export const createExample = (Example: ComponentType<{ language: 'ko' | 'en' }>, code: string) => ({
  parameters: {
    controls: { disable: true },
    docs: { source: { code: code.trimEnd(), language: 'tsx' } },
  },
  render: (_: object, { globals }: Globals) => (
    <Example
      key={String(globals['language'])}
      language={globals['language'] === 'en' ? 'en' : 'ko'}
    />
  ),
});
