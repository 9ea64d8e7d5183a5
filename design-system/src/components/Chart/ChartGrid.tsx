import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--space-10);

  /* If one has an annotation, all reserve the space for it. */
  &:has([data-noted]) {
    --note-space: 5rem;
  }

  & > figure {
    margin-block-end: var(--space-12);
  }

  & > figure:last-child {
    margin-block-end: 0;
  }

  /* In pairs, titles, plots and links are on the same lines: the rows are shared. */
  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > figure {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }

    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** Charts one below the other, from 1024 px in pairs; one with `wide` takes both columns. */
export function ChartGrid(props: ComponentPropsWithRef<'div'>) {
  return <Root {...props} />;
}
