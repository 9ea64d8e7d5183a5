import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { pageFrame } from '../../styles/page-frame.ts';
import { sectionHead } from '../../styles/section-head.ts';
import { HEADING_SIZES, type Rank, sectionSpacing } from '../../styles/section-spacing.ts';
import { Heading } from '../Heading/index.ts';

/** Props of `Section`; other attributes are those of `section`. */
export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Labels the section; "\n" marks a preferred line break. */
  heading?: string | undefined;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** A small drawing above the heading. Decorative: the heading names it. */
  spot?: ReactNode;
  /** Links or controls on the same line as the heading. */
  aside?: ReactNode;
  /** Place in the structure of the page, which sets the space above and the size of the heading: see `section-spacing.ts`. */
  rank?: Rank | undefined;
  /** Background: none by `default`; at most one `inverse` section per page. */
  tone?: 'default' | 'subtle' | 'inverse' | undefined;
  /** `tablet` shows the section from 768 px on, if on phones another section has the same content; shown everywhere by default. */
  from?: 'tablet' | undefined;
  /** `stacked` by default; `side` places the heading beside the content from 1024 px. */
  arrangement?: 'stacked' | 'side' | undefined;
}

const SectionRoot = styled.section`
  ${pageFrame}
  ${sectionSpacing}

  &[data-tone='subtle'] {
    background: var(--color-surface-subtle);
  }

  &[data-tone='inverse'] {
    --color-focus: var(--color-focus-inverse);

    background: var(--color-surface-inverse);
    color: var(--color-text-inverse-muted);
  }
`;

/* A separate component, so that only pages with such sections load its CSS. */
const TabletSectionRoot = styled(SectionRoot)`
  && {
    @media screen and (width < 768px) {
      display: none;
    }
  }
`;

const SectionBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  /* A drawing as the content fills the column. */
  & > img {
    inline-size: 100%;
  }

  @media (min-width: 768px) {
    gap: var(--space-10);
  }

  @media (min-width: 1024px) {
    &[data-arrangement='side'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      align-items: start;
    }
  }
`;

const SectionHead = styled.div`
  ${sectionHead}
`;

const Intro = styled.div`
  color: var(--color-text-muted);
  text-wrap: pretty;

  [data-tone='inverse'] & {
    color: inherit;
  }
`;

/** A full-width section with its content in the page's column. */
export function Section({
  heading,
  intro,
  spot,
  aside,
  rank = 'section',
  tone,
  arrangement,
  from,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  const Root = from ? TabletSectionRoot : SectionRoot;
  return (
    <Root data-rank={rank} data-tone={tone} aria-labelledby={heading ? id : undefined} {...rest}>
      <SectionBody data-arrangement={arrangement}>
        {(heading || aside) && (
          <SectionHead>
            <div>
              {spot}
              {heading && (
                <Heading
                  id={id}
                  data-branch=""
                  level={2}
                  size={HEADING_SIZES[rank]}
                  tone={tone === 'inverse' ? 'inverse' : 'default'}
                >
                  {heading}
                </Heading>
              )}
              {intro && <Intro>{intro}</Intro>}
            </div>
            {aside}
          </SectionHead>
        )}
        {children}
      </SectionBody>
    </Root>
  );
}

const ContainerRoot = styled.div`
  ${pageFrame}
`;

const OpeningRoot = styled(ContainerRoot)`
  && {
    padding-block-start: var(--space-6);
  }
`;

/** Props of `Container`; other attributes are those of `div`. */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Whether it is the first element below the page header: adds space above. */
  opening?: boolean | undefined;
}

/** The page's column: at most 1280 px wide, with gutters. */
export function Container({ opening, ...rest }: ContainerProps) {
  const Root = opening ? OpeningRoot : ContainerRoot;
  return <Root {...rest} />;
}

/** Props of `Stack`; other attributes are those of `div`. */
export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Space between children: 12, 24 or 48 px; `medium` by default. */
  gap?: 'small' | 'medium' | 'large' | undefined;
}

const StackRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  &[data-gap='small'] {
    gap: var(--space-3);
  }

  &[data-gap='large'] {
    gap: var(--space-12);
  }
`;

/** Children stacked vertically with equal spacing. */
export function Stack({ gap, ...rest }: StackProps) {
  return <StackRoot data-gap={gap} {...rest} />;
}

const RowRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
`;

/** Children in a row that wraps. */
export function Row(props: ComponentPropsWithRef<'div'>) {
  return <RowRoot {...props} />;
}

/** Props of `Grid`; other attributes are those of `ul`. */
export interface GridProps extends ComponentPropsWithRef<'ul'> {
  /** Columns from 1024 px; one on phones, two from 768 px. Exactly three children are in three columns from 768 px. */
  columns?: 2 | 3 | 4 | undefined;
  /** On phones the items are in one row that scrolls sideways. */
  shelf?: boolean | undefined;
  /** Aligns the drawings, titles and texts of `Card`s across columns; every item has all three. */
  aligned?: boolean | undefined;
}

const GridRoot = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
  }

  /* A scrolling row would be cut off in print. */
  @media screen and (width < 768px) {
    &[data-shelf] {
      grid-template-columns: none;
      grid-auto-columns: 78%;
      grid-auto-flow: column;
      gap: var(--space-4);
      position: relative;
      overflow-x: auto;
      margin-inline: calc(-1 * var(--space-gutter));
      padding: 4px var(--space-gutter);
      scroll-padding-inline: var(--space-gutter);
      scroll-snap-type: x mandatory;
    }

    &[data-shelf] > li {
      scroll-snap-align: start;
    }
  }

  @media (min-width: 768px), print {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* Avoids a single item on the second row. */
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media (min-width: 1024px) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/* A separate component, so that only pages with such cards load its CSS. */
const AlignedGridRoot = styled(GridRoot)`
  && {
    & > li,
    & > li > * {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
  }
`;

/** List items of equal height in columns. */
export function Grid({ columns = 3, shelf, aligned, ...rest }: GridProps) {
  const Root = aligned ? AlignedGridRoot : GridRoot;
  return <Root data-columns={columns} data-shelf={shelf || undefined} {...rest} />;
}
