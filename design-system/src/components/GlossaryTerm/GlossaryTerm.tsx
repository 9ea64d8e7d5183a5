import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface GlossaryTermProps extends ComponentPropsWithRef<'button'> {
  /** The term as written in the sentence. */
  children: ReactNode;
  /** The full form of an abbreviation: "vehicle-to-load". */
  fullName?: string | undefined;
  /** The explanation in a sentence or two. */
  explanation: ReactNode;
  /** Text directly before the term that must not be separated from it: an opening bracket. */
  before?: string;
  /** Text directly after it: a closing bracket, a comma, a Korean particle. */
  after?: string;
}

/* Browsers allow a line break on both sides of a button: prevents it. */
const NoBreak = styled.span`
  white-space: nowrap;
`;

const Root = styled.button`
  display: inline;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline dotted var(--color-line-control) 2px;
  text-underline-offset: 0.25em;
  white-space: normal;

  &:hover,
  &:has(+ :popover-open) {
    color: var(--color-text-link);
    text-decoration-color: currentcolor;
  }
`;

/* Without CSS anchor positioning the popover is centred in the window. */
const Explanation = styled.span`
  max-inline-size: min(24rem, 100% - 2 * var(--space-gutter));
  padding: var(--space-4) var(--space-5);
  border: var(--stroke-hairline) solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
  color: var(--color-text);
  font-size: var(--font-size-label);
  font-weight: var(--font-weight-regular);
  line-height: var(--font-leading-snug);
  text-align: start;
  text-wrap: pretty;
  white-space: normal;

  & > strong {
    display: block;
    margin-block-end: var(--space-1);
    color: var(--color-text-heading);
  }

  @supports (position-area: block-end span-inline-end) {
    inset: auto;
    margin-block: var(--space-2);
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-block flip-inline;
  }

  @media print {
    display: none;
  }
`;

/**
 * A technical term with an explanation in a native popover: works without scripts, closes with Escape or a
 * click outside, and returns the focus.
 */
export function GlossaryTerm({
  children,
  fullName,
  explanation,
  before,
  after,
  ...rest
}: GlossaryTermProps) {
  const id = useId();
  return (
    <NoBreak>
      {before}
      <Root type="button" popoverTarget={id} {...rest}>
        {children}
      </Root>
      <Explanation id={id} popover="auto">
        {fullName && <strong>{fullName}</strong>}
        {explanation}
      </Explanation>
      {after}
    </NoBreak>
  );
}
