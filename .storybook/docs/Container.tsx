import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

/** Loaded by docs pages only, with the texts of all components. */
const LoadedContainer = lazy(() => import('./LoadedContainer.tsx'));

/** The container of every docs page. */
export const Container = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LoadedContainer {...props} />
  </Suspense>
);
