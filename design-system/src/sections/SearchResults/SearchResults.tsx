import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../../components/Heading/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';

/** One page of the results. */
export interface SearchResult {
  /** Unique within the results. */
  readonly id: string;
  /** URL of the page. */
  readonly href: string;
  /** Title with `mark` around matches. */
  readonly title: ReactNode;
  /** The matching sentence, with `mark` around matches. */
  readonly excerpt: ReactNode;
  /** Decorative: the title names the result. */
  readonly picture?: ReactNode;
}

/** Props of `SearchResultGroup`; other attributes are those of `section`. */
export interface SearchResultGroupProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Kind of the results: "Products". */
  heading: string;
  /** The results of this kind, the best first. */
  items: readonly SearchResult[];
  /** A sentence with the number of further results. */
  more?: string | undefined;
}

/* On wide screens the heading is next to the results. */
const Root = styled.section`
  display: grid;
  gap: var(--space-6);
  padding-block-start: var(--space-8);
  border-block-start: var(--stroke-hairline) solid var(--color-line);
  scroll-margin-block-start: var(--size-header);

  & > ol {
    display: grid;
    gap: var(--space-6);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & mark {
    background: var(--color-surface-warning);
    box-shadow: inset 0 -2px var(--color-line-warning);
    color: inherit;
  }

  & > ol a {
    display: inline-block;
    padding-block: var(--space-2);
  }

  /* Titles are aligned, with or without pictures. */
  & > ol:has(> [data-picture]) > li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: var(--space-4);
    align-items: start;

    @media (min-width: 768px) {
      grid-template-columns: 8rem minmax(0, 1fr);
      gap: var(--space-6);
    }
  }

  & > ol:has(> [data-picture]) > li > :last-child {
    grid-column: 2;
  }

  & > ol > [data-picture] > :first-child {
    margin-block-start: var(--space-2);
  }

  @media (min-width: 1024px) {
    grid-template-columns: 1fr 3fr;
  }
`;

/** Search results of one kind. */
export function SearchResultGroup({ heading, items, more, ...rest }: SearchResultGroupProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading id={id} size="h3">
        {heading}
      </Heading>
      <ol>
        {items.map(({ id: key, href, title, excerpt, picture }) => (
          <li key={key} data-picture={picture ? '' : undefined}>
            {picture && <Thumbnail>{picture}</Thumbnail>}
            <div>
              <Link href={href}>{title}</Link>
              <Text size="small" tone="muted">
                {excerpt}
              </Text>
            </div>
          </li>
        ))}
        {more && (
          <li>
            <Text size="small" tone="muted">
              {more}
            </Text>
          </li>
        )}
      </ol>
    </Root>
  );
}
