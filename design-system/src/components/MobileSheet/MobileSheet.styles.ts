import { css, styled } from 'styled-components';

import { accentBand } from '../../styles/accent.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { control } from '../Field/control.ts';

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
  overscroll-behavior: contain;
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);

  &:popover-open,
  &:modal {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: none;
  }

  html:has(&:popover-open),
  html:has(&:modal) {
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
`;

export const SearchForm = styled.form`
  position: relative;
  ${pageFrame}
  padding-block-start: var(--space-2);

  & > svg {
    position: absolute;
    inset-block-end: calc((var(--size-control) - 1.375rem) / 2);
    margin-inline-start: var(--space-4);
    inline-size: 1.375rem;
    block-size: 1.375rem;
    color: var(--color-text-heading);
    pointer-events: none;
  }

  & > input {
    ${control}
    padding-inline-start: 3.25rem;
    appearance: none;
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

const line = css`
  /*
   * The line of the page: from the edge of the sheet to the current page, or to its group while that is closed. What
   * is above the sheet is clipped.
   */
  & > [data-current] > details:not([open]) > summary,
  & a[aria-current] {
    position: relative;
  }

  & > [data-current] > details:not([open]) > summary::before,
  & a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block-end: calc(50% - 1.5px);
    left: calc(0.5rem - var(--space-gutter));
    z-index: 2;
    box-sizing: border-box;
    inline-size: calc(var(--space-gutter) - 0.75rem);
    block-size: 200vh;
    border: 0 solid var(--color-brand-trunk);
    border-inline-start-width: 3px;
    border-block-end-width: 3px;
    border-end-start-radius: var(--radius-bend);
    pointer-events: none;
  }

  & [data-accent] > a[aria-current]::before {
    left: calc(0.5rem - var(--space-gutter));
    inset-block-end: 50%;
  }
`;

interface HydratedProps {
  /** Rules that only scripts need are not in the document of every page. */
  readonly $hydrated: boolean;
}

export const Groups = styled.ul<HydratedProps>`
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

  @media (prefers-reduced-motion: reduce) {
    & summary > svg {
      transition: none;
    }
  }

  ${({ $hydrated }) => $hydrated && line}
`;

export const GroupLink = styled.a`
  ${row}
  text-decoration: none;

  &[aria-current] {
    color: var(--color-action-primary);
  }
`;

const areaRows = css`
  /* The page of an area: one link as large as its row, over its drawing. */
  & > [data-accent] {
    position: relative;
    box-sizing: border-box;
    min-block-size: 4rem;
    line-height: var(--font-leading-snug);
    margin-block-end: var(--space-1);
    padding: 0.5rem 7.25rem 0.5rem var(--space-4);
    border-radius: var(--radius-small);
    ${accentBand}
  }

  & > [data-accent] > a {
    position: static;
    min-block-size: 0;
    color: var(--accent);
    font-size: 1.1875rem;
    font-weight: var(--font-weight-bold);
  }

  & > [data-accent] > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  & > [data-accent] > [data-part='text'] {
    display: block;
    color: var(--color-text);
    font-size: var(--font-size-small);
  }

  & > [data-accent] > img {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-3);
    inline-size: auto;
    block-size: 100%;
  }
`;

export const Items = styled.ul<HydratedProps>`
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

  ${({ $hydrated }) => $hydrated && areaRows}
`;

export const Actions = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  ${pageFrame}
  margin: auto 0 0;
  padding-block-start: var(--space-4);
  list-style: none;

  & a {
    display: grid;
    gap: var(--space-2);
    place-items: center;
    align-content: center;
    min-block-size: 4.75rem;
    border-radius: var(--radius-small);
    background: var(--color-surface-subtle);
    color: var(--color-text-heading);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-align: center;
    text-decoration: none;
  }

  & svg {
    color: var(--color-action-primary);
  }
`;

export const Foot = styled.div`
  ${pageFrame}
  padding-block: var(--space-1);

  /* Aligns the visible label of the language switch, not its target, with the page's edge. */
  & > ul {
    margin-inline-start: -0.75rem;
  }
`;
