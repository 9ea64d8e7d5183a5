import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type Accent } from '../../styles/accent.ts';
import { stretchedLink } from '../../styles/stretched-link.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import type { NewsItem } from './NewsList.tsx';

/** An article with a picture, in a grid. */
export interface StoryItem extends NewsItem {
  /** URL of the article. */
  href: string;
  /** Decorative: the title names the story. */
  picture?: ReactNode;
  /** Color of the surface behind a drawing. */
  accent?: Accent | undefined;
  /** One or two sentences; shown for the first story with `lead`. */
  summary?: string | undefined;
}

/** Props of `StoryGrid`; other attributes are those of `ul`. */
export interface StoryGridProps extends ComponentPropsWithRef<'ul'> {
  /** Newest first. */
  items: readonly StoryItem[];
  /** The first story is larger than the others, with its summary. */
  lead?: boolean | undefined;
}

const List = styled.ul`
  display: grid;
  gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-10) var(--space-6);
  }

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-12) var(--space-6);
  }
`;

/* On phones a row with a small picture; from 768 px a card. The large story is a card at every width. */
const Story = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
  break-inside: avoid;

  &[data-lead] {
    grid-template-columns: minmax(0, 1fr);
    margin-block-end: var(--space-4);
  }

  /* On the block: a link within a line does not wrap by itself. */
  & > div {
    text-wrap: balance;
  }

  & p:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  & p > span {
    color: var(--color-text-first);
    font-weight: var(--font-weight-semibold);
  }

  & a {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-decoration: none;
    ${stretchedLink}
  }

  & a:hover {
    color: var(--color-action-primary);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &[data-lead] a {
    font-size: var(--font-size-h3);
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
    letter-spacing: var(--font-tracking-heading);
  }

  &[data-lead] p:last-child {
    margin-block-start: var(--space-2);
    color: var(--color-text-muted);
    text-wrap: pretty;
  }

  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr);

    & a {
      font-size: var(--font-size-lead);
    }

    &[data-lead] {
      grid-column: span 2;
      margin: 0;
    }

    &[data-lead] a {
      font-size: var(--font-size-h2);
    }
  }

  /* Without a neighbor, the last story is a row. */
  @media (768px <= width < 1024px) {
    [data-lead] ~ &:last-child:nth-child(even),
    :first-child:not([data-lead]) ~ &:last-child:nth-child(odd) {
      grid-column: span 2;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-6);
      align-items: center;
    }
  }

  @media (min-width: 1024px) {
    /* As high as the two stories next to it: the picture fills the height that the text leaves. */
    &[data-lead] {
      grid-row: span 2;
      grid-template-rows: minmax(0, 1fr) auto;
      align-content: stretch;
    }

    &[data-lead] > :first-child:not(:last-child) {
      aspect-ratio: auto;
      min-block-size: 20rem;
    }
  }
`;

/** News as stories with pictures: rows on phones, two columns from 768 px, three from 1024 px. */
export function StoryGrid({ items, lead = false, ...rest }: StoryGridProps) {
  return (
    <List {...rest}>
      {items.map(({ href, title, date, dateTime, category, picture, accent, summary }, index) => {
        const leads = lead && index === 0;
        return (
          <Story key={href} data-lead={leads ? '' : undefined}>
            <Thumbnail accent={accent}>{picture}</Thumbnail>
            <div>
              <p>
                {category && <span>{category}</span>} <time dateTime={dateTime}>{date}</time>
              </p>
              <a href={href}>{title}</a>
              {leads && summary && <p>{summary}</p>}
            </div>
          </Story>
        );
      })}
    </List>
  );
}
