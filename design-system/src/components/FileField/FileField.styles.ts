import styled from 'styled-components';

export const Drop = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-block-size: 3.5rem;
  padding: 0 var(--space-4);
  border: var(--stroke-hairline) dashed var(--color-line-control);
  border-radius: var(--radius-small);
  background: var(--color-surface);

  & > input {
    inline-size: 100%;
    font-size: var(--font-size-label);
  }

  & > input::file-selector-button {
    min-block-size: 2.25rem;
    margin-inline-end: var(--space-4);
    padding: 0 var(--space-4);
    border: var(--stroke-hairline) solid var(--color-action-secondary-line);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    color: var(--color-text-heading);
    font: inherit;
    font-weight: var(--font-weight-semibold);
    cursor: pointer;
  }

  /* Awake, the input is the whole place, and its words are the page's. */
  &[data-awake] > input {
    position: absolute;
    inset: 0;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    align-items: center;
    color: var(--color-text-muted);
    font-size: var(--font-size-label);
    line-height: var(--font-leading-snug);
  }

  & > span > :is(strong, span:first-child) {
    color: var(--color-text-link);
    font-weight: var(--font-weight-semibold);
  }

  /* Where nothing can be dragged, nothing is said about dragging. */
  @media (hover: none) {
    & > span > span:last-child {
      display: none;
    }
  }

  &:hover {
    border-color: var(--color-line-strong);
  }

  &:has(> input:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  &[data-over] {
    border-color: var(--color-action-primary);
    border-style: solid;
    background: var(--color-surface-selected);
  }

  &[data-invalid] {
    padding-inline: calc(var(--space-4) - 1px);
    border: var(--stroke-detail) solid var(--color-line-error);
  }

  &[data-disabled],
  &[data-disabled] > input,
  &[data-disabled] > span > * {
    border-color: var(--color-line);
    background: var(--color-action-disabled);
    color: var(--color-action-disabled-text);
    cursor: not-allowed;
  }
`;

export const Chosen = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  padding-inline-start: var(--space-4);
  border: var(--stroke-hairline) solid var(--color-line);
  border-radius: var(--radius-small);
  background: var(--color-surface-subtle);
  font-size: var(--font-size-small);
  line-height: var(--font-leading-snug);

  & small {
    color: var(--color-text-muted);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const Remove = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: transparent;

  &:hover {
    background: var(--color-action-secondary-hover);
  }
`;
