import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface ReceiptProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** The number in groups: `7K3M-9QXT-2BVD-H0RA-5`. */
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
  /* One click selects the whole number, for copying without scripts. */
  user-select: all;
  overflow-wrap: anywhere;

  @media (min-width: 768px) {
    font-size: var(--font-size-h3);
    letter-spacing: 0.04em;
  }
`;

/** A receipt number that is shown only once: large, in groups, selected by one click. */
export function Receipt(props: ReceiptProps) {
  return <Root translate="no" {...props} />;
}
