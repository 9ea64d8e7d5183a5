import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Link } from './Link.tsx';
import type { NavigationItem } from '../Navigation/index.ts';

/** Props of `ActionLinks`; other attributes are those of `ul`. */
export interface ActionLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The links, the most important first. */
  items: readonly NavigationItem[];
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  padding: 0;
  list-style: none;
`;

/** A few standalone links that follow a section. */
export function ActionLinks({ items, ...rest }: ActionLinksProps) {
  return (
    <Root {...rest}>
      {items.map(({ label, href, external }) => (
        <li key={href}>
          <Link variant="standalone" href={href} external={external}>
            {label}
          </Link>
        </li>
      ))}
    </Root>
  );
}
