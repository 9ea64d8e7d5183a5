import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

import { pageFrame } from '../../styles/page-frame.ts';
import { Heading } from '../Heading/index.ts';

export interface SceneProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** "\n" marks a preferred line break. */
  heading: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** Links on the same line as the heading. */
  aside?: ReactNode;
  /** A wide picture. It spans the window; on phones its start is displayed. */
  drawing: ReactNode;
}

const Root = styled.section`
  padding-block: calc(var(--space-section) / 2);
  overflow-x: clip;

  & > img {
    inline-size: 100%;
    min-inline-size: 60rem;
    max-inline-size: none;
    margin-block: var(--space-8);
  }
`;

const Head = styled.div`
  ${pageFrame}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  align-items: end;
  justify-content: space-between;

  & > :first-child {
    display: grid;
    gap: var(--space-4);
    max-inline-size: var(--font-measure-body);
  }
`;

const Body = styled.div`
  ${pageFrame}
`;

/** A section with a picture as wide as the window between its heading and its content. */
export function Scene({ heading, intro, aside, drawing, children, ...rest }: SceneProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Head>
        <div>
          <Heading id={id} level={2}>
            {heading}
          </Heading>
          {intro}
        </div>
        {aside}
      </Head>
      {drawing}
      <Body>{children}</Body>
    </Root>
  );
}
