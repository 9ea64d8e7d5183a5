import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12) var(--space-10);

  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** Charts in two columns from 1024 px; one with `wide` takes both. */
export function ChartGrid(props: ComponentPropsWithRef<'div'>) {
  return <Root {...props} />;
}
