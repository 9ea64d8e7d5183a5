import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { Explanation } from './GlossaryTerm.styles.ts';

/** Props of `GlossaryTerm`; other attributes are those of `button`. */
export interface GlossaryTermProps extends ComponentPropsWithRef<'button'> {
  /** The term as written in the sentence. */
  children: ReactNode;
  /** The full form of an abbreviation: "vehicle-to-load". */
  fullName?: string | undefined;
  /** The explanation in a sentence or two. */
  explanation: ReactNode;
  /** Text directly before the term that must not be separated from it: an opening bracket. */
  before?: string | undefined;
  /** Text directly after it: a closing bracket, a comma, a Korean particle. */
  after?: string | undefined;
}

/* Prevents the line breaks that browsers allow on both sides of a button. */
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
