import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { ruledList, ruledRow } from '../../styles/ruled-list.ts';
import { Link } from '../../components/Link/index.ts';

/** One job opening. */
export interface Opening {
  /** Unique within the list. */
  id: string | number;
  /** Name of the opening, and the text of its link. */
  title: string;
  /** `closed` positions are listed for a while, without a link. */
  status: 'open' | 'soon' | 'closed';
  /** The status as text: "Closes in 3 days". */
  statusLabel: string;
  /** Application period, as `<time>` elements. */
  period: ReactNode;
  /** URL of the opening; without it the title is plain text. */
  href?: string | undefined;
  /** Applications are made on another site. */
  external?: boolean | undefined;
}

/** Props of `OpeningList`; other attributes are those of `ul`. */
export interface OpeningListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The openings, the one that closes first at the top. */
  items: readonly Opening[];
  /** `rows` by default; `columns` places up to three openings side by side from 768 px. */
  arrangement?: 'rows' | 'columns' | undefined;
}

const Root = styled.ul`
  ${ruledList}

  /* Status and period share a line if both fit completely. */
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: baseline;
    ${ruledRow}
  }

  & > li > :first-child {
    justify-self: start;
    padding: 0.1em var(--space-2);
    border: var(--stroke-hairline) solid currentColor;
    border-radius: var(--radius-small);
    color: var(--color-text-link);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-semibold);
  }

  & > [data-status='closed'] > :first-child {
    color: var(--color-text-muted);
    font-weight: var(--font-weight-regular);
  }

  & > li > :nth-child(2) {
    flex-basis: 100%;
    order: 1;
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-wrap: balance;
  }

  & > [data-status='closed'] > :nth-child(2) {
    color: var(--color-text-muted);
    font-weight: var(--font-weight-regular);
  }

  & > li > :last-child {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
  }

  @media (min-width: 768px) {
    & > li {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr) auto;
    }

    & > li > :nth-child(2) {
      order: 0;
    }

    &[data-arrangement='columns'] {
      display: grid;
      /* Fewer than three share the width. */
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
      gap: var(--space-6);
      border: 0;
    }

    &[data-arrangement='columns'] > li {
      grid-template-rows: auto 1fr auto;
      grid-template-columns: minmax(0, 1fr);
      border-block-start: var(--stroke-detail) solid var(--color-line-strong);
      border-block-end: 0;
    }
  }
`;

/** Job openings, including recently closed ones: status, title, period. */
export function OpeningList({ items, arrangement, ...rest }: OpeningListProps) {
  return (
    <Root data-arrangement={arrangement} {...rest}>
      {items.map(({ id, title, status, statusLabel, period, href, external }) => (
        <li key={id} data-status={status}>
          <span>{statusLabel}</span>
          <strong>
            {href && status !== 'closed' ? (
              <Link href={href} external={external}>
                {title}
              </Link>
            ) : (
              title
            )}
          </strong>
          <span>{period}</span>
        </li>
      ))}
    </Root>
  );
}
