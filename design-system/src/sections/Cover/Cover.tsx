import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type Accent } from '../../styles/accent.ts';
import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { lineInset, lineWidth } from '../../styles/page-line.ts';
import { Heading } from '../../components/Heading/index.ts';

/** Content of the top of an inner page, and the attributes of its root element. */
export interface CoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's `h1`; "\n" marks a preferred line break. A `stage` needs none. */
  heading?: string | undefined;
  /** At most three lines; paragraphs and links. */
  lead?: ReactNode;
  /** `Tabs` with the same `panel`, under the lead. */
  tabs?: ReactNode;
  /** Id of the element with the open panel: everything but the tabs. */
  panel?: string | undefined;
  /** The picture of the page: a drawing or a photograph; none for `words` and `article`. */
  drawing?: ReactNode;
  /**
   * The height of a joint where a line in the drawing of a `scene` meets the line of the page (`PageLine`), as a fraction
   * of the drawing's height; none by default. The drawing is 1920 × 600 px, and its line ends 283 px from its edge.
   */
  joint?: number | undefined;
  /**
   * `scene`: text above a drawing as wide as the window, best of 1920 × 600 px. `split`: text next to a drawing that extends beyond the edge
   * of the window, on a tinted band. `words`: without a drawing, in smaller type. `article`: a long title over its
   * facts. `stage`: the tabs, above a `ProductHeader`; with a heading, it introduces a group of products.
   */
  kind?: 'scene' | 'split' | 'words' | 'article' | 'stage' | undefined;
  /** Color of the band; neutral by default. */
  accent?: Accent | undefined;
  /** Sections of the page or of the open panel, as wide as the window. */
  children?: ReactNode;
}

/*
 * Columns: margin, two halves of the page's column, margin. Rows on phones: heading, lead, tabs, drawing, sections.
 * From 1024 px: lead and tabs next to the heading, drawing, sections; or all text in one half next to the drawing. The
 * tabs are outside of the panel, which shares the grid as a subgrid. The kind belongs to the panel, because other tabs
 * may have another one.
 */
const Root = styled.div`
  display: grid;
  grid-template-rows: repeat(5, auto);
  grid-template-columns:
    minmax(var(--space-gutter), 1fr) minmax(0, calc(var(--size-content) / 2))
    minmax(0, calc(var(--size-content) / 2)) minmax(var(--space-gutter), 1fr);

  &::before {
    content: '';
    grid-area: 1 / 1 / 5 / -1;
    pointer-events: none;
  }

  &[data-accent]::before,
  &:has(> [data-kind='split'])::before {
    background: var(--accent-surface, var(--color-surface-subtle));
  }

  @media (min-width: 1024px) {
    &:has(> :is([data-kind='scene'], [data-kind='words'])) {
      grid-template-rows: 1fr repeat(4, auto);
    }
  }
`;

const Panel = styled.div`
  display: grid;
  grid-area: 1 / 1 / -1 / -1;
  grid-template: subgrid / subgrid;
  min-inline-size: 0;
`;

const TabRow = styled.div`
  position: relative;
  z-index: 1;
  grid-area: 3 / 1 / auto / -1;
  min-inline-size: 0;
  padding-block-end: var(--space-8);

  &:has(+ [data-kind='stage']) {
    padding-block: var(--space-8) var(--space-6);
  }

  @media (min-width: 1024px) {
    grid-area: 2 / 3 / auto / 4;
    padding-inline-start: 0.75rem;
    padding-block-end: var(--space-20);

    && [data-framed] {
      padding-inline: 6px;
      margin-inline: -6px;
    }

    &:has(+ [data-kind='split']) {
      grid-area: 3 / 2 / auto / 3;
      padding-inline: 0;
    }

    &:has(+ [data-kind='words']) {
      padding-block-end: 0;
    }

    &:has(+ [data-kind='stage']) {
      grid-area: 3 / 2 / auto / 4;
      padding-inline: 0;
      padding-block: 3rem var(--space-6);
    }
  }

  @media print {
    display: none;
  }
`;

const Title = styled.div`
  grid-area: 1 / 2 / auto / 4;
  padding-block-start: var(--space-10);

  @media (min-width: 1024px) {
    grid-area: 1 / 2 / 3 / 3;
    padding-block: 5.5rem var(--space-20);
    padding-inline-end: 0.75rem;

    [data-kind='split'] > & {
      grid-area: 1 / 2 / auto / 3;
      padding-block: 6.5rem 0;
    }

    :is([data-kind='words'], [data-kind='article']) > & {
      padding-block: var(--space-16) 0;
    }

    :is([data-kind='article'], [data-kind='words']:not([data-tabs])) > & {
      grid-area: 1 / 2 / auto / 4;
    }

    [data-kind='stage'] > & {
      padding-block: 5.5rem 0;
    }
  }

  @media print {
    padding-block: 1rem 0;
  }
`;

const Lead = styled.div`
  grid-area: 2 / 2 / auto / 4;
  max-inline-size: var(--font-measure-body);
  padding-block: var(--space-5) var(--space-6);
  text-wrap: pretty;

  & > p + p {
    margin-block-start: var(--space-2);
  }

  & > ul {
    margin-block-start: var(--space-2);
  }

  [data-kind='stage'] > & {
    padding-block-end: 0;
  }

  @media (min-width: 1024px) {
    grid-area: 1 / 3 / auto / 4;
    align-self: end;
    padding-inline-start: 0.75rem;
    padding-block: 5.5rem var(--space-6);

    :not([data-tabs]) > & {
      grid-row: 1 / 3;
      padding-block-end: calc(var(--space-20) + 0.75rem);
    }

    [data-kind='words'] > & {
      padding-block-start: var(--space-16);
    }

    [data-kind='split'] > & {
      grid-area: 2 / 2 / auto / 3;
      align-self: start;
      padding-inline: 0 var(--space-12);
      padding-block: var(--space-6);
    }

    :is([data-kind='article'], [data-kind='words']:not([data-tabs])) > & {
      grid-area: 2 / 2 / auto / 4;
      padding-inline: 0;
      padding-block: var(--space-4) 0;
    }

    :not([data-tabs])[data-kind='split'] > & {
      padding-block-end: var(--space-20);
    }
  }
`;

const Drawing = styled.div`
  grid-area: 4 / 1 / auto / -1;
  position: relative;
  overflow: clip;

  & > :is(img, svg) {
    display: block;
    inline-size: 100%;
    max-inline-size: none;
    block-size: auto;
    object-fit: cover;
  }

  @media (min-width: 1024px) {
    grid-row: 3;
  }

  @media print {
    min-block-size: 0;
    max-block-size: 14rem;
  }
`;

const SceneDrawing = styled(Drawing)`
  && {
    background: var(--color-surface-subtle);
  }

  /* A wide drawing keeps its height: a narrow window shows its middle. */
  && > :is(img, svg) {
    min-block-size: clamp(20rem, 41.667cqi, 37.5rem);
  }
`;

const SplitDrawing = styled(Drawing)`
  && {
    @media screen and (min-width: 1024px) {
      grid-area: 1 / 3 / 4 / 5;
      display: grid;
      align-items: center;
      min-block-size: 35rem;

      /* One edge of the drawing is beyond the edge of the window. */
      & > :is(img, svg) {
        inline-size: 124%;
        margin-inline-start: -4%;
      }
    }
  }
`;

/* Over the line of the page. Wider windows enlarge the drawing, and narrower ones show its middle. */
const Joint = styled.span`
  display: none;

  @container (768px <= inline-size <= 1920px) {
    display: block;
    position: absolute;
    inset-block-start: var(--y);
    left: calc(${lineInset} + ${lineWidth} / 2);
    z-index: 2;
    box-sizing: border-box;
    inline-size: 14px;
    block-size: 14px;
    translate: -50% -50%;
    border: 3px solid var(--color-brand-line);
    border-radius: 50%;
    background: var(--color-surface);

    & + img {
      object-position: min(0px, ${lineInset} + ${lineWidth} / 2 - min(19.653cqi, 283px));
    }
  }
`;

const PlacedJoint = styled(Joint)<CustomProperties>(getCustomProperties);

const Rest = styled.div`
  grid-area: 5 / 1 / auto / -1;
  min-inline-size: 0;
`;

const SIZES = {
  scene: 'display',
  split: 'display',
  words: 'h1',
  article: 'h1',
  stage: 'h1',
} as const;

/** The top of an inner page: its heading, its summary, its tabs and one large drawing. */
export function Cover({
  heading,
  lead,
  tabs,
  panel,
  drawing,
  joint,
  kind = 'words',
  accent,
  children,
  ...rest
}: CoverProps) {
  return (
    <Root data-accent={accent} {...rest}>
      {tabs && <TabRow>{tabs}</TabRow>}
      <Panel id={panel} data-kind={kind} data-tabs={tabs ? '' : undefined}>
        {heading && (
          <Title>
            <Heading level={1} size={SIZES[kind]}>
              {heading}
            </Heading>
          </Title>
        )}
        {lead && <Lead>{lead}</Lead>}
        {drawing && kind === 'split' && <SplitDrawing>{drawing}</SplitDrawing>}
        {drawing && kind === 'scene' && (
          <SceneDrawing data-line="over">
            {joint !== undefined && (
              <PlacedJoint $properties={{ '--y': `${(joint * 100).toFixed(2)}%` }} />
            )}
            {drawing}
          </SceneDrawing>
        )}
        {children && <Rest>{children}</Rest>}
      </Panel>
    </Root>
  );
}
