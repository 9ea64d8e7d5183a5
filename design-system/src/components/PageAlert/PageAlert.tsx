import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';

/** Props of `PageAlert`; other attributes are those of `div`. */
export interface PageAlertProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The problem in a sentence. */
  children: ReactNode;
  /** Label of the button: "Try again". */
  actionLabel: string;
  /** Called when the button is pressed. */
  onAction: () => void;
}

const Root = styled.div`
  position: fixed;
  inset: auto var(--space-gutter) var(--space-6);
  z-index: var(--layer-menu);
`;

/** An error about the page as a whole, at the bottom of the window, with one action: to try again. */
export function PageAlert({ children, actionLabel, onAction, ...rest }: PageAlertProps) {
  return (
    <Root role="alert" {...rest}>
      <Notice tone="error">
        <p>{children}</p>
        <Button variant="secondary" size="small" onClick={onAction}>
          {actionLabel}
        </Button>
      </Notice>
    </Root>
  );
}
