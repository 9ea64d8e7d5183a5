import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** Props of `Receipt`; other attributes are those of `output`. */
export interface ReceiptProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** The number in groups: `7K3M-9QXT-2BVD-H0RA-5`. */
  children: string;
}

const Root = styled.output`
  display: block;
  max-inline-size: var(--size-form);
  padding-block: var(--space-4);
  border-block: var(--stroke-detail) solid var(--color-line-strong);
  color: var(--color-text-heading);
  font-size: var(--font-size-h3);
  font-variant-numeric: tabular-nums slashed-zero;
  font-weight: var(--font-weight-bold);
  line-height: var(--font-leading-heading);
  /* One click selects the whole number, for copying without scripts. */
  user-select: all;
  overflow-wrap: anywhere;

  @media (min-width: 768px) {
    font-size: var(--font-size-h2);
  }
`;

/** A receipt number that is shown only once: large, in groups, selected by one click. */
export function Receipt(props: ReceiptProps) {
  return <Root translate="no" {...props} />;
}
