import { styled } from 'styled-components';

import { pageFrame } from '../../styles/page-frame.ts';
import type { MenuStyles } from './types.ts';

interface PanelProps {
  /** Rules for what is loaded when the menu is first used. */
  readonly $styles: MenuStyles | undefined;
  readonly $areas: boolean;
}

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
      border-block-end: 6px solid var(--color-brand-line);
      pointer-events: none;
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

  /* Also without the color. */
  & > [aria-current] {
    font-weight: var(--font-weight-bold);
  }

  /*
   * At most one label is the anchor: of the open, otherwise the hovered, otherwise the focused group. The current group
   * has a color and weight only: the line marks the current page in SectionNav. The list by its class: any other list of the page
   * would be asked too when something in it is hovered or gets the focus.
   */
  ${List}:not(:has(:popover-open)) > &:hover [data-part='label'],
  ${List}:not(:has(:popover-open, > li:hover)) > &:has(:focus-visible) [data-part='label'],
  ${List} > &&&:has(:popover-open) [data-part='label'] {
    anchor-name: --navigation-word;
  }
`;

/** Fixed under the header, whether displayed by the stylesheet (hover) or as a popover in the top layer. */
export const Panel = styled.div<PanelProps>`
  position: fixed;
  inset: var(--size-header) 0 auto;
  z-index: var(--layer-menu);
  box-sizing: border-box;
  inline-size: 100%;
  max-block-size: calc(100dvh - var(--size-header));
  margin: 0;
  padding-block: var(--space-10) var(--space-12);
  ${pageFrame}
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
  /* Clips the shadow above, where the header is. */
  clip-path: inset(0 0 -5rem);
  color: var(--color-text);

  /* The description of the group, its pages, and space for a drawing. */
  grid-template-columns: 3fr 5fr 4fr;
  gap: var(--space-6);

  &:popover-open {
    display: grid;
  }

  @media (hover: hover) {
    nav:not([data-hydrated]) li:hover > & {
      display: grid;
    }
  }

  @media (forced-colors: active) {
    border-block-end: var(--stroke-hairline) solid CanvasText;
  }

  @media not (min-width: 64rem) {
    display: none !important;
  }

  ${({ $styles }) => $styles?.opened}
  ${({ $styles, $areas }) => $areas && $styles?.panel}
`;

export const PanelHead = styled.p<PanelProps>`
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

  ${({ $styles, $areas }) => $areas && $styles?.head}
`;

export const PanelList = styled.ul<PanelProps & { readonly $single: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

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

  ${({ $styles, $single }) => $single && $styles?.single}
  ${({ $styles, $areas }) => $areas && $styles?.list}
`;
