import { ChevronLeft, ChevronRight } from 'lucide';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { isPlainClick } from '../../plain-click.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { listShownPages } from './shown-pages.ts';

/** Props of `Pagination`; other attributes are those of `nav`. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. With one page nothing is rendered. */
  pages: number;
  /** Returns the URL of a page, counted from 1. */
  href: (page: number) => string;
  /** Called on a plain click instead of following the link. */
  onPageChange?: ((page: number) => void) | undefined;
}

/* One row at every width: on phones "previous" and "next" are arrows with hidden text. */
const Root = styled.nav`
  display: flex;
  gap: 0.125rem;
  align-items: center;
  justify-content: center;

  & > ul {
    display: flex;
    gap: 0.125rem;
    padding: 0;
    list-style: none;
  }

  & a,
  & [data-part='gap'] {
    position: relative;
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    justify-content: center;
    min-inline-size: 2.25rem;
    min-block-size: 2.75rem;
    padding-inline: var(--space-1);
    border-radius: var(--radius-small);
    color: var(--color-text);
    font-size: var(--font-size-label);
    font-variant-numeric: tabular-nums;
    line-height: var(--font-leading-snug);
    text-decoration: none;
  }

  & a:hover {
    background: var(--color-action-secondary-hover);
  }

  & a[aria-current] {
    background: var(--color-action-selected);
    color: var(--color-text-on-action);
    font-weight: var(--font-weight-semibold);
  }

  & > a {
    min-inline-size: 2.75rem;
    white-space: nowrap;
  }

  /* On phones there is no space for the adjacent page numbers; "previous" and "next" lead there. */
  @media not all and (min-width: 768px) {
    & [data-part='neighbor'] {
      display: none;
    }

    & > a > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  @media (min-width: 768px) {
    gap: var(--space-2);

    & > ul {
      gap: var(--space-1);
    }

    & a,
    & [data-part='gap'] {
      min-inline-size: 2.75rem;
      padding-inline: var(--space-2);
    }
  }

  @media (forced-colors: active) {
    & a[aria-current] {
      outline: var(--stroke-detail) solid LinkText;
      outline-offset: calc(-1 * var(--stroke-detail));
    }
  }

  @media print {
    display: none;
  }
`;

/** Number of page links that fit on the narrowest phone. */
const ALL_FIT = 5;

/** Navigation between the pages of a list. Each page has a URL. */
export function Pagination({ page, pages, href, onPageChange, ...rest }: PaginationProps) {
  const message = useMessage();
  if (pages < 2) return null;
  const link = (to: number) => ({
    href: href(to),
    onClick: (event: MouseEvent) => {
      if (!onPageChange || !isPlainClick(event)) return;
      event.preventDefault();
      if (to !== page) onPageChange(to);
    },
  });
  return (
    <Root aria-label={message('pagination.label')} {...rest}>
      {page > 1 && (
        <a {...link(page - 1)} rel="prev">
          <Icon icon={ChevronLeft} />
          <span>{message('pagination.previous')}</span>
        </a>
      )}
      <ul>
        {listShownPages(page, pages).map((shownPage, index) =>
          shownPage === undefined ? (
            // oxlint-disable-next-line react/no-array-index-key -- A gap has no identity but its place.
            <li key={`gap-${index}`} data-part="gap" aria-hidden>
              …
            </li>
          ) : (
            <li
              key={shownPage}
              data-part={
                pages > ALL_FIT &&
                Math.abs(shownPage - page) === 1 &&
                shownPage !== 1 &&
                shownPage !== pages
                  ? 'neighbor'
                  : undefined
              }
            >
              <a {...link(shownPage)} aria-current={shownPage === page ? 'page' : undefined}>
                <span aria-hidden>{shownPage}</span>
                <VisuallyHidden>{message('pagination.page', { page: shownPage })}</VisuallyHidden>
              </a>
            </li>
          ),
        )}
      </ul>
      {page < pages && (
        <a {...link(page + 1)} rel="next">
          <span>{message('pagination.next')}</span>
          <Icon icon={ChevronRight} />
        </a>
      )}
    </Root>
  );
}
