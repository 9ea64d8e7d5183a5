import { css, styled } from 'styled-components';

const STATES = [1, 2, 3];

/** Custom properties of the elements in each chosen state. */
const states = STATES.map(
  (state) => css`
    &:has([value='${state}']:checked) {
      & [data-in~='${state}'] {
        --in: var(--accent);
      }

      & [data-out~='${state}'] {
        --out: var(--accent);
      }

      & [data-open~='${state}'] {
        --open: 1;
      }

      & [data-reverse~='${state}'] {
        --direction: -1;
      }

      & [data-warm~='${state}'] {
        --background: var(--color-surface-heritage);
        --ink: var(--color-area-heritage);
      }

      & [data-alert~='${state}'] {
        --background: var(--color-surface-error);
        --ink: var(--color-text-error);
      }

      & > [data-text='${state}'] {
        display: block;
      }
    }
  `,
);

export const Root = styled.div`
  --off: var(--color-line-control);

  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  & > p {
    display: none;
    margin: 0;
    max-inline-size: var(--font-measure-body);
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    text-wrap: pretty;
  }

  ${states}

  @media print {
    display: none;
  }
`;

/* The supply is next to the branches, or above them in a narrow window. */
export const Diagram = styled.div`
  --wire: 2.25rem;

  display: flex;
  align-items: center;
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--accent-surface, var(--color-surface-subtle));
  font-size: var(--font-size-label);
  line-height: var(--font-leading-snug);

  & ol {
    display: flex;
    flex: 1;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > div {
    flex: 2;
  }

  & li {
    /* An element does not inherit the state of its branch. */
    --in: initial;
    --out: initial;

    position: relative;
    flex: 1;
    padding-inline: var(--space-1);
    color: var(--ink, var(--color-text));
    text-align: center;
  }

  & span {
    position: relative;
    z-index: 1;
  }

  /* The last elements of all branches are aligned. */
  & > div li:last-child {
    flex: 0 0 9rem;
  }

  /* The wire of a single branch is straight, however many lines the labels have. */
  &[data-branches='1'] {
    align-items: flex-start;
  }

  & svg {
    position: relative;
    display: block;
    z-index: 1;
    inline-size: 4.5rem;
    block-size: 3rem;
    margin: calc(var(--wire) - 1.5rem) auto 0;
    border-radius: var(--radius-small);
    background: var(--background, var(--accent-surface, var(--color-surface-subtle)));
    fill: none;
    stroke: var(--ink, var(--in, var(--off)));
    stroke-width: 2;
    transition: stroke var(--motion-duration-normal);
  }

  & path {
    opacity: calc(1 - var(--open, 0));
  }

  & path + path {
    opacity: var(--open, 0);
  }

  /* Wires: before and after the symbol. */
  & :is(li, ol)::before,
  & li::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--wire) - 1px);
    inset-inline-start: 0;
    inline-size: 50%;
    block-size: 2px;
    background: var(--in, var(--off));
    transition: background-color var(--motion-duration-normal);
  }

  & li::after {
    inset-inline-start: 50%;
    background: var(--out, var(--off));
  }

  & > ol::before,
  & > ol > li:first-child::before,
  & > div li:last-child::after {
    content: none;
  }

  /* The line from which the branches go off. */
  & > div > ol {
    position: relative;
  }

  & > div > ol::before {
    inset-block: 0;
    inline-size: 2px;
    block-size: auto;
  }

  & > div > ol:first-child::before {
    inset-block-start: calc(var(--wire) - 1px);
  }

  & > div > ol:last-child::before {
    inset-block-end: auto;
    block-size: var(--wire);
  }

  & > div > ol:only-child::before {
    content: none;
  }

  /* An arrow: the direction of the current. */
  & > div > ol::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--wire) - 5px);
    inset-inline-start: 0.75rem;
    border-block: 5px solid transparent;
    border-inline-start: 8px solid var(--in, var(--off));
    scale: var(--direction, 1);
  }

  /* The elements of one branch and its supply have equal distances. */
  @container (inline-size >= 40rem) {
    &[data-branches='1'] {
      & > div li:last-child {
        flex: 1;
      }

      & > :is(ol, div) {
        flex: 1;
      }

      & > :is(ol, div):has(li:nth-child(2)) {
        flex: 2;
      }

      & > :is(ol, div):has(li:nth-child(3)) {
        flex: 3;
      }
    }
  }

  @container (inline-size >= 60rem) {
    --wire: 3rem;

    font-size: var(--font-size-lead);

    & svg {
      inline-size: 6.75rem;
      block-size: 4.5rem;
      margin-block-start: calc(var(--wire) - 2.25rem);
      stroke-width: 1.3;
    }
  }

  @container (inline-size < 40rem) {
    display: block;
    padding-inline: var(--space-2);
    font-size: var(--font-size-small);

    & > ol {
      flex-direction: column;
    }

    & > div {
      display: flex;
    }

    & > div > ol {
      flex-direction: column;
      justify-content: flex-start;
    }

    & li,
    & > div li:last-child {
      flex: none;
      padding-inline: 0;
    }

    /* The background of a label covers the wire behind it. */
    & span {
      position: relative;
      display: block;
      inline-size: fit-content;
      max-inline-size: 100%;
      margin-inline: auto;
      padding-inline: 1px;
      background: var(--accent-surface, var(--color-surface-subtle));
    }

    /* Symbols are rotated along the wire: their width becomes their height. */
    & svg {
      inline-size: 3.5rem;
      block-size: 2.25rem;
      margin-block: 0.625rem;
      rotate: 90deg;
    }

    /* Room for the arrow. */
    & > div li:first-child {
      padding-block-start: var(--space-4);
    }

    & li::before,
    & li::after {
      inset-block-start: 0;
      inset-inline-start: calc(50% - 1px);
      inline-size: 2px;
      block-size: 2rem;
    }

    & li::after {
      inset-block-start: 2rem;
      block-size: auto;
      inset-block-end: 0;
    }

    & > div > ol::before,
    & > div > ol:first-child::before,
    & > div > ol:last-child::before {
      inset-block: 0 auto;
      inset-inline: 0;
      inline-size: auto;
      block-size: 2px;
    }

    & > div > ol::after {
      inset-block-start: 0.25rem;
      inset-inline-start: calc(50% - 4px);
      rotate: 90deg;
    }

    & > div > ol:first-child::before {
      inset-inline-start: 50%;
    }

    & > div > ol:last-child::before {
      inset-inline-end: 50%;
    }
  }

  @media (forced-colors: active) {
    --accent: CanvasText;
    --off: GrayText;

    & svg,
    & span {
      background: Canvas;
      stroke: CanvasText;
    }
  }
`;
