import { Source } from '@storybook/addon-docs/blocks';
import { type ComponentType, createElement, type CSSProperties, lazy } from 'react';
import { MessagesProvider } from '@site/design-system';
import english from '@site/design-system/messages/en.json';
import korean from '@site/design-system/messages/ko.json';

import { type DocumentedComponent, findStory, getLanguage } from './documented.ts';

const components = import.meta.glob<ComponentType<{ language: 'ko' | 'en' }>>(
  '../../design-system/src/{patterns,{components,sections}/*}/*.example.tsx',
  { import: 'default' },
);
const codes = import.meta.glob<string>(
  '../../design-system/src/{patterns,{components,sections}/*}/*.example.tsx',
  { query: '?raw', import: 'default' },
);

/** The example of each component, section and pattern and the code of its file, loaded when they are shown. */
export const examples = new Map(
  Object.entries(components).map(([file, load]) => [
    /\/(\w+)\.example/.exec(file)?.[1] ?? '',
    {
      Example: lazy(async () => ({ default: await load() })),
      Code: lazy(async () => {
        const code = (await codes[file]?.()) ?? '';
        return { default: () => <Source code={code.trimEnd()} language="tsx" /> };
      }),
    },
  ]),
);

const frame: CSSProperties = {
  // Fixed parts of an example stay in its frame.
  contain: 'layout',
  overflow: 'auto',
  minBlockSize: '6rem',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-surface)',
  color: 'var(--color-text)',
};

/** The example file of a component in the toolbar's language, and its code. */
export function ExampleFile({ of }: { readonly of: DocumentedComponent }) {
  const language = getLanguage(of);
  const files = examples.get(of.folder);
  if (!files) return null;
  const hasPadding = findStory(of, 'Default').parameters['layout'] !== 'fullscreen';
  return (
    <>
      <div className="sb-unstyled" style={{ ...frame, padding: hasPadding ? '1.5rem' : 0 }}>
        <MessagesProvider messages={language === 'en' ? english : korean}>
          {createElement(files.Example, { key: language, language })}
        </MessagesProvider>
      </div>
      <files.Code />
    </>
  );
}
