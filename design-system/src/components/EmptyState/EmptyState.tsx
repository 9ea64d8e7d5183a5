import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import type { NavigationItem } from '../Navigation/index.ts';
import { ActionLinks } from '../Statement/index.ts';

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
  padding-block: var(--space-10);
  border-block: var(--stroke-hairline) solid var(--color-line);
  color: var(--color-text-muted);

  & > p {
    max-inline-size: var(--font-measure-body);
    margin: 0;
    text-wrap: pretty;
  }
`;

/** Shown instead of an empty list. */
export function EmptyState({ children, link, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <p>{children}</p>
      {link && <ActionLinks items={[link]} />}
    </Root>
  );
}
