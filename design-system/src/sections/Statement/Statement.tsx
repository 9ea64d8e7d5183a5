import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentSurface } from '../../styles/accent.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { HEADING_SIZES, type Rank, sectionSpacing } from '../../styles/section-spacing.ts';
import { Heading } from '../../components/Heading/index.ts';
import type { NavigationItem } from '../../components/Navigation/index.ts';
import { ActionLinks } from '../../components/Link/index.ts';

/** Props of `Statement`; other attributes are those of `section`. */
export interface StatementProps extends ComponentPropsWithRef<'section'> {
  /** "\n" marks a preferred line break. */
  heading: string;
  /** Paragraphs below the heading; none by default. */
  children?: ReactNode;
  /** One drawing, with its own alternative text. */
  drawing?: ReactNode;
  /** At most three links below the text; none by default. */
  links?: readonly NavigationItem[] | undefined;
  /**
   * `side` is next to the text from 1024 px; `column` and `window` are below it, as wide as the page's column or as the
   * window.
   */
  drawingWidth?: 'side' | 'column' | 'window' | undefined;
  /** Side of the drawing from 1024 px; alternate it within a page. */
  side?: 'start' | 'end' | undefined;
  /** `tinted` has a background, in the accent's color if it is set. */
  tone?: 'plain' | 'tinted' | undefined;
  /** Color of a `tinted` surface and of the heading's mark; gray by default. */
  accent?: Accent | undefined;
  /** Place in the structure of the page, which sets the space above and the size of the heading: see `section-spacing.ts`. */
  rank?: Rank | undefined;
}

const Root = styled.section`
  ${pageFrame}
  ${sectionSpacing}

  &[data-tone='tinted'] {
    ${accentSurface}
  }

  &[data-drawing='window'] {
    padding-inline: 0;
  }
`;

const Grid = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-6);

  [data-drawing='window'] > & {
    ${pageFrame}
  }

  @media (min-width: 1024px) {
    &[data-drawn] {
      grid-template-columns: 5fr 1fr 6fr;
      /* Aligned to the top: centering would shift the text when the drawing arrives. */
      align-items: start;
    }

    &[data-drawn][data-side='start'] {
      grid-template-columns: 6fr 1fr 5fr;
    }

    &:not([data-drawn]) {
      grid-template-columns: 5fr 7fr;
      gap: var(--space-16);
    }
  }
`;

/* A wide drawing is at least 13 rem high, so that it is readable: phones show its middle. */
const Wide = styled.div`
  margin-block-start: var(--space-12);
  overflow: clip;
  border-radius: var(--radius-medium);

  & :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
    min-block-size: 13rem;
    object-fit: cover;
  }

  &[data-width='window'] {
    margin-block-end: calc(var(--space-section) / -2);
    border-radius: 0;

    /* Not over the next heading, because sections are closer together in print. */
    @media print {
      margin-block-end: 0;
    }
  }
`;

const Text = styled.div`
  max-inline-size: var(--font-measure-body);
  color: var(--color-text);
  text-wrap: pretty;

  & > :first-child {
    margin-block-start: 0;
  }

  & > p {
    margin-block: 0 var(--space-4);
  }

  [data-drawn] > div > & {
    margin-block-start: var(--space-5);
  }
`;

const Drawing = styled.div`
  & :is(svg, img) {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 32rem;
  }

  @media (min-width: 1024px) {
    grid-column: 3;

    [data-side='start'] > & {
      grid-column: 1;
      order: -1;
    }
  }
`;

const Words = styled.div`
  @media (min-width: 1024px) {
    [data-side='start'] > & {
      grid-column: 3;
      grid-row: 1;
    }
  }
`;

/** A large heading with text and at most one drawing. */
export function Statement({
  heading,
  children,
  drawing,
  drawingWidth = 'side',
  links,
  side = 'end',
  tone = 'plain',
  accent,
  rank = 'chapter',
  ...rest
}: StatementProps) {
  const id = useId();
  const title = (
    <Heading
      id={id}
      data-branch={drawing && drawingWidth === 'side' && side === 'start' ? undefined : ''}
      size={HEADING_SIZES[rank]}
    >
      {heading}
    </Heading>
  );
  const text = (
    <>
      {children && <Text>{children}</Text>}
      {links && links.length > 0 && <ActionLinks items={links} />}
    </>
  );
  return (
    <Root
      aria-labelledby={id}
      data-rank={rank}
      data-tone={tone}
      data-accent={accent}
      data-drawing={drawing ? drawingWidth : undefined}
      {...rest}
    >
      {drawing && drawingWidth === 'side' ? (
        <Grid data-drawn data-side={side}>
          <Words>
            {title}
            {text}
          </Words>
          <Drawing>{drawing}</Drawing>
        </Grid>
      ) : (
        <Grid>
          {title}
          <div>{text}</div>
        </Grid>
      )}
      {drawing && drawingWidth !== 'side' && <Wide data-width={drawingWidth}>{drawing}</Wide>}
    </Root>
  );
}
