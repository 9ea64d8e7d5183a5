import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';

import { Link } from '../../components/Link/index.ts';
import { Text } from '../../components/Text/index.ts';

/** Props of `ExampleLinks`; other attributes are those of `nav`. */
export interface ExampleLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** "Try these". */
  label: string;
  /** Searches with results, each with its address. */
  items: readonly { readonly label: string; readonly href: string }[];
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
`;

/** Links to example searches. */
export function ExampleLinks({ label, items, ...rest }: ExampleLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} {...rest}>
      <Text id={id} size="small" tone="muted">
        {label}
      </Text>
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href}>{item.label}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
