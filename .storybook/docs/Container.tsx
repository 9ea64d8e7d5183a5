import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense, useLayoutEffect } from 'react';

import './docs.css';
import { createStorybookTheme } from '../theme.ts';
import { type Documented, DocumentedContext } from './documented.ts';
import { useToolbar } from './toolbar.ts';

// Loaded by pages of components only: it reads all sources.
const ComponentFacts = lazy(() => import('./ComponentFacts.tsx'));

/** The component whose page is shown; `undefined` for pages without stories. */
function findDocumented(context: DocsContainerProps['context']): Documented | undefined {
  try {
    const story = context.storyById();
    const { fileName } = story.parameters as { readonly fileName?: string };
    const [, kind, folder] = /\/src\/(components|sections)\/(\w+)\//.exec(fileName ?? '') ?? [];
    if (!kind || !folder) return undefined;
    const { globals } = context.getStoryContext(story);
    return { kind, folder, stories: context.componentStories(), globals };
  } catch {
    // The page has no stories.
    return undefined;
  }
}

/** Around every docs page; that of a component ends with what is generated from the sources. */
export function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const documented = findDocumented(props.context);
  const { language, mode, brand } = useToolbar();
  // Pages without stories have nothing else that follows the toolbar.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = String(language);
    root.dataset['mode'] = String(mode);
    root.dataset['brand'] = String(brand);
  }, [language, mode, brand]);
  return (
    <DocsContainer {...props} theme={createStorybookTheme(String(mode), String(brand))}>
      <DocumentedContext value={documented}>
        {children}
        {documented && (
          <Suspense>
            <ComponentFacts of={documented} />
          </Suspense>
        )}
      </DocumentedContext>
    </DocsContainer>
  );
}
