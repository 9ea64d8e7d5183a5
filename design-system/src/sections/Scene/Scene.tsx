import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { sectionHead } from '../../styles/section-head.ts';
import { sectionSpacing } from '../../styles/section-spacing.ts';
import { Heading } from '../../components/Heading/index.ts';

/** Props of `Scene`; other attributes are those of `section`. */
export interface SceneProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** "\n" marks a preferred line break. */
  heading: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** Links on the same line as the heading. */
  aside?: ReactNode;
  /** A wide picture. It spans the window; on phones its start is displayed. */
  drawing: ReactNode;
  /**
   * Height of the line through the picture, by which the line of a page (`PageLine`) returns to its gutter, in percent
   * from the top; without it the line passes behind.
   */
  line?: number | undefined;
}

const Root = styled.section`
  ${sectionSpacing}
  overflow-x: clip;
`;

const Picture = styled.div`
  position: relative;
  margin-block: var(--space-8);

  & > img {
    position: relative;
    z-index: 1;
    inline-size: 100%;
    min-inline-size: 60rem;
    max-inline-size: none;
  }

  /* Drawn for a light background. */
  @media (forced-colors: active) {
    & > img {
      forced-color-adjust: none;
      background: var(--color-surface);
    }
  }
`;

const PlacedPicture = styled(Picture)<CustomProperties>(getCustomProperties);

const Head = styled.div`
  ${pageFrame}
  ${sectionHead}
`;

const Body = styled.div`
  ${pageFrame}
`;

/** A section with a picture as wide as the window between its heading and its content. */
export function Scene({ heading, intro, aside, drawing, line, children, ...rest }: SceneProps) {
  const id = useId();
  return (
    <Root data-rank="chapter" aria-labelledby={id} {...rest}>
      <Head>
        <div>
          <Heading id={id} data-branch="" level={2}>
            {heading}
          </Heading>
          {intro}
        </div>
        {aside}
      </Head>
      <PlacedPicture
        data-line={line === undefined ? undefined : 'return'}
        $properties={{ '--y': line }}
      >
        {drawing}
      </PlacedPicture>
      <Body>{children}</Body>
    </Root>
  );
}
