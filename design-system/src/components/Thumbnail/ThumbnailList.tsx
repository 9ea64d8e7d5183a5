import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Accent } from '../../styles/accent.ts';
import { stretchedLink } from '../../styles/stretched-link.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** One entry: a small drawing and words that lead to a page. */
export interface ThumbnailItem {
  /** URL of the page. */
  readonly href: string;
  /** Name of the linked page, and the text of the link. */
  readonly title: string;
  /** Above the title: a kind or a date. */
  readonly note?: ReactNode;
  /** Decorative: the title names it. Without a picture the row is text. */
  readonly picture?: ReactNode;
  /** Background color of the drawing; gray by default. */
  readonly accent?: Accent | undefined;
}

/** Props of `ThumbnailList`; other attributes are those of `ul`. */
export interface ThumbnailListProps extends ComponentPropsWithRef<'ul'> {
  /** The entries, in the order shown. */
  items: readonly ThumbnailItem[];
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
  min-block-size: 2.75rem;

  &:not([data-picture]) {
    grid-template-columns: minmax(0, 1fr);
  }

  /* On the block: a link within a line does not wrap by itself. */
  & > div {
    text-wrap: balance;
  }

  & small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
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
`;

/** Links with a small picture each. */
export function ThumbnailList({ items, ...rest }: ThumbnailListProps) {
  return (
    <List {...rest}>
      {items.map(({ href, title, note, picture, accent }) => (
        <Item key={href} data-picture={picture ? '' : undefined}>
          {picture && <Thumbnail accent={accent}>{picture}</Thumbnail>}
          <div>
            {note && <small>{note}</small>}
            <a href={href}>{title}</a>
          </div>
        </Item>
      ))}
    </List>
  );
}
