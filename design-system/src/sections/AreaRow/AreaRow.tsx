import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { keyframes, styled } from 'styled-components';

import { type Accent, accentBand } from '../../styles/accent.ts';
import { enter, entryTimeline, fan, reveal } from '../../styles/motion.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { windowMargin } from '../../styles/page-line.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Link } from '../../components/Link/index.ts';

/** One product of the area, in its index. */
export interface AreaProduct {
  /** Name of the product, and the text of its link. */
  name: string;
  /** URL of the product; without it the name is plain text. */
  href?: string | undefined;
  /** A short label next to the name: "New". */
  badge?: string | undefined;
  /** Its key figure, shown beside the name in wide windows. */
  figure?:
    | { readonly label: string; readonly value: string; readonly unit?: string | undefined }
    | undefined;
  /**
   * Replaces the drawing of the area in wide windows while the link is hovered or focused. A lazy image is fetched when
   * it is first displayed.
   */
  picture?: ReactNode;
}

/** Props of `AreaRow`; other attributes are those of `section`. */
export interface AreaRowProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Color of the area: its heading, line and surface. */
  accent: Accent;
  /** Name of the area. */
  heading: string;
  /** Purpose of the area, in one or two sentences. */
  text: string;
  /** Large: it extends beyond one edge of the window; on phones it is above the text. */
  drawing: ReactNode;
  /** The edge that the drawing extends beyond, and its side from 768 px. */
  side?: 'start' | 'end' | undefined;
  /** Index of the area's products. */
  products: readonly AreaProduct[];
  /** Link to the area's page. */
  more: string;
  /** URL of the area’s page; no link by default. */
  href?: string | undefined;
}

/* The drawing slides in from its edge of the window, along an axis of its projection. */
const slide = keyframes`
  from {
    translate: var(--from);
  }
`;

const Root = styled.section`
  --area-margin: ${windowMargin};
  --from: min(7.5rem, 12vw) min(3.75rem, 6vw);
  ${entryTimeline}

  ${pageFrame}
  /* Stronger than the area's surface elsewhere, because this band represents the area. */
  ${accentBand}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-6);
  padding-block: var(--space-8) var(--space-10);
  overflow-x: clip;

  & > h2 {
    color: var(--color-area-first);
  }

  &[data-accent] > h2 {
    color: var(--accent);
  }

  /* From the column to the edge of the window: a part that continues is drawn to the edge of its sheet. */
  & > img {
    position: relative;
    z-index: 2;
    grid-row: 1;
    inline-size: calc(100% + var(--area-margin));
    max-inline-size: none;
    margin-block: -1rem;
    ${enter(slide, 25, 95)}
  }

  &[data-side='start'] {
    --from: max(-7.5rem, -12vw) min(3.75rem, 6vw);
  }

  &[data-side='start'] > img {
    margin-inline-start: calc(-1 * var(--area-margin));
  }

  & > p {
    max-inline-size: 30em;
    text-wrap: balance;
  }

  @media (min-width: 768px) {
    grid-template-rows: 1fr auto auto 1fr;
    grid-template-columns: 5fr 7fr;
    padding-block: var(--space-16);

    & > * {
      grid-column: 1 !important;
    }

    & > h2 {
      align-self: end;
    }

    & > img {
      grid-row: 1 / -1;
      grid-column: 2 !important;
      align-self: center;
    }

    &[data-side='start'] {
      grid-template-columns: 7fr 5fr;
    }

    &[data-side='start'] > * {
      grid-column: 2 !important;
    }

    &[data-side='start'] > img {
      grid-column: 1 !important;
    }
  }

  /* A heading at the other side has no room for a branch. */
  @media (768px <= width < 1280px) {
    &[data-side='start'] > h2::before,
    &[data-side='start'] > h2::after {
      content: none !important;
    }
  }

  @media (min-width: 1280px) {
    &,
    &[data-side='start'] {
      grid-template-rows: auto auto 1fr auto;
      grid-template-columns: minmax(0, 1fr) 25.75rem;
      min-block-size: 52.5rem;
    }

    &[data-side='end'] {
      grid-template-columns: 25.75rem minmax(0, 1fr);
    }

    &&& > h2 {
      grid-area: 1 / 1 / 2 / 3 !important;
      font-size: 6rem;
      line-height: 1;
    }

    &&& > p {
      grid-area: 2 / 1 !important;
      max-inline-size: 22em;
      font-size: var(--font-size-lead);
    }

    &&& > ul {
      grid-area: 3 / 1 !important;
      align-self: end;
      margin-block-start: var(--space-6);
    }

    &&&[data-side='start'] > ul {
      grid-area: 1 / 2 / 4 / 3 !important;
    }

    &&& > div {
      grid-area: 4 / 1 !important;
    }

    /* The list ends above the foot of the drawing, whose upper corner is beside it. */
    &&&[data-side='start'] > div {
      grid-area: 4 / 2 !important;
      margin-block-end: 8rem;
    }

    &&& > img {
      grid-area: 2 / 2 / -1 / 3 !important;
    }

    /* Under the words: a sheet has room above and below a wide product. */
    &&&[data-side='start'] > img {
      grid-area: 3 / 1 / -1 / 2 !important;
      align-self: end;
      margin-block: -8%;
    }

    & > img {
      ${fan}
    }

    &:has(> ul a:is(:hover, :focus-visible) > img) > img {
      opacity: 0;
    }

    /* At the same place. A link that is followed loses the pointer when the view transition starts. */
    & > ul a:is(:hover, :focus-visible, :active-view-transition :has(> [data-travels])) > img {
      position: absolute;
      z-index: 2;
      display: block;
      inset: calc(50% + 3.375rem) 0 auto auto;
      inline-size: calc(100% - var(--area-margin) - 27.25rem);
      translate: 0 -50%;
      ${reveal}
      opacity: 1;
      pointer-events: none;

      @starting-style {
        opacity: 0;
      }
    }

    &[data-side='start'] > ul a > img {
      inset: auto auto -0.22rem 0 !important;
      translate: 0 !important;
    }
  }

  @media (prefers-contrast: no-preference) and (forced-colors: none) {
    &&& > div > a {
      color: var(--color-text-heading);
    }
  }

  @media print {
    break-inside: avoid;

    & > img {
      inline-size: 14rem;
      margin: 0;
    }
  }
`;

const Products = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: var(--space-6);
  padding: 0;
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);
  list-style: none;

  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr);
  }

  & > li {
    border-block-end: var(--stroke-hairline) solid var(--color-line-control);
  }

  /* Without a neighbor. */
  & > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  & a,
  & strong {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    align-items: baseline;
    align-content: center;
    box-sizing: border-box;
    block-size: 100%;
    min-block-size: 2.875rem;
    padding-block: 0.75rem;
    color: var(--color-text-heading);
    font-size: var(--font-size-label);
    font-weight: var(--font-weight-semibold);
    line-height: 1.3;
    text-decoration: none;

    @media (min-width: 1280px) {
      flex-wrap: nowrap;
      padding-block: 0.625rem 0.5rem;
      font-size: 1.25rem;
    }
  }

  /* The line under the row. */
  & > li:has(> a:is(:hover, :focus-visible)) {
    box-shadow: inset 0 calc(-1 * var(--stroke-active)) 0 var(--accent);
  }

  & img {
    display: none;
  }

  & small {
    flex: none;
    padding-inline: var(--space-2);
    border: var(--stroke-hairline) solid;
    border-radius: var(--radius-small);
    font-size: var(--font-size-small);
  }
`;

/* The value, with its name below it. */
const Figure = styled.span`
  display: none;

  @media (min-width: 1280px) {
    display: grid;
    flex: 1;
    justify-items: end;
    color: var(--color-text-heading);
    font-size: 1.0625rem;
    font-weight: var(--font-weight-regular);
    text-align: end;
    text-wrap: balance;

    & > :first-child {
      grid-row: 2;
      color: var(--color-text-muted);
      font-size: var(--font-size-small);
    }

    & b {
      font-size: 1.5rem;
      font-weight: var(--font-weight-semibold);
      line-height: 1.1;
    }
  }
`;

/** A full-width row of a business area: its drawing, its purpose, and the index of its products. */
export function AreaRow({
  accent,
  heading,
  text,
  drawing,
  side = 'end',
  products,
  more,
  href,
  ...rest
}: AreaRowProps) {
  const id = useId();
  return (
    <Root data-accent={accent} data-side={side} aria-labelledby={id} {...rest}>
      <Heading id={id} data-branch="" level={2} size="h1">
        {heading}
      </Heading>
      {drawing}
      <p>{text}</p>
      <Products>
        {products.map(({ name, href: to, badge, figure, picture }) => {
          const words = (
            <>
              {name} {badge && <small>{badge}</small>}
              {figure && (
                <Figure>
                  <span>{figure.label} </span>
                  <span>
                    <b>{figure.value}</b> {figure.unit}
                  </span>
                </Figure>
              )}
            </>
          );
          return (
            <li key={name}>
              {to ? (
                <a href={to}>
                  {words}
                  {picture}
                </a>
              ) : (
                <strong>{words}</strong>
              )}
            </li>
          );
        })}
      </Products>
      {href && (
        <div>
          <Link variant="standalone" href={href}>
            {more}
          </Link>
        </div>
      )}
    </Root>
  );
}
