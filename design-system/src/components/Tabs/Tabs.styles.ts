import { css } from 'styled-components';

import { pageFrame } from '../../styles/page-frame.ts';

/** A row of tabs that scrolls sideways on phones. */
export const tabList = css`
  display: flex;
  gap: var(--space-2);
  /* Space for the focus ring, which overflow would clip. */
  margin: -6px;
  padding: 6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &[data-framed] {
    margin-inline: 0;
    ${pageFrame}
  }

  & [data-tab] {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--space-4);
    border: var(--stroke-hairline) solid var(--color-line);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    color: var(--color-text);
    font-weight: var(--font-weight-medium);
    line-height: 1.2;
    text-decoration: none;
    white-space: nowrap;
  }

  & [data-tab]:hover {
    border-color: var(--color-line-strong);
  }

  @media (min-width: 1024px) {
    flex-wrap: wrap;
  }

  @media (forced-colors: active) {
    & [data-state='active'] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }

  @media print {
    display: none;
  }
`;

/** A filled tab is selected. */
export const pills = css`
  & [data-state='active'] {
    border-color: var(--color-action-selected);
    background: var(--color-action-selected);
    color: var(--color-text-on-action);
  }
`;

/** An underlined tab is selected. */
export const underlines = css`
  gap: var(--space-6);
  border-block-end: var(--stroke-hairline) solid var(--color-line);

  & [data-tab] {
    padding-inline: 0;
    border: 0;
    background: transparent;
  }

  /* The indicator is as wide as the label. */
  & [data-tab] > span {
    position: relative;
  }

  & [data-state='active'] > span::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -0.8rem;
    block-size: var(--stroke-active);
    border-radius: var(--radius-pill);
    background: var(--color-brand-signal);
  }

  & [data-state='active'] {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }
`;
