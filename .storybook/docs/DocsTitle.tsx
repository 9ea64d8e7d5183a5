import { HeaderMdx } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';

import { entries } from './catalog.ts';
import { DocumentedContext } from './documented.ts';
import { useToolbar } from './toolbar.ts';

/** The title of a docs page; in Korean with the name of the component and what it is. */
export function DocsTitle(props: Omit<ComponentProps<typeof HeaderMdx>, 'as'>) {
  const { language } = useToolbar();
  const documented = use(DocumentedContext);
  const entry = entries.find(({ folder }) => folder === documented?.folder);
  return (
    <>
      <HeaderMdx as="h1" {...props} />
      {entry && language === 'ko' && (
        <p lang="ko" style={{ fontSize: '1.125rem' }}>
          <strong>{entry.korean}</strong>: {entry.summary.ko}
        </p>
      )}
    </>
  );
}
