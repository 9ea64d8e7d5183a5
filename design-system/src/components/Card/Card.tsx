import { ArrowRight } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentSurface } from '../../styles/accent.ts';
import { press } from '../../styles/motion.ts';
import { stretchedLink } from '../../styles/stretched-link.ts';
import { Icon } from '../Icon/index.ts';

/** Props of `Card`; other attributes are those of `article`. */
export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Subject of the card, and the text of its link. */
  heading: string;
  /** One or two sentences. */
  children?: ReactNode;
  /** Destination of the whole card; without it the card is not interactive. */
  href?: string | undefined;
  /** Shown above the title, uncropped, almost as wide as the card. */
  drawing?: ReactNode;
  /** A small drawing above the title, 96 px square. */
  spot?: ReactNode;
  /** Color of the surface and the arrow; neutral by default. */
  accent?: Accent | undefined;
  /** Number of the subject in a drawing next to the cards; none by default. */
  number?: number | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--space-3);
  padding: var(--space-6);
  border: var(--stroke-hairline) solid transparent;
  border-radius: var(--radius-medium);
  ${accentSurface}

  &:not([data-accent]) {
    border-color: var(--color-line);
    background: var(--color-surface);
  }

  ${press('&:has(a:active)')}

  &:has(a:hover) {
    border-color: currentColor;
  }

  &:has(a:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  /* In high contrast the surface equals that of the page: the border separates the card. */
  :where(:root[data-mode='high-contrast']) & {
    border-color: var(--color-line);
  }

  @media (prefers-contrast: more) {
    border-color: var(--color-line);
  }

  @media (min-width: 1280px) {
    padding: var(--space-8);

    /* Four in a row have lines of about 30 letters. */
    [data-columns='4'] & {
      padding: var(--space-6);
    }
  }
`;

/* A separate component, so that only pages with small drawings load its CSS: on phones they are next to the words. */
const SpotRoot = styled(Root)`
  && {
    @media not (min-width: 768px) {
      /* Narrower on the narrowest phones, where long words of a heading would otherwise be broken. */
      --spot: clamp(3rem, 50vw - 7rem, 4.5rem);

      grid-template-rows: auto 1fr;
      grid-template-columns: var(--spot) minmax(0, 1fr);
      column-gap: var(--space-4);
      padding: var(--space-5);
    }
  }
`;

const Spot = styled.div`
  @media not (min-width: 768px) {
    grid-row: span 2;
  }

  & > * {
    display: block;
    inline-size: var(--spot);
    block-size: var(--spot);

    @media (min-width: 768px) {
      inline-size: 6rem;
      block-size: 6rem;
    }
  }
`;

const Title = styled.h3`
  display: flow-root;
  /* Chrome ignores floats when it balances lines. */
  text-wrap: wrap;
  color: var(--color-text-heading);
  font-size: var(--font-size-h3);
  font-weight: var(--font-weight-bold);
  line-height: var(--font-leading-heading);
  letter-spacing: var(--font-tracking-heading);

  & > a {
    color: inherit;
    text-decoration: none;
    outline: none;
    ${stretchedLink}
  }
`;

/* A float next to the first line, with the same height, so that the other lines have the full width. */
const Mark = styled.span`
  display: grid;
  float: inline-end;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  margin-block: calc((1lh - 2.25rem) / 2);
  margin-inline-start: var(--space-4);
  border-radius: 50%;
  background: var(--color-action-primary);
  color: var(--color-text-on-area);
  transition: translate var(--motion-duration-normal) var(--motion-easing-standard);

  [data-accent] > * > & {
    background: var(--accent);
  }

  article:hover & {
    translate: 0.25rem 0;
  }
`;

/* The same mark as in a NumberedDrawing. */
const Number = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  margin-inline-end: var(--space-2);
  border-radius: 50%;
  background: var(--accent, var(--color-action-primary));
  color: var(--color-text-on-area);
  font-size: var(--font-size-small);
  line-height: 1;
  letter-spacing: 0;
  vertical-align: 0.2em;
`;

const Words = styled.div`
  color: var(--color-text-muted);
`;

const Drawing = styled.div`
  aspect-ratio: 3 / 2;
  min-block-size: 0;
  margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-5)) 0;

  & > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

/** One entry of a catalog. With `href` the whole card is clickable; its accessible name is the title. */
export function Card({
  heading,
  children,
  href,
  drawing,
  spot,
  accent,
  number,
  level = 3,
  ...rest
}: CardProps) {
  const Container = spot ? SpotRoot : Root;
  return (
    <Container data-accent={accent} {...rest}>
      {spot && <Spot>{spot}</Spot>}
      {drawing && <Drawing>{drawing}</Drawing>}
      <Title as={`h${level}`}>
        {href && (
          <Mark aria-hidden>
            <Icon icon={ArrowRight} />
          </Mark>
        )}
        {number !== undefined && <Number aria-hidden>{number}</Number>}
        {href ? <a href={href}>{heading}</a> : heading}
      </Title>
      {children && <Words>{children}</Words>}
    </Container>
  );
}
