import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../../components/Heading/index.ts';

/** Props of `PlaceDirections`; other attributes are those of `div`. */
export interface PlaceDirectionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the destination. */
  heading: string;
  /** Means of transport and directions: "By train", "From Cheonan-Asan station …". */
  items: readonly { readonly by: string; readonly text: string }[];
}

const Root = styled.div`
  margin-block-start: var(--space-3);

  & > dl {
    margin: var(--space-3) 0 0;
    font-size: var(--font-size-label);
    line-height: var(--font-leading-body);
  }

  & dt {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  & dd {
    margin: 0 0 var(--space-3);
    text-wrap: pretty;
  }
`;

/** Directions to a place; inside a `PlaceCard`. */
export function PlaceDirections({ heading, items, ...rest }: PlaceDirectionsProps) {
  return (
    <Root {...rest}>
      <Heading level={4} size="label">
        {heading}
      </Heading>
      <dl>
        {items.map(({ by, text }) => (
          <div key={by}>
            <dt>{by}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
