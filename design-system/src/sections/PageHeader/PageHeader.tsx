import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { pageFrame } from '../../styles/page-frame.ts';

/** The row above the cover of an inner page, and the attributes of its root element. */
export interface PageHeaderProps extends ComponentPropsWithRef<'div'> {
  /** The `Breadcrumb` of the page; none by default. */
  breadcrumb?: ReactNode;
  /** `SectionNav` below the heading; none by default. */
  sectionNav?: ReactNode;
}

const Root = styled.div`
  /* The line of the page starts at its lower edge: see PageLine. */
  anchor-name: --line-row;
  padding-block-start: var(--space-4);

  & > nav:first-child {
    ${pageFrame}
  }

  @media (min-width: 1024px) {
    display: flex;
    align-items: center;
    ${pageFrame}
    min-block-size: calc(3.5rem + var(--stroke-hairline));
    padding-block: 0;
    border-block-end: var(--stroke-hairline) solid var(--color-line);

    & > nav {
      border: 0;
    }

    && > nav:first-child {
      flex: none;
      padding: 0;
    }

    & > nav + nav {
      flex: 1;
      min-inline-size: 0;
    }

    & > nav + nav > ul {
      padding-inline: var(--space-6) 0;
    }

    /* Between both. */
    & > nav + nav {
      margin-inline-start: var(--space-6);
      background: linear-gradient(var(--color-line), var(--color-line)) 0 50% / 1px 1.5rem no-repeat;
    }
  }

  @media print {
    padding: 0;
    border: 0;
    min-block-size: 0;
  }
`;

/** The row above the cover of an inner page: breadcrumb and section navigation. */
export function PageHeader({ breadcrumb, sectionNav, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      {breadcrumb}
      {sectionNav}
    </Root>
  );
}
