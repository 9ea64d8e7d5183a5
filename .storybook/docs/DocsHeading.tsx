import { HeaderMdx } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ComponentType, lazy, Suspense, use } from 'react';

import { type Documented, DocumentedContext } from './documented.ts';

const Anatomy = lazy(() => import('./Anatomy.tsx'));
const DoAndDont = lazy(() => import('./DoAndDont.tsx'));
const States = lazy(() => import('./States.tsx'));
const Transcript = lazy(() => import('./Transcript.tsx'));

/** Generated sections before and after a heading of a component's page. */
const SECTIONS: Readonly<
  Record<
    string,
    {
      readonly before?: ComponentType<{ readonly of: Documented }>;
      readonly after?: ComponentType<{ readonly of: Documented }>;
    }
  >
> = {
  Anatomy: { before: DoAndDont, after: Anatomy },
  Keyboard: { before: States },
  Words: { before: Transcript },
};

/** A heading of a docs page, with the generated sections on pages of components. */
export function DocsHeading(props: Omit<ComponentProps<typeof HeaderMdx>, 'as'>) {
  const documented = use(DocumentedContext);
  const heading = <HeaderMdx as="h2" {...props} />;
  const section = typeof props.children === 'string' ? SECTIONS[props.children] : undefined;
  if (!documented || !section) return heading;
  const { before: Before, after: After } = section;
  return (
    <Suspense fallback={heading}>
      {Before && <Before of={documented} />}
      {heading}
      {After && <After of={documented} />}
    </Suspense>
  );
}
