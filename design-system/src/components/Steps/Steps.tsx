import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface Step {
  /** The result of the step: "−42 %". Shown large above the title. */
  figure?: string | undefined;
  title: string;
  text?: ReactNode;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  items: readonly Step[];
}

const Root = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  counter-reset: station;

  @media (min-width: 1024px) {
    /* A fixed number of columns: steps do not move while the following ones are still loading. */
    grid-template-columns: repeat(var(--stations), minmax(0, 1fr));
  }
`;

const Station = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding: 0 0 var(--space-8) var(--space-10);
  counter-increment: station;

  /* The connection to the next step. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 1rem auto -0.5rem 0.875rem;
    inline-size: var(--stroke-detail);
    background: var(--color-brand-trunk);
  }

  &::before {
    content: counter(station);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 1.875rem;
    block-size: 1.875rem;
    border: var(--stroke-detail) solid var(--color-brand-trunk);
    border-radius: 50%;
    background: var(--color-surface);
    color: var(--color-text-heading);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-bold);
    line-height: 1;
  }

  @media (min-width: 1024px) {
    padding: var(--space-12) var(--space-6) 0 0;

    &:not(:last-child)::after {
      inset: 0.875rem 0 auto 1.875rem;
      inline-size: auto;
      block-size: var(--stroke-detail);
    }
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

/** A procedure in numbered steps; vertical on phones, horizontal from 1024 px. */
export function Steps({ items, style, ...rest }: StepsProps) {
  return (
    <Root {...rest} style={{ '--stations': items.length, ...style }}>
      {items.map(({ figure, title, text }) => (
        <Station key={title}>
          {figure && <Figure>{figure}</Figure>}
          <Title>{title}</Title>
          {text && <Words>{text}</Words>}
        </Station>
      ))}
    </Root>
  );
}
