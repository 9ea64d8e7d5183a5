import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { styled } from 'styled-components';

/** One error, linked to its field. */
export interface ErrorSummaryItem {
  /** The `id` of the control. */
  field: string;
  /** The same sentence as at the field. */
  text: string;
}

/** Props of `ErrorSummary`; other attributes are those of `div`. */
export interface ErrorSummaryProps extends ComponentPropsWithRef<'div'> {
  /** The general problem: "Please check 2 answers". */
  heading: string;
  /** In the order of the fields; without errors nothing is shown. */
  items: readonly ErrorSummaryItem[];
  /** Number of failed submissions: each change moves the focus to the summary. */
  attempt: number;
  /** What else has changed in the form, below the errors; none by default. */
  children?: ReactNode;
}

const Root = styled.div`
  padding: var(--space-5);
  border: var(--stroke-detail) solid var(--color-line-error);
  border-radius: var(--radius-small);
  background: var(--color-surface);

  & > p {
    margin-block-start: var(--space-2);
  }
`;

const Title = styled.h2`
  margin-block-end: var(--space-2);
  color: var(--color-text-heading);
  font-size: var(--font-size-lead);
  font-weight: var(--font-weight-bold);
  line-height: var(--font-leading-heading);
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
  /* As many columns as fit, so that a long list stays on the screen together with its form. */
  columns: 24rem;
  column-gap: var(--space-10);

  & > li {
    break-inside: avoid;
  }

  & a {
    display: inline-block;
    padding-block: var(--space-2);
    color: var(--color-text-error);
    font-weight: var(--font-weight-medium);
    line-height: var(--font-leading-snug);
    text-underline-offset: 0.2em;
  }
`;

/** Scrolls to the label or legend, which is above its control. */
function goTo(event: MouseEvent, field: string): void {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  const label = document.querySelector(`label[for="${CSS.escape(field)}"]`);
  (control.closest('fieldset')?.querySelector('legend') ?? label ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

/** All errors of a form, above it; receives the focus after a failed submission. */
export function ErrorSummary({ heading, items, attempt, children, ...rest }: ErrorSummaryProps) {
  const id = useId();
  const alert = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  // Not if the first of new errors appears while a field is corrected: that would move the focus away from the field.
  useEffect(() => {
    if (attempt === focused.current || !alert.current) return;
    focused.current = attempt;
    alert.current.parentElement?.focus();
  });
  if (items.length === 0) return null;
  return (
    <Root tabIndex={-1} aria-labelledby={id} role="group" {...rest}>
      {/*
       * Inside the focused element, so that focus and announcement do not race (as in the GOV.UK Design System). While
       * errors are corrected only changes are announced, not the whole summary.
       */}
      <div ref={alert} role="alert" aria-atomic="false">
        <Title id={id}>{heading}</Title>
        <List>
          {items.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {text}
              </a>
            </li>
          ))}
        </List>
      </div>
      {children}
    </Root>
  );
}
