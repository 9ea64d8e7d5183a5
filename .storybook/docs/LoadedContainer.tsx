import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';

import './docs.css';
import { createStorybookTheme } from '../theme.ts';
import { componentDocs } from './component-docs.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { type DocumentedComponent, DocumentedContext } from './documented.ts';
import { useToolbar } from './toolbar.ts';

/** Returns the subject that the page documents by a `Name.docs.json`; `undefined` for other pages. */
function findDocumented(context: DocsContainerProps['context']): DocumentedComponent | undefined {
  try {
    const story = context.storyById();
    const { fileName = '' } = story.parameters as { readonly fileName?: string };
    const [, kind, folder] =
      /\/src\/(components|sections|patterns)\/(?:\w+\/)?(\w+)\.stories/.exec(fileName) ?? [];
    if (!kind || !folder || !componentDocs.has(folder)) return undefined;
    const { globals } = context.getStoryContext(story);
    return { kind, folder, stories: context.componentStories(), globals };
  } catch {
    // The page has no stories.
    return undefined;
  }
}

/** The container of every docs page, in the language, mode and brand of the toolbar. */
export default function LoadedContainer({
  children,
  ...props
}: PropsWithChildren<DocsContainerProps>) {
  const documented = findDocumented(props.context);
  const { language, mode, brand } = useToolbar();
  // On pages without stories nothing else follows the toolbar.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = String(language);
    root.dataset['mode'] = String(mode);
    root.dataset['brand'] = String(brand);
  }, [language, mode, brand]);
  return (
    <DocsContainer {...props} theme={createStorybookTheme(String(mode), String(brand))}>
      <DocumentedContext value={documented}>
        <main>{documented ? <ComponentPage /> : children}</main>
      </DocumentedContext>
    </DocsContainer>
  );
}
