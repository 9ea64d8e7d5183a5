import { type ComponentPropsWithRef, type MouseEvent, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

export interface ErrorSummaryItem {
  /** The `id` of the control; of the first one in a group. */
  field: string;
  /** The same sentence that stands at the field. */
  text: string;
  /** Already put right since the attempt: it is struck through and stays where it is. */
  mended?: boolean | undefined;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'ref'> {
  title: string;
  /** In the order of the page. */
  items: readonly ErrorSummaryItem[];
  /** Changes with every attempt to send: the summary takes the focus each time. */
  attempt: number;
}

const Root = styled.div`
  max-inline-size: var(--size-form);
  padding: var(--space-5) var(--space-6);
  border: var(--stroke-detail) solid var(--color-line-error);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
`;

const Title = styled.h2`
  margin-block-end: var(--space-1);
  color: var(--color-text-heading);
  font-size: var(--font-size-lead);
  font-weight: var(--font-weight-bold);
  line-height: var(--font-leading-heading);
`;

const List = styled.ul`
  padding: 0;
  list-style: none;

  & a {
    display: inline-block;
    padding-block: var(--space-2);
    color: var(--color-text-error);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-underline-offset: 0.2em;
  }

  & a:hover {
    text-decoration-thickness: var(--stroke-detail);
  }

  & a[data-mended] {
    color: var(--color-text-muted);
    font-weight: var(--font-weight-regular);
    text-decoration: line-through;
  }
`;

/** What stands above a control (label, hint, error) comes into sight with it. */
function goTo(event: MouseEvent, field: string): void {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  (control.closest('[data-field]') ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

/** Somebody who came back to a form and is typing already is not torn away from it. */
const isTypedInto = (): boolean =>
  document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * Everything that was wrong at the last attempt, at the start of the form; takes the focus after
 * it. Give it an `id` and put it into the form's `action` (`…#problems`): then the page that comes
 * back without scripts opens there.
 */
export function ErrorSummary({ title, items, attempt, ...rest }: ErrorSummaryProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const fresh = useRef(true);
  useEffect(() => {
    const cameBack = fresh.current && isTypedInto();
    fresh.current = false;
    if (!root.current || attempt === 0 || cameBack) return;
    root.current.tabIndex = -1;
    root.current.focus();
  }, [attempt]);
  return (
    <Root
      role="group"
      aria-labelledby={id}
      {...rest}
      ref={root}
      tabIndex={attempt > 0 ? -1 : undefined}
      // Without scripts the browser moves the focus, once, on the page that came back with errors.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={attempt > 0}
      onBlur={(event) => {
        // Left behind, it is no place for the focus again: a click into it would outline all of it.
        if (event.target === event.currentTarget) event.currentTarget.removeAttribute('tabindex');
      }}
    >
      {/* Inside, so that moving the focus and announcing do not race (as in GOV.UK's error summary). */}
      <div role="alert">
        <Title id={id}>{title}</Title>
        <List>
          {items.map(({ field, text, mended = false }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                data-mended={mended || undefined}
                onClick={(event) => goTo(event, field)}
              >
                {text}
              </a>
            </li>
          ))}
        </List>
      </div>
    </Root>
  );
}
