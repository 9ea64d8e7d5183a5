import { composeStory } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';

import { expectAccessible } from './testing/expect-accessible.ts';

/*
 * The examples of components, which documentation shows with their code: they are rendered in both languages with the
 * parameters of the component's stories, and use the packages only. Examples of patterns are stories.
 */

const stories = import.meta.glob<{
  readonly default: { readonly title: string };
  readonly Example?: object;
}>('./{components,sections}/*/*.stories.tsx', { eager: true });
const components = import.meta.glob<ComponentType<{ language: 'ko' | 'en' }>>(
  './{components,sections}/*/*.example.tsx',
  { import: 'default', eager: true },
);
const codes = import.meta.glob<string>('./{components,sections}/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(Object.entries(components))('%s', async (file, Example) => {
  const { default: meta, Example: story } = stories[file.replace('.example.', '.stories.')] ?? {};
  if (!meta) throw new Error('The component has no stories.');
  for (const language of ['ko', 'en'] as const) {
    // Also checks the width, as with every story.
    const { run } = composeStory({ render: () => <Example language={language} /> }, meta);
    await run({ globals: { language } });
    // Languages differ only in texts.
    if (language === 'ko') await expectAccessible();
    // The documentation shows only stories in a separate window, outside of its own main landmark.
    expect(document.querySelector('main') !== null && story === undefined).toBe(false);
  }
  // It runs in any application that has installed the packages.
  expect(codes[file]).toMatch(/from '@site\/design-system/);
  expect(codes[file]).not.toMatch(/^import .* from '\./m);
});
