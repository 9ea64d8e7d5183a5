import { HeaderMdx } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ComponentType, lazy, Suspense, use } from 'react';

import { type Documented, DocumentedContext } from './documented.ts';
import { KOREAN_HEADINGS } from './headings.ts';
import { useToolbar } from './toolbar.ts';

const Anatomy = lazy(() => import('./Anatomy.tsx'));
const DoAndDont = lazy(() => import('./DoAndDont.tsx'));
const States = lazy(() => import('./States.tsx'));
const Transcript = lazy(() => import('./Transcript.tsx'));

/** What is generated before and after a heading of a component's page. */
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

type HeadingProps = ComponentProps<typeof HeaderMdx>;

/** A heading in the reader's language. Its anchor stays the one of the page. */
function TranslatedHeading({ children, ...rest }: HeadingProps) {
  const { language } = useToolbar();
  const korean = typeof children === 'string' ? KOREAN_HEADINGS[children] : undefined;
  return <HeaderMdx {...rest}>{language === 'ko' && korean ? korean : children}</HeaderMdx>;
}

/** A heading of the third level of a docs page. */
export const DocsSubheading = (props: Omit<HeadingProps, 'as'>) => (
  <TranslatedHeading as="h3" {...props} />
);

/** A heading of a docs page; on pages of components with what is generated for that section. */
export function DocsHeading(props: Omit<ComponentProps<typeof HeaderMdx>, 'as'>) {
  const documented = use(DocumentedContext);
  const heading = <TranslatedHeading as="h2" {...props} />;
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
