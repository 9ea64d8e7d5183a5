import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface ReceiptProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** The number in its groups, as it is to be written down: `7K3M-9QXT-2BVD-H0RA-5`. */
  children: string;
}

const Root = styled.output`
  display: block;
  max-inline-size: var(--size-form);
  padding: var(--space-5) var(--space-2);
  border: var(--stroke-detail) solid var(--color-line-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  color: var(--color-text-heading);
  font-size: var(--font-size-body);
  font-variant-numeric: tabular-nums slashed-zero;
  font-weight: var(--font-weight-bold);
  line-height: var(--font-leading-heading);
  text-align: center;
  /* One click takes all of it, also where no script can copy it. */
  user-select: all;
  overflow-wrap: anywhere;

  @media (min-width: 768px) {
    font-size: var(--font-size-h3);
    letter-spacing: 0.04em;
  }
`;

/** A number that is told once: large, in groups, selected whole by one click. */
export function Receipt(props: ReceiptProps) {
  return <Root translate="no" {...props} />;
}
