import { css, styled } from 'styled-components';

import { accentBand } from '../../styles/accent.ts';
import { pageFrame } from '../../styles/page-frame.ts';

/**
 * Breakpoints are in rem (1024, 1280 px), so that enlarged browser text switches to the sheet.
 *
 * The indicator line is positioned with CSS anchors: nothing is measured in scripts.
 */
export const Root = styled.nav`
  display: none;
  position: relative;
  anchor-scope: --navigation-word;

  @media (min-width: 64rem) {
    display: block;
  }

  @supports (anchor-name: --navigation-word) {
    &::after {
      content: '';
      position: absolute;
      inset-block-end: -1px;
      left: anchor(--navigation-word left, 0);
      inline-size: anchor-size(--navigation-word width, 0);
      block-size: var(--stroke-active);
      background: var(--color-brand-trunk);
      pointer-events: none;
    }

    &:has(> ul :popover-open)::after {
      block-size: 6px;
    }

    &:has(> ul :popover-open)::after {
      transition:
        left var(--motion-duration-normal) var(--motion-easing-standard),
        inline-size var(--motion-duration-normal) var(--motion-easing-standard);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }
`;

export const List = styled.ul`
  display: flex;
  block-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  gap: var(--space-6);
  font-size: var(--font-size-small);

  @media (min-width: 80rem) {
    gap: clamp(1.5rem, 5vw - 2.5rem, 2.25rem);
    font-size: var(--font-size-label);
  }
`;

export const Group = styled.li`
  display: flex;

  & > :is(button, a) {
    display: flex;
    align-items: center;
    min-inline-size: var(--space-6);
    block-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-text-heading);
    font: inherit;
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-heading);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  /* Seven long labels do not fit on one line at 1024 px: each breaks into a line per word. Korean ones are short. */
  & [data-part='label'] {
    inline-size: min-content;
    overflow-wrap: break-word;

    &:lang(ko) {
      inline-size: auto;
    }

    @media (min-width: 80rem) {
      inline-size: auto;
    }
  }

  /* The focus ring is drawn around the label: the trigger is as high as the header, which would clip it. */
  & > :is(button, a):focus-visible {
    outline: none;
  }

  & > :is(button, a):focus-visible > [data-part='label'] {
    outline: 3px solid var(--color-focus);
    outline-offset: 0.375rem;
    border-radius: var(--radius-small);
  }

  &:hover > :is(button, a),
  &:has(:popover-open) > [popovertarget],
  &[data-current] > :is(button, a) {
    color: var(--color-action-primary);
  }

  /*
   * At most one label is the anchor: of the open, otherwise the hovered, otherwise the focused group. The current group
   * has a color only: the line marks the current page in SectionNav. The list by its class: any other list of the page
   * would be asked too when something in it is hovered or gets the focus.
   */
  ${List}:not(:has(:popover-open)) > &:hover [data-part='label'],
  ${List}:not(:has(:popover-open, > li:hover)) > &:has(:focus-visible) [data-part='label'],
  ${List} > &&&:has(:popover-open) [data-part='label'] {
    anchor-name: --navigation-word;
  }

  /* Without the color. */
  @media (forced-colors: active) {
    &[data-current] [data-part='label'] {
      text-decoration: underline;
      text-decoration-thickness: var(--stroke-active);
      text-underline-offset: 0.5em;
    }
  }
`;

/** How a panel divides its width: what the group is, its pages, and room for a drawing. */
const columns = css`
  display: grid;
  grid-template-columns: 3fr 5fr 4fr;
  gap: var(--space-6);

  &[data-areas] {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0;
  }
`;

/** Fixed under the header, whether displayed by the stylesheet (hover) or as a popover in the top layer. */
export const Panel = styled.div`
  position: fixed;
  inset: var(--size-header) 0 auto;
  z-index: var(--layer-menu);
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 18rem;
  max-block-size: calc(100dvh - var(--size-header));
  margin: 0;
  padding-block: var(--space-10) var(--space-12);
  ${pageFrame}
  overflow-x: hidden;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
  /* Clips the shadow above, where the header is. */
  clip-path: inset(0 0 -5rem);
  color: var(--color-text);

  &:popover-open {
    ${columns}
  }

  @media (hover: hover) {
    nav:not([data-hydrated]) li:hover > & {
      ${columns}
    }
  }

  /* The page behind. A panel that only the stylesheet opens has no backdrop. */
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

  &[data-areas] {
    min-block-size: 0;
    padding-block: 0;
  }

  /*
   * The line from the word of the open group to the current area: 45° down, level, and down to the joint. Three pieces:
   * for an area at the left of the word, at its right, and below it; the other two have no width. All are after their
   * anchor: a box cannot refer to an anchor that follows it.
   */
  @supports (anchor-name: --navigation-area) {
    &[data-areas] > ul::after,
    &[data-areas] > ul > li:last-child::after,
    &[data-areas]::after {
      content: '';
      position: fixed;
      z-index: 1;
      inset-block: var(--size-header) calc(anchor(--navigation-area bottom, 100%) + 1.375rem + 6px);
      inset-inline: calc(anchor(--navigation-area left, 100%) - 21px)
        anchor(--navigation-word left, 100%);
      background: var(--color-brand-trunk);
      /* Nothing if there is no room for two bends: the joint says it. */
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

    &[data-areas]::after {
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

    &[data-areas] > ul > li:last-child::after {
      inset-inline: max(
          anchor(--navigation-area left, 100%) - 21px,
          anchor(--navigation-word left, 100%)
        )
        max(anchor(--navigation-area left, 100%) + 15px, anchor(--navigation-word right, 100%));
      clip-path: none;
    }
  }

  @media (forced-colors: active) {
    border-block-end: var(--stroke-hairline) solid CanvasText;
  }

  @media not (min-width: 64rem) {
    display: none !important;
  }
`;

export const PanelHead = styled.p`
  max-inline-size: 16rem;
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: var(--font-leading-snug);
  text-wrap: balance;

  & > strong {
    display: block;
    margin-block-end: var(--space-3);
    color: var(--color-text-heading);
    font-size: var(--font-size-h3);
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
    letter-spacing: var(--font-tracking-heading);
  }

  & a {
    color: inherit;
  }

  /* In the bar below the areas, beside the links. Their columns say what the group is. */
  [data-areas] > & {
    grid-row: 2;
    align-self: center;
    max-inline-size: none;
    color: var(--color-text);
    font-size: var(--font-size-label);
  }

  [data-areas] > & > strong {
    display: none;
  }
`;

/** Links in the bar below the areas. */
export const PanelLinks = styled.ul`
  display: flex;
  grid-row: 2;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 4rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The drawing of the group, to the edges of the panel. */
export const Picture = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: calc(50% + 13rem) 0;
  background: var(--color-surface-subtle);

  & > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const PanelList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: start;
  column-gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-single] {
    grid-column: 2 / -1;
    grid-template-columns: minmax(0, 1fr);
  }

  & > li {
    border-block-start: var(--stroke-hairline) solid var(--color-line);
  }

  & > li > a {
    display: flex;
    align-items: center;
    min-block-size: 3.25rem;
    padding-block: var(--space-2);
    color: var(--color-text);
    font-size: var(--font-size-label);
    font-weight: var(--font-weight-medium);
    line-height: var(--font-leading-snug);
    text-decoration: none;
  }

  & > li > a:hover {
    color: var(--color-action-primary);
  }

  & > li > a[aria-current] {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }

  /* The line below the word, as in SectionNav. */
  & > li > a[aria-current] [data-part='word'] {
    text-decoration: underline var(--color-brand-trunk);
    text-decoration-thickness: var(--stroke-active);
    text-underline-offset: 0.5em;
  }

  /* Three columns that touch, the outer ones to the edges of the window. */
  [data-areas] > & {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: 0;
    margin-inline: calc(-1 * var(--space-8));
  }

  [data-areas] > & > li {
    position: relative;
    padding: 2.75rem var(--space-8) var(--space-6);
    border: 0;
    ${accentBand}
  }

  [data-areas] > & > li:is(:first-child, :last-child)::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -50vw 100%;
    background: inherit;
  }

  [data-areas] > & > li:last-child::before {
    inset-inline: 100% -50vw;
  }

  [data-areas] > & > li > a {
    display: inline-flex;
    min-block-size: 2.75rem;
    padding-block: 0;
    color: var(--accent);
    font-size: 1.625rem;
    font-weight: var(--font-weight-bold);
    letter-spacing: var(--font-tracking-heading);
  }

  /* Beside the name, where both fit on one line in every language. */
  [data-areas] > & > li > [data-part='text'] {
    display: none;
    font-size: 0.9375rem;

    @media (min-width: 80rem) {
      display: inline-block;
    }
  }

  [data-areas] > & > li > a {
    margin-inline-end: var(--space-3);
  }

  @supports (anchor-name: --navigation-area) {
    /* The line from the word of the group to the area of the current page ends in a joint beside its name: see Panel. */
    [data-areas] > & > li > a[aria-current] {
      position: relative;
      anchor-name: --navigation-area;
    }

    [data-areas] > & > li > a[aria-current] [data-part='word'] {
      text-decoration: none;
    }

    [data-areas] > & > li > a[aria-current]::before {
      content: '';
      position: absolute;
      inset-block-start: calc(50% - 7px);
      left: -25px;
      z-index: 2;
      box-sizing: border-box;
      inline-size: 14px;
      block-size: 14px;
      border: 3px solid var(--color-brand-trunk);
      border-radius: 50%;
      background: var(--color-surface);
    }
  }

  @media (forced-colors: active) {
    [data-areas] > & > li {
      border-inline: var(--stroke-hairline) solid CanvasText;
    }
  }
`;
