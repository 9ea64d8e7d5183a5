import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import type { NavigationItem } from '../Navigation/index.ts';
import { ActionLinks } from '../Link/index.ts';

/** Props of `EmptyState`; other attributes are those of `div`. */
export interface EmptyStateProps extends ComponentPropsWithRef<'div'> {
  /** What is missing and a likely reason. */
  children: string;
  /** The suggested next step. */
  link?: NavigationItem | undefined;
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding-block: var(--space-6) var(--space-10);
  color: var(--color-text-muted);

  & > p {
    max-inline-size: var(--font-measure-body);
    margin: 0;
    text-wrap: pretty;
  }
`;

/** A cut cable. Wide windows show more of its right half instead of a larger picture, so that strokes keep their width. */
const CutCable = styled.svg`
  inline-size: 100%;
  block-size: 5rem;
  margin-block-end: var(--space-4);
  color: var(--color-brand-line);
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 3px;

  & > [data-part='line'] {
    stroke-width: var(--stroke-line);
  }

  & > [data-part='first'] {
    stroke: var(--color-area-first);
  }

  & > [data-part='second'] {
    stroke: var(--color-area-second);
  }

  & > [data-part='third'] {
    stroke: var(--color-area-third);
  }

  & > [data-part='hv'] {
    stroke: var(--color-area-hv);
  }

  @media print {
    display: none;
  }
`;

/** The four conductors: color, vertical offset, and x of the cut on the left and on the right. */
const CONDUCTORS = [
  { color: 'first', offset: -27, left: 148, right: 172 },
  { color: 'second', offset: -9, left: 134, right: 182 },
  { color: 'third', offset: 9, left: 152, right: 176 },
  { color: 'hv', offset: 27, left: 142, right: 188 },
] as const;

/** Shown instead of an empty list. */
export function EmptyState({ children, link, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <CutCable aria-hidden viewBox="0 0 1280 80" preserveAspectRatio="xMinYMid slice">
        {CONDUCTORS.map(({ color, offset, left, right }) => (
          <path
            key={color}
            d={`M80 40l${Math.abs(offset)} ${offset}H${left}M244 40l-${Math.abs(offset)} ${offset}H${right}`}
            data-part={color}
          />
        ))}
        <path
          data-part="line"
          d="M3 64h9q7 0 12-5l14-14q5-5 12-5h30M244 40h30q7 0 12 5l14 14q5 5 12 5h968"
        />
      </CutCable>
      <p>{children}</p>
      {link && <ActionLinks items={[link]} />}
    </Root>
  );
}
