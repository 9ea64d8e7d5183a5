import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentSurface } from '../../styles/accent.ts';

/** A neighboring page. */
export interface PreviousNextLink {
  /** URL of the neighbor. */
  readonly href: string;
  /** "Previous product". */
  readonly label: string;
  /** Name of the neighbor, below the label. */
  readonly title: string;
  /** Decorative: the title names it. */
  readonly picture: ReactNode;
  /** Background color of the picture; gray by default. */
  readonly accent?: Accent | undefined;
}

/** Props of `PreviousNext`; other attributes are those of `nav`. */
export interface PreviousNextProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the landmark. */
  'aria-label': string;
  /** The page before this one; the last page for the first one. */
  previous: PreviousNextLink;
  /** The page after this one; the first page for the last one. */
  next: PreviousNextLink;
}

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block-start: var(--stroke-line, 6px) solid var(--color-brand-line);

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media print {
    display: none;
  }
`;

const PageLink = styled.a`
  ${accentSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
  padding-inline-end: var(--space-gutter);
  overflow: hidden;
  color: var(--color-text-heading);
  text-decoration: none;

  /* The text of the second link is at the middle, and its drawing at the edge of the window. */
  & + & {
    padding-inline: var(--space-gutter) 0;
  }

  & + & > :first-child {
    order: 1;
  }

  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  & small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  & strong {
    font-size: var(--font-size-h3);
    line-height: var(--font-leading-heading);
  }
`;

function Entry({ href, label, title, picture, accent }: PreviousNextLink) {
  return (
    <PageLink href={href} data-accent={accent}>
      {picture}
      <span>
        <small>{label}</small>
        <strong>{title}</strong>
      </span>
    </PageLink>
  );
}

/** The pages before and after this one, each with its drawing; from edge to edge. */
export function PreviousNext({ previous, next, ...rest }: PreviousNextProps) {
  return (
    <Root {...rest}>
      <Entry {...previous} />
      <Entry {...next} />
    </Root>
  );
}
