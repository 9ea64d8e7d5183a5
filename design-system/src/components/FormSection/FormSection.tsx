import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

import { Heading } from '../Heading/index.ts';

export interface FormSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  heading: string;
  /** Where the form stands under a page's title: 2. */
  level?: 2 | 3;
  /** What the reader should know before this part is filled in. */
  intro?: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  max-inline-size: var(--size-form);
  padding-block-start: var(--space-8);
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);
`;

const Head = styled.div`
  display: grid;
  gap: var(--space-2);
  color: var(--color-text-muted);
`;

/** A part of a long form, under a line and a heading of its own. */
export function FormSection({ heading, level = 2, intro, children, ...rest }: FormSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Head>
        <Heading id={id} level={level} size="h3">
          {heading}
        </Heading>
        {intro}
      </Head>
      {children}
    </Root>
  );
}
