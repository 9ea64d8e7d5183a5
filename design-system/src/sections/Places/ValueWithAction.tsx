import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

/** Props of `ValueWithAction`; other attributes are those of `span`. */
export interface ValueWithActionProps extends ComponentPropsWithRef<'span'> {
  /** A button: `CopyButton`. */
  action: ReactNode;
}

/* The button is a 44 px target that does not increase the line height. */
const Root = styled.span`
  container-type: inline-size;
  display: block;

  & > span {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: start;
  }

  & > span > :last-child {
    margin-block: -0.75rem;
  }

  /* In narrow containers the button is an icon, so that the value has more width. */
  @container (inline-size < 18rem) {
    & > span {
      --copy-label: none;
    }
  }
`;

/** A value with a button for it, on its first line. */
export function ValueWithAction({ action, children, ...rest }: ValueWithActionProps) {
  return (
    <Root {...rest}>
      <span>
        <span>{children}</span>
        <span>{action}</span>
      </span>
    </Root>
  );
}
