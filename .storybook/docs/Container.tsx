import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

import { ComponentFacts } from './ComponentFacts.tsx';

/** The folder of the component whose page is shown; `undefined` for pages without stories. */
function folderOf(context: DocsContainerProps['context']): string | undefined {
  try {
    const { fileName } = context.storyById().parameters as { readonly fileName?: string };
    return /\/components\/(\w+)\//.exec(fileName ?? '')?.[1];
  } catch {
    // The page has no stories.
    return undefined;
  }
}

/** Around every docs page; that of a component ends with what is generated from the sources. */
export function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const folder = folderOf(props.context);
  return (
    <DocsContainer {...props}>
      {children}
      {folder && <ComponentFacts folder={folder} />}
    </DocsContainer>
  );
}
