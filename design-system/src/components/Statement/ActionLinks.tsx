import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { type NavigationItem, NavigationLink } from '../Navigation/index.ts';

export interface ActionLinksProps extends ComponentPropsWithRef<'ul'> {
  items: readonly NavigationItem[];
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    color: var(--color-text-link);
  }

  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.75rem;
    color: inherit;
    font-weight: var(--font-weight-semibold);
    text-decoration: none;
  }

  & a:hover {
    color: var(--color-text-link-hover);
    text-decoration: underline;
    text-decoration-thickness: var(--stroke-detail);
    text-underline-offset: 0.35em;
  }

  & svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`;

/** Where to go on from a section: a few links with an arrow each. */
export function ActionLinks({ items, ...rest }: ActionLinksProps) {
  return (
    <Root {...rest}>
      {items.map((item) => (
        <li key={item.href}>
          <NavigationLink item={item}>
            {!item.external && <ArrowRight aria-hidden />}
          </NavigationLink>
        </li>
      ))}
    </Root>
  );
}
