import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../../components/Heading/index.ts';

/** Props of `PlaceGroup`; other attributes are those of `section`. */
export interface PlaceGroupProps extends ComponentPropsWithRef<'section'> {
  /** Common property of the places: the name of a country. */
  heading: string;
}

const Root = styled.section`
  display: grid;
  gap: var(--space-4) var(--space-6);

  & + & {
    margin-block-start: var(--space-10);
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 10fr);

    & > h3 {
      padding-block-start: var(--space-5);
    }
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* A place without another next to it takes the width of both, and has its facts in two columns. */
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;

      & > dl {
        grid-template-columns: repeat(2, minmax(4.5rem, auto) minmax(0, 1fr));
      }
    }
  }
`;

/** Cards of places under the name of their group. */
export function PlaceGroup({ heading, children, ...rest }: PlaceGroupProps) {
  return (
    <Root aria-label={heading} {...rest}>
      <Heading level={3}>{heading}</Heading>
      <Cards>{children}</Cards>
    </Root>
  );
}
