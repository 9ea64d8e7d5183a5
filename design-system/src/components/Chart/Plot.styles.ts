import { styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { appear, enter, entryTimeline, grow, growDown } from '../../styles/motion.ts';

export const Root = styled.div`
  container-type: inline-size;
  margin-block-start: var(--space-8);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  @media print {
    print-color-adjust: exact;
  }
`;

export const Body = styled.div`
  timeline-scope: --entry;
  --axis: 4.75rem;
  --labels: 0rem;
  --plot: 17rem;
  --width: calc(100cqi - var(--axis) - var(--labels));

  /* The amount of the last one of bars side by side is wider than its narrow bar. */
  @container not (min-width: 34rem) {
    &:has(text[data-side]) {
      --labels: 1.75rem;
    }
  }

  position: relative;

  [data-wide] & {
    --plot: 20rem;
  }

  @container (min-width: 27rem) {
    &[data-labeled] {
      --labels: 8.5rem;
    }
  }

  &[data-noted] {
    --note-space: 5rem;
  }

  /* The annotation is above the plot. */
  @container (min-width: 34rem) {
    padding-block-start: var(--note-space, 0);
  }
`;

const Area = styled.div`
  position: relative;
  block-size: var(--plot);
  ${entryTimeline}

  /* Bars and lines grow from the base. */
  & [data-series] {
    transform-box: view-box;
    transform-origin: 0 100%;
    ${enter(growDown, 40, 90)}
  }

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline: var(--axis) var(--labels);
    inline-size: calc(100% - var(--axis) - var(--labels));
    block-size: 100%;
    overflow: visible;
  }

  & svg text {
    fill: var(--color-text);
    font-weight: var(--font-weight-semibold);
    text-anchor: middle;
    stroke: var(--color-surface);
    stroke-width: 4;
    paint-order: stroke;
  }

  /* A large amount of the last category ends at the edge of the plot. */
  & svg [data-latest='above'] {
    translate: min(0px, var(--width) * var(--category) / 2 - 50%);
  }

  & svg [data-latest]:not([data-latest='beside']) {
    fill: var(--color-text-heading);
    font-size: 1.25rem;
    letter-spacing: var(--font-tracking-heading);
  }

  /* Amounts follow their marks. */
  & svg text {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    ${enter(grow, 80, 95)}
  }

  /* A line falls from the left above its mark. */
  & svg [data-falls] {
    translate: 0.75em;
  }

  /* Narrow plots label the latest amounts only; the table has all of them. */
  @container not (min-width: 34rem) {
    & text:not([data-latest]) {
      display: none;
    }

    & svg [data-falls][data-latest='above'] {
      translate: min(0px, var(--width) * var(--category) / 2 - 50%) 2.75rem;
    }
  }

  & > ul {
    display: none;
  }

  @container (min-width: 27rem) {
    & > ul {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      display: block;
      inline-size: calc(var(--labels) - 0.75rem);
      margin: 0;
      padding: 0;
      list-style: none;
    }

    & > ul > li {
      position: absolute;
      top: var(--top);
      translate: 0 -50%;
    }

    /* Next to the last point, which is in the middle of its category. */
    & > [data-kind='lines'] > li {
      padding-inline-end: var(--space-2);
      translate: calc(var(--width) * var(--category) / -2 + 0.5rem) -50%;
    }

    & > ul b {
      display: block;
      font-size: var(--font-size-body);
    }
  }

  @container (min-width: 34rem) {
    /* As wide as one of five columns, if the amount has five digits. */
    [data-wide] & svg [data-latest]:not([data-latest='beside']) {
      font-size: min(2.75rem, 4.6cqi);
    }

    /* The thousands separator of a large amount stays above its bar. */
    [data-wide] & svg [data-latest='above'] {
      translate: min(0px, var(--width) * var(--category) / 2 - 50%) -0.25rem;
    }
  }

  /* A large amount of five digits would cover the names of the series next to it. */
  @container (min-width: 34rem) and (max-width: 56rem) {
    [data-wide] [data-labeled] & svg [data-latest='above'] {
      font-size: 1.5rem;
    }
  }

  @media (forced-colors: active) {
    &&& svg text {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;

/** A separate component, so that only pages with bars side by side load its CSS. */
const Grouped = styled(Area)`
  && {
    /*
     * Centered above its bar; an amount that is wider extends over the gap next to the group, not over the neighboring
     * bar.
     */
    --bar-half: calc(var(--width) * var(--bar) / 2);

    & svg [data-side='start'] {
      text-anchor: end;
      translate: min(0px, 50% - var(--bar-half));
    }

    & svg [data-side='end'] {
      text-anchor: start;
      translate: max(0px, var(--bar-half) - 50%);
    }
  }
`;

/** A separate component, so that only pages with a plan load its CSS: the amount achieved is below that of the plan. */
const Planned = styled(Area)`
  && {
    & svg [data-latest='below'] {
      fill: var(--color-text-success);
      translate: -1.25rem;
    }

    /* The name of a plan that ends at zero is on the base line. */
    & > ul > li {
      background: var(--color-surface);
    }

    & svg tspan[x] {
      font-size: var(--font-size-small);
      letter-spacing: 0;
    }

    @container (min-width: 34rem) {
      [data-wide] & svg [data-latest='below'] {
        translate: -2.25rem 1rem;
      }
    }
  }
`;

const Grid = styled.div`
  position: absolute;
  inset-inline: 0 var(--labels);
  top: var(--top);
  block-size: 0;
  border-block-start: var(--stroke-hairline) solid var(--color-line);
  color: var(--color-text-muted);

  &[data-base] {
    border-block-start-color: var(--color-line-strong);
  }

  & > span {
    position: absolute;
    inset-block-end: 0.25rem;
  }
`;

export const Categories = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: var(--space-2) var(--labels) 0 var(--axis);
  color: var(--color-text-muted);
  /* Six years fit side by side on the narrowest phones, also in bold. */
  font-size: min(1em, 4cqi);
  text-align: center;

  & > [data-latest] {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }
`;

/* The annotation is a line of text below the plot, or above its category if it fits. */
const Note = styled.p`
  ${enter(appear, 92, 100)}
  margin: var(--space-4) 0 0;
  color: var(--color-text-accent);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
  text-wrap: balance;

  @container (min-width: 34rem) {
    &:not([data-written='below']) {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: calc(var(--axis) + (100% - var(--axis) - var(--labels)) * var(--at));
      display: grid;
      align-content: end;
      inline-size: max-content;
      max-inline-size: min(17rem, 60%);
      block-size: 3rem;
      margin: 0;
      padding-inline-start: var(--space-6);

      /* From the annotation to above the text of the mark. */
      --drop: calc(2rem + var(--plot) * var(--top) - var(--text, 0.5rem));

      &[data-written='earlier'] {
        --text: 2rem;
      }

      &[data-written='latest'] {
        --text: 2.25rem;
      }

      [data-wide] &[data-written='latest'] {
        --text: 3.75rem;
      }

      & > b {
        display: none;
      }

      /* The leader turns from the last line of the text down to above the amount, and ends in a joint. */
      &::after {
        content: '';
        position: absolute;
        inset-block-start: calc(100% - 0.75em);
        inset-inline-start: 0;
        inline-size: var(--space-4);
        block-size: calc(var(--drop) + 0.75em);
        border: 0 solid;
        border-block-start-width: var(--stroke-detail);
        border-inline-start-width: var(--stroke-detail);
        border-start-start-radius: var(--radius-medium);
      }

      &::before {
        content: '';
        position: absolute;
        inset-block-start: calc(100% + var(--drop) - var(--space-1));
        inset-inline-start: calc(var(--stroke-detail) / 2 - var(--space-1));
        border: var(--space-1) solid;
        border-radius: 50%;
      }

      &[data-side='start'] {
        translate: -100%;
        padding-inline: 0 var(--space-6);
        text-align: end;
      }

      &[data-side='start']::after {
        inset-inline: auto 0;
        border-inline-width: 0 var(--stroke-detail);
        border-start-start-radius: 0;
        border-start-end-radius: var(--radius-medium);
      }

      &[data-side='start']::before {
        inset-inline: auto calc(var(--stroke-detail) / 2 - var(--space-1));
      }
    }
  }

  /* Under the amount and the name of the mark, to the left of a line that falls. */
  @container (min-width: 56rem) {
    &[data-written='below'] {
      position: absolute;
      inset-block-start: calc(var(--plot) * var(--top) + 4.75rem);
      inset-inline-start: calc(
        var(--axis) + (100% - var(--axis) - var(--labels)) * var(--at) - 5rem
      );
      inline-size: 11rem;
      margin: 0;
      text-wrap: pretty;

      & > b {
        display: none;
      }
    }
  }
`;

export const PlacedArea = styled(Area)<CustomProperties>(getCustomProperties);
export const GroupedArea = styled(Grouped)<CustomProperties>(getCustomProperties);
export const PlannedArea = styled(Planned)<CustomProperties>(getCustomProperties);
export const PlacedGrid = styled(Grid)<CustomProperties>(getCustomProperties);
export const Name = styled.li<CustomProperties>(getCustomProperties);
export const PlacedNote = styled(Note)<CustomProperties>(getCustomProperties);
