import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { branchJoint } from '../../styles/branch.ts';
import { spineInset, spineWidth, windowMargin } from '../../styles/spine-geometry.ts';

/** Props of `Spine`; other attributes are those of `div`. */
export interface SpineProps extends ComponentPropsWithRef<'div'> {
  /** The element before the sections, such as a `Hero`, which draws its part of the line itself. */
  readonly opening?: ReactNode;
}

const draw = keyframes`
  from {
    clip-path: inset(0 0 100%);
  }
`;

const Root = styled.div`
  --spine-width: ${spineWidth};
  --spine-x: ${spineInset};
`;

/** Between a `Pathway` and the next `Scene` with a `line`, the line is in the other gutter. */
const crosses = "&:has([data-part='scene'])";
const pathway = "section:has([data-part='pathway'])";
const scene = "section:has([data-part='scene'])";
const across = `${pathway} ~ section:not(${scene} ~ section)`;
const curve = "& [data-part='pathway']";
const sceneLine = "& [data-part='scene']";
/** What draws a piece of the line: sections, and the bands between and after them. */
const sections = ":is(section, [data-part='notice'], [data-part='next'])";
/** Every pseudo-element that draws a piece of the line. */
const pieces = `& ${sections}::before,
    ${curve}::before, ${curve}::after, ${sceneLine}::before, ${sceneLine}::after`;

/*
 * Each section draws its piece of the line in the gutter, in a color that is visible on its background. `Hero` draws
 * the beginning and `SiteFooter` the end.
 */
const Sections = styled.div`
  /* Set by Pathway (start and end of the curve) and Scene (height of the line). */
  --x: 0;
  --y: 0;
  --to-x: 0;
  --to-y: 0;

  & ${sections} {
    position: relative;
  }

  & ${sections}::before {
    content: '';
    position: absolute;
    inset-block: -1px;
    left: var(--spine-x);
    z-index: 1;
    /* Browsers only round the width of borders: every piece is a border, so that they are equally wide. */
    border-inline-start: var(--spine-width) solid var(--color-brand-trunk);
    pointer-events: none;
  }

  & section[data-tone='inverse']::before {
    border-color: var(--color-text-inverse);
  }

  ${branchJoint}

  @media (min-width: 768px) {
    /* A drawing that extends beyond the edge covers the line. */
    & [data-side='start'] > img {
      position: relative;
      z-index: 2;
    }
  }

  @media (min-width: 1024px) {
    ${crosses} {
      & :is(${pathway}, ${across}) [data-branch]::before,
      & :is(${pathway}, ${across}) [data-branch]::after {
        content: none;
      }

      /* The line continues as the curve and as the line of the scene. */
      & :is(${pathway}, ${scene}) {
        overflow: clip;
      }

      & :is(${pathway}, ${scene})::before {
        content: none;
      }

      & :is(${across})::before {
        left: auto;
        right: var(--spine-x);
      }

      ${curve}::before,
      ${curve}::after {
        --out: calc(var(--spine-x) - ${windowMargin});

        content: '';
        position: absolute;
        inset: -100vh calc(100% - var(--x) * 1% + 9px)
          calc(100% - var(--y) * 1% - var(--spine-width) / 2) var(--out);
        border: 0 solid var(--color-brand-trunk);
        border-inline-start-width: var(--spine-width);
        border-block-end-width: var(--spine-width);
        border-end-start-radius: var(--radius-bend-wide);
        pointer-events: none;
      }

      ${curve}::after {
        inset: calc(var(--to-y) * 1% - var(--spine-width) / 2) var(--out) -100vh
          calc(var(--to-x) * 1% + 9px);
        border-width: var(--spine-width) var(--spine-width) 0 0;
        border-radius: 0 var(--radius-bend-wide) 0 0;
      }

      /* The picture is between the bends, so that it does not overlap the line. */
      ${sceneLine} > img {
        inline-size: calc(100% - 2 * (var(--spine-x) + var(--radius-bend-wide)));
        margin-inline: auto;
      }

      ${sceneLine}::before,
      ${sceneLine}::after {
        content: '';
        position: absolute;
        inset: -100vh var(--spine-x) calc(100% - var(--y) * 1% - var(--spine-width) / 2)
          calc(var(--spine-x) + var(--radius-bend-wide));
        border: 0 solid var(--color-brand-trunk);
        border-width: 0 var(--spine-width) var(--spine-width) 0;
        border-radius: 0 0 var(--radius-bend-wide);
        pointer-events: none;
      }

      ${sceneLine}::after {
        inset: calc(var(--y) * 1% - var(--spine-width) / 2) auto -100vh var(--spine-x);
        inline-size: calc(2 * var(--radius-bend-wide));
        border-width: var(--spine-width) 0 0 var(--spine-width);
        border-radius: var(--radius-bend-wide) 0 0;
      }
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
    ${pieces} {
      content: none !important;
    }
  }
`;

/** Draws one line in the gutter along all sections inside it, with a joint before every `h2`. */
export function Spine({ opening, children, ...props }: SpineProps) {
  return (
    <Root data-spine {...props}>
      {opening}
      <Sections>{children}</Sections>
    </Root>
  );
}
