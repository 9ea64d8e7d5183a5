import { css, styled } from 'styled-components';

import { Link } from '../../components/Link/index.ts';
import type { MenuStyles } from '../../components/Navigation/index.ts';
import { accentBand } from '../../styles/accent.ts';

/* Room for the drawing, and the page behind. A panel that only the stylesheet opens has neither. */
const opened = css`
  align-items: start;
  min-block-size: 18rem;

  &::backdrop {
    inset-block-start: var(--size-header);
    background: var(--color-backdrop);
    transition: opacity var(--motion-duration-normal) var(--motion-easing-standard);
  }

  @starting-style {
    &:popover-open::backdrop {
      opacity: 0;
    }
  }
`;

/* One page with what it contains takes the room of a list and a drawing. */
const single = css`
  grid-column: 2 / -1;
  grid-template-columns: minmax(0, 1fr);
`;

/** The drawing of the group, to the edges of the panel. */
const Picture = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: calc(50% + 15rem) 0;
  background: var(--color-surface-subtle);

  & > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const panel = css`
  min-block-size: 0;
  padding-block: 0;
  overflow-x: hidden;

  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0;

  /*
   * The line from the word of the open group to the current area: 45° down, level, and down to the joint. Three pieces:
   * for an area at the left of the word, at its right, and below it; the other two have no width. All are after their
   * anchor: a box cannot refer to an anchor that follows it.
   */
  @supports (anchor-name: --navigation-area) {
    & > ul::after,
    & > ul > li:last-child::after,
    &::after {
      content: '';
      position: fixed;
      z-index: 1;
      inset-block: var(--size-header) calc(anchor(--navigation-area bottom, 100%) + 1.375rem + 6px);
      inset-inline: calc(anchor(--navigation-area left, 100%) - 21px)
        anchor(--navigation-word left, 100%);
      background: var(--color-brand-line);
      /* Hides the line if its two bends do not fit; the joint still marks the area. */
      --away: max(0px, (52px - 100%) * 99);
      clip-path: polygon(
        calc(100% - 7.2px + var(--away)) 0,
        calc(100% - 26.2px + var(--away)) 19px,
        calc(15.8px + var(--away)) 19px,
        var(--away) 34.8px,
        var(--away) 100%,
        calc(6px + var(--away)) 100%,
        calc(6px + var(--away)) 37.2px,
        calc(18.2px + var(--away)) 25px,
        calc(100% - 23.8px + var(--away)) 25px,
        calc(100% + var(--away)) 1.2px,
        calc(100% + var(--away)) 0
      );
      pointer-events: none;
    }

    &::after {
      inset-inline: anchor(--navigation-word right, 100%)
        calc(anchor(--navigation-area left, 100%) + 15px);
      clip-path: polygon(
        calc(7.2px + var(--away)) 0,
        calc(26.2px + var(--away)) 19px,
        calc(100% - 15.8px + var(--away)) 19px,
        calc(100% + var(--away)) 34.8px,
        calc(100% + var(--away)) 100%,
        calc(100% - 6px + var(--away)) 100%,
        calc(100% - 6px + var(--away)) 37.2px,
        calc(100% - 18.2px + var(--away)) 25px,
        calc(23.8px + var(--away)) 25px,
        var(--away) 1.2px,
        var(--away) 0
      );
    }

    & > ul > li:last-child::after {
      inset-inline: max(
          anchor(--navigation-area left, 100%) - 21px,
          anchor(--navigation-word left, 100%)
        )
        max(anchor(--navigation-area left, 100%) + 15px, anchor(--navigation-word right, 100%));
      clip-path: none;
    }
  }
`;

const head = css`
  /* In the bar below the areas, beside the links. Their columns describe the group. */
  grid-row: 2;
  align-self: center;
  max-inline-size: none;
  color: var(--color-text);
  font-size: var(--font-size-label);

  & > strong {
    display: none;
  }
`;

const LinkRow = styled.ul`
  display: flex;
  grid-row: 2;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 4rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const list = css`
  /* Three columns that touch, the outer ones to the edges of the window. */
  grid-column: 1 / -1;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: 0;
  margin-inline: calc(-1 * var(--space-8));

  & > li {
    position: relative;
    padding: 2.75rem var(--space-8) var(--space-6);
    border: 0;
    ${accentBand}
  }

  & > li:is(:first-child, :last-child)::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -50vw 100%;
    background: inherit;
  }

  & > li:last-child::before {
    inset-inline: 100% -50vw;
  }

  & > li > a,
  & > li > a[aria-current] {
    display: inline-flex;
    min-block-size: 2.75rem;
    padding-block: 0;
    color: var(--accent);
    font-size: 1.625rem;
    font-weight: var(--font-weight-bold);
    letter-spacing: var(--font-tracking-heading);
  }

  /* Beside the name, where both fit on one line in every language. */
  & > li > [data-part='text'] {
    display: none;
    font-size: 0.9375rem;

    @media (min-width: 80rem) {
      display: inline-block;
    }
  }

  & > li > a {
    margin-inline-end: var(--space-3);
  }

  @supports (anchor-name: --navigation-area) {
    /* The line from the word of the group to the area of the current page ends in a joint beside its name: see Panel. */
    & > li > a[aria-current] {
      position: relative;
      anchor-name: --navigation-area;
    }

    & > li > a[aria-current]::before {
      content: '';
      position: absolute;
      inset-block-start: calc(50% - 7px);
      left: -25px;
      z-index: 2;
      box-sizing: border-box;
      inline-size: 14px;
      block-size: 14px;
      border: 3px solid var(--color-brand-line);
      border-radius: 50%;
      background: var(--color-surface);
    }
  }

  @media (forced-colors: active) {
    & > li {
      border-inline: var(--stroke-hairline) solid CanvasText;
    }
  }
`;

/** Links in the bar below the areas. */
const Links: MenuStyles['Links'] = ({ links }) => (
  <LinkRow>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link href={href} variant="standalone">
          {label}
        </Link>
      </li>
    ))}
  </LinkRow>
);

/**
 * How panels of `Navigation` show drawings, business areas and what they contain. Load it with them: its rules are then
 * neither in the document nor in the scripts of every page.
 */
export const menuStyles: MenuStyles = { opened, single, panel, head, list, Picture, Links };
