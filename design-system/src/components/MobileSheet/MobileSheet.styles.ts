import { css, styled } from 'styled-components';

import { pageFrame } from '../../styles/page-frame.ts';
import type { SheetStyles } from './types.ts';

export const IconButton = styled.button.withConfig({
  // styled-components does not support `command` and `commandfor` yet, and would log that they reach the DOM.
  shouldForwardProp: () => true,
})`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--size-control);
  block-size: var(--size-control);
  /* Aligns the visible icon, not its larger target, with the page's edge. */
  margin-inline-end: -1.0625rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--color-text-heading);
  cursor: pointer;

  & > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    stroke-width: 1.75;
  }

  &[data-part='trigger'] {
    margin-inline-end: -0.875rem;

    & > svg {
      inline-size: 2.25rem;
      block-size: 2.25rem;
      stroke-width: 1.5;
    }

    @media (min-width: 64rem) {
      display: none;
    }
  }
`;

export const Sheet = styled.dialog`
  position: fixed;
  inset: 0;
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);

  &:is(:popover-open, :modal) {
    display: flex;
    flex-direction: column;
  }

  html:has(&:is(:popover-open, :modal)) {
    overflow: hidden;
    /* The sheet covers the whole window, including the scrollbar gutter. */
    scrollbar-gutter: auto;
  }
`;

export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  box-sizing: border-box;
  block-size: var(--size-header);
  ${pageFrame}
  border-block-end: var(--stroke-hairline) solid var(--color-line);
  background: var(--color-surface);

  /* Room for the search, which is loaded. */
  @media (scripting: enabled) {
    & + nav {
      padding-block-start: calc(var(--size-control) + var(--space-2));
    }
  }
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 3rem;
  color: var(--color-text-heading);
  font-size: 1.125rem;
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-heading);
`;

interface LoadedProps {
  /** Rules for what is loaded when the sheet is opened. */
  readonly $styles: SheetStyles | undefined;
}

export const Groups = styled.ul<LoadedProps>`
  ${pageFrame}
  margin: 0;
  padding-block: var(--space-2);
  list-style: none;

  & > li {
    border-block-end: var(--stroke-hairline) solid var(--color-line);
  }

  & summary {
    ${row}
    cursor: pointer;
    list-style: none;
  }

  & summary::-webkit-details-marker {
    display: none;
  }

  & summary > svg {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline-end: -0.375rem;
    stroke-width: 1.75;
    color: var(--color-text-muted);
    transition: rotate var(--motion-duration-normal) var(--motion-easing-standard);
  }

  & details[open] > summary > svg {
    rotate: 180deg;
  }

  & > [data-current] > * > summary {
    color: var(--color-action-primary);
  }

  ${({ $styles }) => $styles?.line}
`;

export const GroupLink = styled.a`
  ${row}
  text-decoration: none;

  &[aria-current] {
    color: var(--color-action-primary);
  }
`;

export const Items = styled.ul<LoadedProps>`
  margin: 0;
  padding: 0 0 var(--space-2);
  list-style: none;

  & a {
    display: flex;
    align-items: center;
    min-block-size: 2.875rem;
    color: var(--color-text);
    font-weight: var(--font-weight-medium);
    line-height: var(--font-leading-snug);
    text-decoration: none;
  }

  & a[aria-current] {
    color: var(--color-action-primary);
    font-weight: var(--font-weight-semibold);
  }

  ${({ $styles }) => $styles?.areaRows}
`;

export const Foot = styled.div`
  ${pageFrame}
  padding-block: var(--space-1);

  /* Aligns the visible label of the language switch, not its target, with the page's edge. */
  & > ul {
    margin-inline-start: -0.75rem;
  }
`;
