import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { enter, entryTimeline, growAcross } from '../../styles/motion.ts';
import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';

/** One step of a procedure. */
export interface Step {
  /** A small drawing of the step. Decorative: the title names it. */
  picture?: ReactNode;
  /** The result of the step: "−42 %". Shown large above the title. */
  figure?: string | undefined;
  /** The action of the step, in a few words. */
  title: string;
  /** Details of the step; none by default. */
  text?: ReactNode;
}

/** Props of `Steps`; other attributes are those of `ol`. */
export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The steps in their order; three to seven. */
  items: readonly Step[];
  /** Without numbers the steps are events in time. */
  numbered?: boolean | undefined;
}

/** The maximum number of steps in a single row; more are in rows of `COLUMNS_OF_ROWS`. */
const ROW_MAX = 6;
const COLUMNS_OF_ROWS = 4;

const Root = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  counter-reset: step;
  ${entryTimeline}

  @media (min-width: 1024px) {
    /* A fixed number of columns, so that steps do not move while the following ones are loading. */
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    row-gap: var(--space-16);
  }
`;

const Columns = styled(Root)<CustomProperties>(getCustomProperties);

const Item = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding: 0 0 var(--space-8) var(--space-10);
  counter-increment: step;
  --above: 0rem;

  /* The picture is next to the text on phones, above the line on wide screens. */
  &[data-picture] {
    grid-template-columns: minmax(0, 1fr) 4.5rem;
    column-gap: var(--space-4);
  }

  &[data-picture] > :not(:first-child) {
    grid-column: 1;
  }

  /* The connection to the next step. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 1rem auto -0.5rem 0.875rem;
    inline-size: var(--stroke-detail);
    background: var(--color-brand-line);
    transform-origin: 0 0;

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }

  &::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 1.875rem;
    block-size: 1.875rem;
    border: var(--stroke-detail) solid var(--color-brand-line);
    border-radius: 50%;
    background: var(--color-surface);
    color: var(--color-text-heading);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-bold);
    line-height: 1;
  }

  [data-numbered='false'] > &::before {
    content: '';
    margin: 0.375rem;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  @media (min-width: 1024px) {
    padding: calc(var(--above) + var(--space-12)) var(--space-6) 0 0;

    &[data-picture] {
      --above: calc(6rem + var(--space-4));

      grid-template-columns: minmax(0, 1fr);
    }

    &::before {
      inset-block-start: var(--above);
    }

    &:not(:last-child)::after {
      inset: calc(var(--above) + 0.875rem) 0 auto 1.875rem;
      inline-size: auto;
      block-size: var(--stroke-detail);
      ${enter(growAcross, 30, 70)}
    }

    /* The connections are drawn one after the other. */
    &:nth-child(2)::after {
      animation-range: entry 45% entry 80%;
    }

    &:nth-child(n + 3)::after {
      animation-range: entry 60% entry 95%;
    }

    [data-numbered='false'] > &::before {
      margin-inline: 0;
    }

    [data-numbered='false'] > &:not(:last-child)::after {
      inset-inline-start: 1.125rem;
    }
  }
`;

const Picture = styled.span`
  grid-row: 1 / span 4;
  grid-column: 2;

  & > :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  @media (min-width: 1024px) {
    position: absolute;
    grid-area: auto;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 6rem;
  }

  /* Drawn for a light background. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: var(--color-surface);
  }
`;

const Figure = styled.span`
  color: var(--color-text-heading);
  font-size: var(--font-size-h2);
  font-variant-numeric: tabular-nums;
  font-weight: var(--font-weight-bold);
  line-height: var(--font-leading-heading);
  letter-spacing: var(--font-tracking-heading);
`;

const Title = styled.strong`
  color: var(--color-text-heading);
  font-size: var(--font-size-lead);
  font-weight: var(--font-weight-bold);
  line-height: var(--font-leading-heading);
`;

const Words = styled.span`
  max-inline-size: var(--font-measure-body);
  color: var(--color-text-muted);
`;

/** A procedure in numbered steps, or events in time; vertical on phones, horizontal from 1024 px. */
export function Steps({ items, numbered = true, ...rest }: StepsProps) {
  const columns = items.length > ROW_MAX ? COLUMNS_OF_ROWS : items.length;
  return (
    <Columns
      data-numbered={numbered ? undefined : false}
      $properties={{ '--columns': columns }}
      {...rest}
    >
      {items.map(({ figure, title, text, picture }) => (
        <Item key={title} data-picture={picture ? '' : undefined}>
          {picture && <Picture>{picture}</Picture>}
          {figure && <Figure>{figure}</Figure>}
          <Title>{title}</Title>
          {text && <Words>{text}</Words>}
        </Item>
      ))}
    </Columns>
  );
}
