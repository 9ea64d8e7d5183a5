import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentColor, ringMarker } from '../../styles/accent.ts';
import { drawAcross, enter, entryTimeline, growAcross } from '../../styles/motion.ts';

/** One milestone of a line. */
export interface RouteStation {
  /** Date of the milestone, usually a year. */
  when: string;
  /** A goal that can be verified on its date. */
  title: string;
  /** Details of the milestone; none by default. */
  text?: string | undefined;
}

/** One of the three lines, with its milestones. */
export interface RouteLine {
  /** Subject of the line: "Energy". */
  title: string;
  /** Purpose of the line. */
  text?: string | undefined;
  /** Color of the line. */
  accent: Accent;
  /** The milestones in order of time. */
  stations: readonly RouteStation[];
}

/** Props of `RouteMap`; other attributes are those of `div`. */
export interface RouteMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Exactly three. */
  lines: readonly RouteLine[];
  /** The common goal. */
  destination: { when: string; title: string };
}

/* Vertical on phones; horizontal from 1024 px. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${entryTimeline}

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 16rem;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: var(--space-10);
  padding: 0;
  list-style: none;

  @media (min-width: 1024px) {
    grid-auto-rows: 1fr;
    gap: 0;
  }
`;

const Line = styled.li`
  ${accentColor}
  display: grid;
  gap: var(--space-5);

  @media (min-width: 1024px) {
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: var(--space-6);
  }
`;

const Name = styled.div`
  & > h3 {
    font-size: var(--font-size-h3);
    font-weight: var(--font-weight-bold);
    line-height: 2.25rem;
    letter-spacing: var(--font-tracking-heading);
  }

  & > p {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
  }
`;

const Stations = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  @media (min-width: 1024px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Station = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-1);
  align-content: start;
  padding: 0 0 var(--space-6) var(--space-8);

  /* The connection to the next station. */
  &::after {
    content: '';
    position: absolute;
    inset: 0.75rem auto -0.5rem calc(0.625rem - var(--stroke-line) / 2);
    inline-size: var(--stroke-line);
    background: currentColor;
  }

  &:last-child::after {
    inset-block-end: 0;
  }

  &::before {
    ${ringMarker}
    position: absolute;
    inset: 0.5rem auto auto 0;
    z-index: 1;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border-width: 0.25rem;
  }

  & > time {
    color: var(--color-text-heading);
    font-size: var(--font-size-h3);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-semibold);
    line-height: 2.25rem;
  }

  & > strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
  }

  & > span {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
  }

  @media (min-width: 1024px) {
    padding: 3rem var(--space-5) var(--space-10) 0;

    &::after,
    &:last-child::after {
      inset: calc(1.125rem - var(--stroke-line) / 2) 0 auto;
      inline-size: auto;
      block-size: var(--stroke-line);
      transform-origin: 0 0;
      ${enter(growAcross, 10, 35)}
    }

    /* From station to station, and then the three lines merge. */
    &:nth-child(2)::after {
      animation-range: entry 35% entry 60%;
    }

    &:nth-child(n + 3)::after {
      animation-range: entry 60% entry 80%;
    }
  }

  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
    }
  }
`;

/* From 1024 px the outer lines bend to the middle one and continue as one. */
const Arrival = styled.div`
  position: relative;

  @media (min-width: 1024px) {
    display: grid;
    grid-template-rows: repeat(3, 1fr);

    &::before {
      content: '';
      position: absolute;
      inset: calc(1.125rem - var(--stroke-line) / 2) auto
        calc(100% / 3 - 1.125rem - var(--stroke-line) / 2) 0;
      inline-size: 3rem;
      border: var(--stroke-line) solid var(--color-brand-line);
      border-inline-start: 0;
      border-start-end-radius: var(--radius-bend-wide);
      border-end-end-radius: var(--radius-bend-wide);
      ${enter(drawAcross, 80, 90)}
    }
  }
`;

const Destination = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  padding: var(--space-4) 0 0 var(--space-8);

  /* The line that all join, and its end point. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto auto calc(0.625rem - var(--stroke-line) / 2);
    inline-size: var(--stroke-line);
    block-size: 1.5rem;
    background: var(--color-brand-line);
  }

  &::after {
    content: '';
    position: absolute;
    inset: 1.5rem auto auto 0;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border-radius: 50%;
    background: var(--color-brand-line);
  }

  & > time,
  & > strong {
    color: var(--color-text-heading);
    font-size: var(--font-size-h3);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
    text-wrap: balance;
  }

  & > time {
    line-height: 2.25rem;
  }

  @media (min-width: 1024px) {
    grid-row: 2;
    padding: 0 0 0 6.25rem;

    &::before {
      inset: calc(1.125rem - var(--stroke-line) / 2) auto auto 0;
      inline-size: 4.5rem;
      block-size: var(--stroke-line);
      transform-origin: 0 0;
      ${enter(growAcross, 85, 100)}
    }

    &::after {
      inset: 0.5rem auto auto 4.25rem;
    }
  }

  @media (forced-colors: active) {
    &::before,
    &::after {
      background: CanvasText;
    }
  }
`;

/** A roadmap: three lines of dated stations that end in one goal. */
export function RouteMap({ lines, destination, ...rest }: RouteMapProps) {
  return (
    <Root {...rest}>
      <Lines>
        {lines.map(({ title, text, accent, stations }) => (
          <Line key={title} data-accent={accent}>
            <Name>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </Name>
            <Stations>
              {stations.map((station) => (
                <Station key={`${station.when} ${station.title}`}>
                  <time dateTime={station.when}>{station.when}</time>
                  <strong>{station.title}</strong>
                  {station.text && <span>{station.text}</span>}
                </Station>
              ))}
            </Stations>
          </Line>
        ))}
      </Lines>
      <Arrival>
        <Destination>
          <time dateTime={destination.when}>{destination.when}</time>
          <strong>{destination.title}</strong>
        </Destination>
      </Arrival>
    </Root>
  );
}
