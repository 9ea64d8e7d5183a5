import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { pageFrame } from '../../styles/page-frame.ts';
import { Heading } from '../../components/Heading/index.ts';
import type { NavigationItem } from '../../components/Navigation/index.ts';
import { ActionLinks } from '../../components/Link/index.ts';

/** Props of `NotFoundScreen`; other attributes are those of `main`. */
export interface NotFoundScreenProps extends Omit<ComponentPropsWithRef<'main'>, 'title'> {
  /** The page's `h1`; "\n" marks a preferred line break. */
  heading: string;
  /** A likely reason and what to do. */
  children?: ReactNode;
  /** Spans the window. */
  drawing?: ReactNode;
  /** Mark of the site above the heading, for a page without the site's header; none by default. */
  logo?: ReactNode;
  /** A search of the site, next to the words on wide screens; none by default. */
  search?: ReactNode;
  /** Links to other pages, the most useful first. */
  links: readonly NavigationItem[];
}

const Root = styled.main`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - var(--size-header));
`;

const LogoBar = styled.div`
  ${pageFrame}
  display: flex;
  align-items: center;
  block-size: var(--size-header);
`;

const Middle = styled.div`
  margin-block: auto;
  padding-block: var(--space-8) var(--space-20);
`;

const Drawing = styled.div`
  overflow-x: clip;
  margin-block-end: var(--space-10);

  & :is(svg, img) {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 40vh;

    /* Only its middle is shown, so that it is not too small. */
    @media (width < 768px) {
      inline-size: 180%;
      max-inline-size: none;
      margin-inline-start: -40%;
    }
  }
`;

const Words = styled.div`
  ${pageFrame}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-6);

  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
`;

const Text = styled.div`
  max-inline-size: var(--font-measure-body);
  margin-block: var(--space-4) var(--space-6);
  color: var(--color-text-muted);
  text-wrap: pretty;

  & > p {
    margin: 0;
  }
`;

/** The screen for unknown URLs and for failures of the server: the main part of a page. */
export function NotFoundScreen({
  heading,
  children,
  drawing,
  logo,
  search,
  links,
  ...rest
}: NotFoundScreenProps) {
  return (
    <Root {...rest}>
      {logo && <LogoBar>{logo}</LogoBar>}
      <Middle>
        {drawing && <Drawing>{drawing}</Drawing>}
        <Words>
          <div>
            <Heading level={1}>{heading}</Heading>
            {children && <Text>{children}</Text>}
            <ActionLinks items={links} />
          </div>
          {search}
        </Words>
      </Middle>
    </Root>
  );
}
