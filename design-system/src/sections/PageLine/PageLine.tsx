import type { ComponentPropsWithRef } from 'react';
import { css, keyframes, styled } from 'styled-components';

import { lineInset, lineWidth, windowMargin } from '../../styles/page-line.ts';

/** Props of `PageLine`; other attributes are those of `div`. */
export interface PageLineProps extends ComponentPropsWithRef<'div'> {
  /**
   * Where the line starts. `navigation`, the default: under the current page of `SectionNav`, or below the row of the
   * page header. `drawing`: in the drawing of `Hero`; then every section after it draws its piece of the line.
   */
  start?: 'navigation' | 'drawing' | undefined;
}

/* With room at the sides for the outline over drawings. */
const draw = keyframes`
  from {
    clip-path: inset(0 -2px 100%);
  }
  /* From an inset to none browsers do not interpolate. */
  to {
    clip-path: inset(0 -2px);
  }
`;

/** Styles of every piece of the line, whose width is that of its borders. */
const piece = css`
  content: '';
  position: absolute;
  /* Browsers only round the width of borders: every piece is a border, so that they are equally wide. */
  border: 0 solid var(--line-color);
  pointer-events: none;
`;

/**
 * The line in the gutter. At every element with `data-branch` it has a joint, and from 1360 px a branch to it.
 *
 * @param gutter selects the pseudo-elements that draw the line in the gutter
 * @param pieces selects all pseudo-elements that draw the line
 */
const createLine = (gutter: string, pieces: string = gutter) => css`
  --line-width: ${lineWidth};
  --line-inset: ${lineInset};
  --line-color: var(--color-brand-line);
  --line-surface: var(--color-surface);

  & [data-tone='inverse'] {
    --line-color: var(--color-text-inverse);
    --line-surface: var(--color-surface-inverse);
  }

  ${gutter} {
    ${piece}
    left: var(--line-inset);
    z-index: 1;
    border-inline-start-width: var(--line-width);
  }

  & [data-branch] {
    --line-offset: calc(var(--line-inset) - ${windowMargin} + var(--line-width) / 2);

    position: relative;
  }

  & [data-branch]::after {
    content: '';
    position: absolute;
    inset-block-start: 0.65em;
    left: var(--line-offset);
    z-index: 2;
    /* 11 px wide in narrow windows, 14 px at 1440 px. */
    padding: calc(var(--line-width) / 2 + 1px);
    border: 3px solid var(--line-color);
    border-radius: 50%;
    background: var(--line-surface);
    translate: -50% -50%;
  }

  /* In narrower pages the branch is so short that it looks like a hook. */
  @container (inline-size >= 1360px) {
    & [data-branch]::after {
      inset-block-start: calc(0.65em - 10px);
    }

    /* 45° down from the joint, then level to the heading. */
    & [data-branch]::before {
      content: '';
      position: absolute;
      inset-block-start: calc(0.65em - 12px);
      left: var(--line-offset);
      z-index: 1;
      inline-size: calc(-14px - var(--line-offset));
      block-size: 14px;
      background: var(--line-color);
      clip-path: polygon(0 0, 0.8px 0, 10.8px 10px, 100% 10px, 100% 100%, 9.2px 100%, 0 4.8px);
    }
  }

  @media (forced-colors: active) {
    & [data-branch]::before {
      background: CanvasText !important;
    }
  }

  /* The line is drawn while the page is scrolled; browsers without scroll timelines show all of it. */
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      ${pieces} {
        animation: ${draw} linear both;
        /* One line across the window at 70 %: each piece begins where the previous one ends. */
        animation-timeline: view(block 0% 30%);
        animation-range: entry-crossing 0% entry-crossing 100%;
      }
    }
  }

  @media print {
    ${pieces}, & [data-branch]::before, & [data-branch]::after {
      content: none !important;
    }
  }
`;

const inverse = "& section[data-tone='inverse']";
const over = "& [data-line='over']";

/** One line from the navigation to the end of the page, with pieces over it where it needs another color or an outline. */
const FromNavigation = styled.div`
  position: relative;
  ${createLine(`&::before, ${inverse}::before, ${over}::before`)}

  &::before {
    inset-block: 7rem 0;
    /* Browsers without anchors ignore this. */
    inset-block-start: anchor(--line-row bottom, 3.5rem);
  }

  ${inverse}, ${over} {
    position: relative;
  }

  ${inverse}::before, ${over}::before {
    inset-block: 0;
  }

  /* A drawing may have the color of the line. */
  ${over}::before {
    box-shadow: 0 0 0 2px var(--line-surface);
  }

  @media (min-width: 1280px) {
    /* From under the current page to the gutter, and around the corner. */
    &:has([data-line='start'])::before {
      inset-block-start: calc(anchor(--line-row bottom, 3.5rem) + 21px);
      right: calc(anchor(--line-start left) + 28px);
      border-block-start-width: 6px;
      border-start-start-radius: var(--radius-bend-wide);
    }
  }
`;

const drawing = "[data-line='drawing']";
const curve = "[data-line='curve']";
const back = "[data-line='return']";
/** The bands of the page after the first, which has the drawing. */
const band = `& :is(section, [data-line='band']):not(:has(${drawing}))`;
/** The line crosses if a curve leads to the other gutter and a picture leads back. */
const crosses = `&:has(${curve}):has(${back})`;
const leaving = `section:has(${curve})`;
const returning = `section:has(${back})`;
const across = `${leaving} ~ section:not(${returning} ~ section)`;

/** Every band draws its piece of the line, in a color that is visible on its surface. */
const FromDrawing = styled.div`
  /* Set by the elements with data-line: start and end of the curve, and height of the line in the picture. */
  --x: 0;
  --y: 0;
  --to-x: 0;
  --to-y: 0;

  ${createLine(
    `${band}::before`,
    `${band}::before, & :is(${curve}, ${back})::before, & :is(${curve}, ${back})::after`,
  )}

  ${band} {
    position: relative;
  }

  ${band}::before {
    inset-block: -1px;
  }

  /* The line from the drawing bends into the gutter, and runs to the end of the band. */
  & :has(> ${drawing}) {
    overflow: clip;
  }

  & ${drawing}::before {
    inset-block-end: -100vh;
    left: calc((100% - 100cqi) / 2 + var(--line-inset));
    border-inline-start-width: var(--line-width);
    border-start-start-radius: var(--radius-bend-wide);
  }

  @media (min-width: 768px) {
    /* Room for the bend. */
    & ${drawing} {
      margin-block-end: var(--radius-bend-wide);
    }
  }

  @media (min-width: 1024px) {
    ${crosses} {
      & :is(${leaving}, ${across}) [data-branch]::before,
      & :is(${leaving}, ${across}) [data-branch]::after {
        content: none;
      }

      /* The line continues as the curve and as the line of the picture. */
      & :is(${leaving}, ${returning}) {
        overflow: clip;
      }

      & :is(${leaving}, ${returning})::before {
        content: none;
      }

      & :is(${across})::before {
        left: auto;
        right: var(--line-inset);
      }

      & ${curve}::before, & ${curve}::after {
        --out: calc(var(--line-inset) - ${windowMargin});

        ${piece}
        inset: -100vh calc(100% - var(--x) * 1% + 9px)
          calc(100% - var(--y) * 1% - var(--line-width) / 2) var(--out);
        border-inline-start-width: var(--line-width);
        border-block-end-width: var(--line-width);
        border-end-start-radius: var(--radius-bend-wide);
      }

      & ${curve}::after {
        inset: calc(var(--to-y) * 1% - var(--line-width) / 2) var(--out) -100vh
          calc(var(--to-x) * 1% + 9px);
        border-width: var(--line-width) var(--line-width) 0 0;
        border-radius: 0 var(--radius-bend-wide) 0 0;
      }

      /* The picture is between the bends, so that it does not overlap the line. */
      & ${back} > img {
        inline-size: calc(100% - 2 * (var(--line-inset) + var(--radius-bend-wide)));
        margin-inline: auto;
      }

      & ${back}::before, & ${back}::after {
        ${piece}
        inset: -100vh var(--line-inset) calc(100% - var(--y) * 1% - var(--line-width) / 2)
          calc(var(--line-inset) + var(--radius-bend-wide));
        border-width: 0 var(--line-width) var(--line-width) 0;
        border-radius: 0 0 var(--radius-bend-wide);
      }

      & ${back}::after {
        inset: calc(var(--y) * 1% - var(--line-width) / 2) auto -100vh var(--line-inset);
        inline-size: calc(2 * var(--radius-bend-wide));
        border-width: var(--line-width) 0 0 var(--line-width);
        border-radius: var(--radius-bend-wide) 0 0;
      }
    }
  }
`;

/**
 * The line of a page, in the gutter next to the page's column; `SiteFooter` leads it to its plug. Headings with
 * `data-branch` have a branch. Other elements that the line leads through have `data-line`: see the documentation.
 */
export function PageLine({ start = 'navigation', ...rest }: PageLineProps) {
  const Root = start === 'drawing' ? FromDrawing : FromNavigation;
  return <Root {...rest} />;
}
