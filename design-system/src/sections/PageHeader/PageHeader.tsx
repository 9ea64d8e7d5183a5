import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentSurface } from '../../styles/accent.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { Heading } from '../../components/Heading/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';

/** Props of `PageHeader`; other attributes are those of `div`. */
export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's only `h1`; "\n" marks a preferred line break. */
  heading: string;
  /** What the page is for, in one or two sentences. */
  lead?: ReactNode;
  /** `Breadcrumb` above the heading; none by default. */
  breadcrumb?: ReactNode;
  /** `SectionNav` below the heading; none by default. */
  sectionNav?: ReactNode;
  /**
   * `compact` for detail and legal pages, whose titles are long. `bar` is one line of breadcrumb and section navigation,
   * for pages that begin with a large heading of their content; the `h1` is visually hidden, because the breadcrumb says it.
   */
  variant?: 'default' | 'compact' | 'bar' | undefined;
  /** Color of the surface; the page's own by default. */
  accent?: Accent | undefined;
}

const Root = styled.div`
  background: var(--color-surface);

  &[data-accent] {
    ${accentSurface}
  }
`;

/** A component of its own, so that only pages with a bar carry its CSS. */
const Bar = styled(Root)`
  && {
    & > div {
      padding-block: var(--space-4) 0;
    }

    @media (min-width: 1024px) {
      display: flex;
      align-items: center;
      ${pageFrame}
      border-block-end: var(--stroke-hairline) solid var(--color-line);

      & > div {
        padding: 0;
      }

      & > nav {
        flex: 1;
        min-inline-size: 0;
        border: 0;
      }

      & > nav > ul {
        padding-inline: var(--space-10) 0;
      }
    }
  }
`;

const Frame = styled.div`
  ${pageFrame}
  padding-block: var(--space-8) var(--space-6);

  @media (min-width: 768px) {
    padding-block: var(--space-12) var(--space-8);
  }

  [data-variant='compact'] > & {
    padding-block: var(--space-6);
  }
`;

const Titles = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-6);
  margin-block-start: var(--space-2);

  @media (min-width: 1024px) {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }

  [data-variant='compact'] > * > & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Lead = styled.div`
  max-inline-size: var(--font-measure-body);
  color: var(--color-text-muted);
  font-size: var(--font-size-body);

  @media (min-width: 1024px) {
    /* Aligns the last line of the lead with the last line of the title. */
    padding-block-end: var(--space-2);
  }

  & > p {
    margin: 0;
    text-wrap: balance;
  }
`;

/** The top of an inner page: breadcrumb, title, lead, section navigation. */
export function PageHeader({
  heading,
  lead,
  breadcrumb,
  sectionNav,
  variant = 'default',
  accent,
  ...rest
}: PageHeaderProps) {
  if (variant === 'bar')
    return (
      <Bar data-accent={accent} {...rest}>
        <Frame>
          <VisuallyHidden>
            <h1>{heading}</h1>
          </VisuallyHidden>
          {breadcrumb}
        </Frame>
        {sectionNav}
      </Bar>
    );
  return (
    <Root data-variant={variant} data-accent={accent} {...rest}>
      <Frame>
        {breadcrumb}
        <Titles>
          <Heading level={1} size={variant === 'compact' ? 'h2' : 'h1'}>
            {heading}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
        </Titles>
      </Frame>
      {sectionNav}
    </Root>
  );
}
