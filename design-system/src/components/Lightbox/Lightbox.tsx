import { ChevronLeft, ChevronRight } from 'lucide';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { hasModifier } from '../../plain-click.ts';
import { iconButton } from '../../styles/icon-button.ts';
import { Dialog, type DialogProps } from '../Dialog/index.ts';
import { GalleryText } from '../Gallery/GalleryText.tsx';
import type { GalleryItem } from '../Gallery/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Props of `Lightbox`, with those of `Dialog`. */
export interface LightboxProps extends Omit<
  DialogProps,
  'open' | 'onOpenChange' | 'heading' | 'size' | 'returnTo' | 'children'
> {
  /** The items in their order. */
  items: readonly GalleryItem[];
  /** Id of the open item; `undefined` closes the lightbox. */
  value: string | undefined;
  /** Called with the id of another item, or with `undefined` to close. */
  onValueChange: (value: string | undefined) => void;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: center;
  }
`;

const Picture = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--color-surface-subtle);

  & > * {
    inline-size: min(100%, 50dvb);
  }

  @media (min-width: 768px) {
    padding: var(--space-6);
  }
`;

const Details = styled.div`
  display: grid;
  gap: var(--space-5);
`;

/* Visible in low windows, too, where the content above scrolls: it covers the padding of the dialog. */
const Pager = styled.div`
  --pager-end: var(--space-6);

  position: sticky;
  inset-block-end: calc(-1 * var(--pager-end));
  display: flex;
  margin-block: calc(-1 * var(--space-3)) calc(-1 * var(--pager-end));
  padding-block: var(--space-3) var(--pager-end);
  gap: var(--space-3);
  align-items: center;
  background: var(--color-surface-raised);
  font-variant-numeric: tabular-nums;

  & > button {
    ${iconButton}
    border: var(--stroke-hairline) solid var(--color-line-control);
    border-radius: 50%;
    background: var(--color-surface);
    color: var(--color-text-heading);
  }

  & > button:hover {
    background: var(--color-action-secondary-hover);
  }

  & > button > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }

  @media (min-width: 768px) {
    --pager-end: var(--space-8);
  }
`;

/** One gallery item in a dialog, with previous and next. */
export function Lightbox({ items, value, onValueChange, ...rest }: LightboxProps) {
  const message = useMessage();
  const last = useRef<string>(undefined);
  const place = items.findIndex(({ id }) => id === value);
  const item = items[place];
  useEffect(() => {
    if (value) last.current = value;
  }, [value]);

  /** Cyclic: the first item follows the last. */
  const step = (by: number) => {
    const next = items[(place + by + items.length) % items.length];
    if (next) onValueChange(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const { key } = event;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  /** Returns the thumbnail of the item shown last. */
  const returnTo = () =>
    document.querySelector<HTMLElement>(`#${CSS.escape(last.current ?? '')} > a`);

  const position = message('lightbox.position', {
    place: place + 1,
    count: items.length,
    title: item?.title ?? '',
  });
  return (
    <Dialog
      {...rest}
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) onValueChange(undefined);
      }}
      heading={item?.title ?? ''}
      size="large"
      returnTo={returnTo}
      onKeyDown={(event) => {
        onKeyDown(event);
        rest.onKeyDown?.(event);
      }}
    >
      {item && (
        <Body>
          <Picture>{item.picture}</Picture>
          <Details>
            <div>
              <GalleryText text={item.text} details={item.details} />
            </div>
            <Pager>
              <button
                type="button"
                aria-label={message('lightbox.previous')}
                onClick={() => step(-1)}
              >
                <Icon icon={ChevronLeft} />
              </button>
              <span aria-hidden>{`${place + 1} / ${items.length}`}</span>
              <VisuallyHidden aria-live="polite" aria-atomic>
                {position}
              </VisuallyHidden>
              <button type="button" aria-label={message('lightbox.next')} onClick={() => step(1)}>
                <Icon icon={ChevronRight} />
              </button>
            </Pager>
          </Details>
        </Body>
      )}
    </Dialog>
  );
}
