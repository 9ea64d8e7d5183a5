import { css } from 'styled-components';

import { spineInset, spineWidth, windowMargin } from './spine-geometry.ts';

/**
 * A joint on the line in the gutter, and if the gutter has room a branch from it to the heading of a section. For headings at the
 * start of the page's column with `data-branch`.
 */
export const branchJoint = css`
  & [data-branch] {
    --line-x: calc(${spineInset} - ${windowMargin} + ${spineWidth} / 2);

    position: relative;
  }

  & [data-branch]::after {
    content: '';
    position: absolute;
    inset-block-start: calc(0.65em - 7px);
    left: calc(var(--line-x) - 7px);
    z-index: 2;
    box-sizing: border-box;
    inline-size: 14px;
    block-size: 14px;
    border: 3px solid var(--color-brand-trunk);
    border-radius: 50%;
    background: var(--color-surface);
  }

  & [data-tone='inverse'] [data-branch]::after {
    border-color: var(--color-text-inverse);
    background: var(--color-surface-inverse);
  }

  /* A narrower gutter has no room for its bend. */
  @container (inline-size >= 1360px) {
    & [data-branch]::after {
      inset-block-start: calc(0.65em - 17px);
    }

    /* 45° down from the joint, then level to the heading. */
    & [data-branch]::before {
      content: '';
      position: absolute;
      inset-block-start: calc(0.65em - 12px);
      left: var(--line-x);
      z-index: 1;
      inline-size: calc(-14px - var(--line-x));
      block-size: 14px;
      background: var(--color-brand-trunk);
      clip-path: polygon(0 0, 0.8px 0, 10.8px 10px, 100% 10px, 100% 100%, 9.2px 100%, 0 4.8px);
    }

    & [data-tone='inverse'] [data-branch]::before {
      background: var(--color-text-inverse);
    }
  }

  @media (forced-colors: active) {
    & [data-branch]::before {
      background: CanvasText !important;
    }
  }

  @media print {
    & [data-branch]::before,
    & [data-branch]::after {
      content: none !important;
    }
  }
`;
