import { ArrowRight } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { ruledList } from '../../styles/ruled-list.ts';
import { stretchedLink } from '../../styles/stretched-link.ts';
import { Icon } from '../../components/Icon/index.ts';

/** One article of a list. */
export interface NewsItem {
  /** Display form: "2026.11.12". */
  date: string;
  /** Machine-readable: "2026-11-12". */
  dateTime: string;
  /** Kind of article: "Notice". None by default. */
  category?: string | undefined;
  /** Headline, and the text of the link. */
  title: string;
  /** URL of the article; without it the headline is plain text. */
  href?: string | undefined;
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-4);
  align-items: baseline;
  padding-block: var(--space-4);
  border-block-end: var(--stroke-hairline) solid var(--color-line);

  & > time {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
  }

  & > span {
    color: var(--color-text-first);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-semibold);
  }

  & > :is(a, strong) {
    grid-column: 1 / -1;
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-decoration: none;
    text-wrap: balance;
  }

  & > a {
    ${stretchedLink}
  }

  & > svg {
    display: none;
  }

  & > a:hover,
  & > a:hover ~ svg {
    color: var(--color-action-primary);
  }

  @media (min-width: 768px) {
    grid-template-columns: 6.5rem 8rem 1fr auto;
    gap: var(--space-4);
    padding-block: var(--space-5);

    &[data-plain] {
      grid-template-columns: 6.5rem 1fr auto;
    }

    & > :is(a, strong) {
      grid-column: 3;
    }

    &[data-plain] > :is(a, strong) {
      grid-column: 2;
    }

    & > svg {
      display: block;
      align-self: center;
      inline-size: 1.125rem;
      block-size: 1.125rem;
      /* Space for the movement on hover, so that a row at the edge does not widen the document. */
      margin-inline-end: var(--space-1);
      color: var(--color-text-heading);
      transition: translate var(--motion-duration-quick) var(--motion-easing-standard);
    }

    & > a:hover ~ svg {
      translate: var(--space-1) 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }
`;

/** One news item: date, category, title; a link if it has a page. */
function NewsRow({ date, dateTime, category, title, href }: NewsItem) {
  return (
    <Row data-plain={category ? undefined : ''}>
      <time dateTime={dateTime}>{date}</time>
      {category && <span>{category}</span>}
      {href ? <a href={href}>{title}</a> : <strong>{title}</strong>}
      {href && <Icon icon={ArrowRight} />}
    </Row>
  );
}

/** Props of `NewsList`; other attributes are those of `ul`. */
export interface NewsListProps extends ComponentPropsWithRef<'ul'> {
  /** Newest first. */
  items: readonly NewsItem[];
}

const List = styled.ul`
  ${ruledList}
`;

/** News items separated by hairlines; on phones the title is below the date. */
export function NewsList({ items, ...rest }: NewsListProps) {
  return (
    <List {...rest}>
      {items.map((item) => (
        <NewsRow key={`${item.dateTime}-${item.title}`} {...item} />
      ))}
    </List>
  );
}
