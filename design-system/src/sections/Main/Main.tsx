import type { ComponentPropsWithRef } from 'react';
import { css, keyframes, styled } from 'styled-components';

import { branchJoint } from '../../styles/branch.ts';
import { spineInset, spineWidth } from '../../styles/spine-geometry.ts';

/** The main part of a page, and the attributes of its `main` element. */
export interface MainProps extends ComponentPropsWithRef<'main'> {
  /** Draws the line from the current page in `SectionNav` down the gutter; a page with a `Spine` draws its own. */
  line?: boolean | undefined;
}

const draw = keyframes`
  from {
    clip-path: inset(0 0 100%);
  }
`;

/* Lengths of the line's geometry: see styles/spine-geometry.ts. */
const measured = css`
  container-type: inline-size;
`;

const Root = styled.main`
  ${measured}
`;

const LinedRoot = styled.main`
  ${measured}
  --spine-width: ${spineWidth};
  /* Headings of sections are smaller than on the home page: the cover has the large one. */
  --font-size-h2: var(--font-size-section);

  position: relative;

  /* The line, from the row of the page header to the end of the page. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 7rem 0;
    /* Browsers without anchors ignore this. */
    inset-block-start: anchor(--page-row bottom, 3.5rem);
    left: ${spineInset};
    z-index: 1;
    border: 0 solid var(--color-brand-trunk);
    border-inline-start-width: var(--spine-width);
    pointer-events: none;
  }

  ${branchJoint}

  /* A piece in a color that is visible on a dark section. */
  & section[data-tone='inverse'] {
    position: relative;
  }

  & section[data-tone='inverse']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    left: ${spineInset};
    z-index: 1;
    border-inline-start: var(--spine-width) solid var(--color-text-inverse);
    pointer-events: none;
  }

  @media (min-width: 1280px) {
    @supports (anchor-name: --page-row) {
      /* From under the current page in SectionNav, if it has one, to the gutter, and around the corner. */
      &:has(a[aria-current] > [data-part='word'])::before {
        inset-block-start: calc(anchor(--page-row bottom, 3.5rem) + 21px);
        right: calc(anchor(--page-word left, calc(100% - 2rem)) + 28px);
        border-block-start-width: 6px;
        border-start-start-radius: var(--radius-bend-wide);
      }
    }
  }

  /* The line is drawn while the page is scrolled; browsers without scroll timelines show all of it. */
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      &::before {
        animation: ${draw} linear both;
        animation-timeline: view(block 0% 30%);
        animation-range: entry-crossing 0% entry-crossing 100%;
      }
    }
  }

  @media print {
    --font-size-h2: 1.75rem;

    &::before {
      content: none !important;
    }
  }
`;

/** The main part of a page. The skip link leads to it. */
export function Main({ line, ...rest }: MainProps) {
  const Component = line ? LinedRoot : Root;
  return <Component tabIndex={-1} {...rest} />;
}
