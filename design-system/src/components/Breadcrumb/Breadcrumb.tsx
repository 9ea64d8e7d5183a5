import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';

/** One level between the home page and the current page. */
export interface BreadcrumbItem {
  /** The name of the page, as in the menu. */
  label: string;
  /** Omit it for a group that has no page; often omitted for the last item. */
  href?: string | undefined;
}

/** Props of `Breadcrumb`; other attributes are those of `nav`. */
export interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
  /** From the home page to the current page. */
  items: readonly BreadcrumbItem[];
  /** Whether the last item is the group of the page: then the adjacent `SectionNav` marks the page itself. */
  endsAbove?: boolean | undefined;
}

const List = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: var(--font-leading-snug);

  & > li {
    padding-block: var(--space-1);
    white-space: nowrap;
  }

  /* On one line in every font: the heading below contains the full name of the page. */
  & > li:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > li + li::before {
    content: '›' / '';
    margin-inline: var(--space-2);
    color: var(--color-text-muted);
  }

  & a {
    padding-block: var(--space-1);
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    color: var(--color-text-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & [aria-current] {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }
`;

/** The path to the current page. Separators are CSS content with empty alternative text. */
export function Breadcrumb({ items, endsAbove, ...rest }: BreadcrumbProps) {
  const message = useMessage();
  return (
    <nav aria-label={message('breadcrumb.label')} {...rest}>
      <List>
        {items.map(({ label, href }, index) => {
          const current = !endsAbove && index === items.length - 1 ? ('page' as const) : undefined;
          return (
            <li key={`${index}-${label}`}>
              {href ? (
                <a href={href} aria-current={current}>
                  {label}
                </a>
              ) : (
                <span aria-current={current}>{label}</span>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
