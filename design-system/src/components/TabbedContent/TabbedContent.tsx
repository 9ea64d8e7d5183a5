import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface TabbedContentProps extends ComponentPropsWithRef<'div'> {
  /** `Tabs` with the same `panel`. */
  tabs: ReactNode;
  /** Id of the element that holds the open panel. */
  panel: string;
  /** Sections of the open panel, from edge to edge. */
  children?: ReactNode;
}

const Root = styled.div`
  padding-block-start: var(--space-12);
`;

/** A row of tabs over whole sections of a page, of which one panel is there. */
export function TabbedContent({ tabs, panel, children, ...rest }: TabbedContentProps) {
  return (
    <Root {...rest}>
      {tabs}
      <div id={panel}>{children}</div>
    </Root>
  );
}
