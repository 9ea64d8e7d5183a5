import { Plus } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { isPlainClick } from '../../plain-click.ts';
import { ButtonLink } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';

/** Props of `LoadMore`; other attributes are those of `div`. */
export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of items shown; `total` is the number of all items. */
  shown: number;
  /** Number of all items. */
  total: number;
  /** URL of the longer list, best with the first new item as its fragment. */
  href: string;
  /** Called on a plain click instead of following the link. */
  onLoadMore?: (() => void) | undefined;
  /** Whether more entries are being loaded, as for `Button`; not by default. */
  busy?: boolean | undefined;
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: center;

  & > p {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  @media print {
    display: none;
  }
`;

/** A button that appends more items to a list, with the number of items shown. */
export function LoadMore({ shown, total, href, onLoadMore, busy = false, ...rest }: LoadMoreProps) {
  const message = useMessage();
  const count = useRef<HTMLParagraphElement>(null);
  const requested = useRef(false);
  const complete = shown >= total;

  // With the last item the link disappears: the focus moves to the count.
  useEffect(() => {
    if (complete && requested.current) count.current?.focus();
    requested.current = false;
  }, [complete, shown]);

  return (
    <Root {...rest}>
      <p ref={count} role="status" tabIndex={-1}>
        {message('loadMore.shown', { shown, total })}
      </p>
      {!complete && (
        <ButtonLink
          href={href}
          variant="secondary"
          icon={<Icon icon={Plus} />}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            if (!onLoadMore || !isPlainClick(event)) return;
            event.preventDefault();
            if (busy) return;
            requested.current = true;
            onLoadMore();
          }}
        >
          {message(busy ? 'button.busy' : 'loadMore.more')}
        </ButtonLink>
      )}
    </Root>
  );
}
