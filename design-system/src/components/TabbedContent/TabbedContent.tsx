import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

/** Props of `TabbedContent`; other attributes are those of `div`. */
export interface TabbedContentProps extends ComponentPropsWithRef<'div'> {
  /** `Tabs` with the same `panel`. */
  tabs: ReactNode;
  /** Id of the element that holds the open panel. */
  panel: string;
  /** Sections of the open panel, as wide as the window. */
  children?: ReactNode;
}

const Root = styled.div`
  padding-block-start: var(--space-12);

  /* Tabs are not printed. */
  @media print {
    padding-block-start: 0;
  }
`;

/** Tabs whose panels are whole sections of a page; only the open panel is in the document. */
export function TabbedContent({ tabs, panel, children, ...rest }: TabbedContentProps) {
  return (
    <Root {...rest}>
      {tabs}
      <div id={panel}>{children}</div>
    </Root>
  );
}
