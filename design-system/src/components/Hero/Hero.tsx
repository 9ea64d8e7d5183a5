import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

import { type Area, areaInk, joint } from '../../styles/area.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { Heading } from '../Heading/index.ts';

export interface HeroDestination {
  area: Area;
  label: string;
  /** Short description of the destination. */
  detail: string;
  /** Omit it to show the destination without a link. */
  href?: string | undefined;
  /**
   * Horizontal position of the destination's marker in the drawing, in percent from the left. From 1024 px
   * the label is displayed above it.
   */
  at: number;
}

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The page's `h1`; "\n" marks a preferred line break. */
  title: string;
  lead: ReactNode;
  /** Spans the window; the outer tenth on each side is cropped on phones. */
  drawing: ReactNode;
  destinations: readonly HeroDestination[];
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-start: var(--space-12);
  overflow-x: clip;

  /*
   * The links are displayed above the drawing and follow it in the document: a minimum row height prevents a
   * layout shift while the page is still loading.
   */
  @media (min-width: 1024px) {
    grid-template-rows: auto minmax(6rem, auto) auto;
    padding-block-start: var(--space-20);
  }
`;

const Words = styled.div`
  ${pageFrame}
  display: grid;
  gap: var(--space-5) var(--space-6);

  @media (min-width: 1024px) {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;

const Lead = styled.div`
  max-inline-size: 30em;
  color: var(--color-text-muted);
  font-size: var(--font-size-lead);
  text-wrap: pretty;

  @media (min-width: 1024px) {
    padding-block-end: var(--space-2);
  }

  & > p {
    margin: 0;
  }
`;

const Drawing = styled.div`
  margin-block-start: var(--space-6);

  & :is(svg, img) {
    inline-size: 124%;
    max-inline-size: none;
    block-size: auto;
    /* On phones the outer tenth of each side is cropped, so that the middle is larger. */
    margin-inline: -12%;
    /* Lines may extend beyond the viewBox to the edges of the window. */
    overflow: visible;

    @media (min-width: 768px) {
      inline-size: 100%;
      max-inline-size: var(--breakpoint-wide);
      margin-inline: auto;
    }
  }

  @media (min-width: 1024px) {
    grid-row: 3;
    margin-block-start: var(--space-2);
  }
`;

const Destinations = styled.ul`
  ${pageFrame}
  margin: 0;
  padding-block: var(--space-4) var(--space-6);
  list-style: none;

  @media (min-width: 1024px) {
    position: relative;
    display: grid;
    grid-row: 2;
    align-self: end;
    inline-size: 100%;
    max-inline-size: var(--breakpoint-wide);
    margin: var(--space-6) auto 0;
    padding: 0;
  }
`;

const Destination = styled.li`
  ${areaInk}
  border-block-end: var(--stroke-hairline) solid var(--color-line);

  & > a {
    display: grid;
    grid-template-columns: auto auto 1fr;
    gap: var(--space-3);
    align-items: center;
    min-block-size: 3.5rem;
    color: inherit;
    line-height: var(--font-leading-snug);
    text-decoration: none;
  }

  & > a::before {
    ${joint}
  }

  & strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }

  & span {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    text-align: end;
  }

  @media (min-width: 1024px) {
    grid-area: 1 / 1;
    align-self: end;
    justify-self: start;
    margin-inline-start: var(--at);
    max-inline-size: 11rem;
    border: 0;

    & > a {
      display: block;
      min-block-size: 2.75rem;
    }

    & > a::before {
      content: none;
    }

    & strong {
      display: block;
      color: inherit;
    }

    & span {
      display: block;
      text-align: start;
    }

    & > a:hover strong {
      text-decoration: underline;
      text-decoration-thickness: var(--stroke-active);
      text-underline-offset: 0.3em;
    }
  }
`;

/**
 * The first screen of the home page: title, lead, and a drawing with links to the business areas. From 1024
 * px the links are placed above the drawing; below, they are a list.
 */
export function Hero({ title, lead, drawing, destinations, ...rest }: HeroProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Words>
        <Heading id={id} level={1} size="display">
          {title}
        </Heading>
        <Lead>{lead}</Lead>
      </Words>
      <Drawing>{drawing}</Drawing>
      <Destinations>
        {destinations.map(({ area, label, detail, href, at }) => (
          <Destination key={href} data-area={area} style={{ '--at': `${at}%` }}>
            <a href={href}>
              <strong>{label}</strong> <span>{detail}</span>
            </a>
          </Destination>
        ))}
      </Destinations>
    </Root>
  );
}
