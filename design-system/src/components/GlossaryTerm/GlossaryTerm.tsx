import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface GlossaryTermProps extends ComponentPropsWithRef<'button'> {
  /** The term as it stands in the sentence. */
  children: ReactNode;
  /** The term in full, where it is short in the sentence: "vehicle-to-load". */
  fullName?: string | undefined;
  /** What it means, in a sentence or two. */
  explanation: ReactNode;
  /** What is written on to it without a space and stays on its line: an opening bracket. */
  before?: string;
  /** The same after it: a closing bracket, a comma, a Korean particle. */
  after?: string;
}

/* A line may be broken before and after any button, whatever it touches. */
const Word = styled.span`
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

/* Where the browser cannot hold it to its term it lies in the middle of the window, as popovers do. */
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
 * A word of the trade with its explanation, which opens at a press: the browser's own popover, so it
 * works without scripts, closes with Escape or a press elsewhere, and gives the focus back.
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
    <Word>
      {before}
      <Root type="button" popoverTarget={id} {...rest}>
        {children}
      </Root>
      <Explanation id={id} popover="auto">
        {fullName && <strong>{fullName}</strong>}
        {explanation}
      </Explanation>
      {after}
    </Word>
  );
}
