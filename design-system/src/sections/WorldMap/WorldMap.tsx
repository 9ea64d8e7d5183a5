import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { appear, enter, entryTimeline, reveal } from '../../styles/motion.ts';
import { Clock } from '../Places/Clock.tsx';

/** One country that is marked on the map. */
export interface WorldMapCountry {
  /** Name of the country, next to its mark. */
  name: string;
  /** URL of the details about its sites; without it the name is plain text. */
  href?: string | undefined;
  /** Sites in the country; the time at each is shown. */
  sites: readonly {
    name: string;
    /** IANA time zone name. */
    timeZone: string;
  }[];
  /** Position in percent of the map's width and height. */
  x: number;
  /** Vertical position, in percent of the map's height from the top. */
  y: number;
  /** Side of the mark on which the name is placed. */
  side: 'start' | 'end';
  /**
   * If windows below 1024 px do not show its mark: the height at which its line leaves the shown part of the map, in
   * percent. Its number is there.
   */
  exit?: number | undefined;
}

/** Props of `WorldMap`; other attributes are those of `div`. */
export interface WorldMapProps extends ComponentPropsWithRef<'div'> {
  /** The map with its marks. For a dark section. */
  map: ReactNode;
  /** The countries, in reading order. */
  countries: readonly WorldMapCountry[];
  /**
   * The part that windows below 1024 px show, because a complete map would be too small to read: around `x`, in percent
   * of the map's width. `ratio` is the map's height divided by its width. By default they show the complete map.
   */
  focus?: { readonly x: number; readonly ratio: number } | undefined;
  /** Where the lines start, in percent of the map's width and height: the map appears from there while it is scrolled in. */
  home?: { readonly x: number; readonly y: number } | undefined;
  /** Meaning of the marks on the map. */
  legend?: readonly { mark: 'dot' | 'ring'; label: string }[] | undefined;
}

/** The width of the map in windows below 1024 px. */
const MAP_WIDTH = '80rem';

/* The map appears from home outwards. */
const spread = keyframes`
  from {
    clip-path: circle(0 at var(--from-x) var(--from-y));
  }

  to {
    clip-path: circle(142% at var(--from-x) var(--from-y));
  }
`;

/** When the circle of `spread` reaches a name: its horizontal distance from home, in the entry. */
const REACHED = 'max(var(--x) * 1% - var(--from-x), var(--from-x) - var(--x) * 1%) * 0.66';

const Root = styled.div`
  position: relative;
  timeline-scope: --entry;

  &[data-home] > :is(img, svg) {
    ${entryTimeline}
    ${enter(spread, 30, 100)}
  }

  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: 0 var(--space-6);
    padding: 0;
    list-style: none;
  }

  & a {
    display: block;
    padding-block: var(--space-2);
    color: var(--color-text-inverse);
    text-decoration: none;
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-6);
    margin-block: var(--space-4);
    font-size: var(--font-size-small);
  }

  & > p > span::before {
    content: '';
    display: inline-block;
    inline-size: 0.75em;
    block-size: 0.75em;
    margin-inline-end: var(--space-2);
    border: 2px solid var(--color-area-hv);
    border-radius: 50%;
    /* Only the fill distinguishes the marks. */
    forced-color-adjust: none;
  }

  & > p > [data-mark='dot']::before {
    background: var(--color-area-hv);
  }

  & a > span {
    display: grid;
    color: var(--color-text-inverse-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
  }

  /*
   * Below 1024 px the map keeps its size; its middle is shown from edge to edge. Countries have a number on the map, and
   * the same number and the name in the list.
   */
  @media not all and (min-width: 1024px) {
    counter-reset: country;

    &[data-focus] {
      margin-inline: calc(-1 * var(--space-gutter));
      overflow-x: clip;
    }

    &[data-focus] > :not(:first-child) {
      margin-inline: var(--space-gutter);
    }

    &[data-focus] > :first-child {
      inline-size: ${MAP_WIDTH};
      max-inline-size: none;
      margin-inline-start: calc(50% - var(--focus) / 100 * ${MAP_WIDTH});
    }

    & li {
      counter-increment: country;
    }

    &[data-focus] :is(li, a)::before {
      content: counter(country) / '';
      box-sizing: border-box;
      display: inline-grid;
      place-content: center;
      inline-size: 1.375rem;
      block-size: 1.375rem;
      margin-inline-end: var(--space-2);
      border: 1px solid var(--color-text-inverse);
      border-radius: 50%;
      background: var(--color-surface-inverse);
      color: var(--color-text-inverse);
      font-size: 0.8125rem;
      font-weight: var(--font-weight-semibold);
    }

    &[data-focus] li::before {
      position: absolute;
      left: calc(50% + (var(--x) - var(--focus)) / 100 * ${MAP_WIDTH} + 0.75rem);
      top: calc(var(--y) / 100 * var(--ratio) * ${MAP_WIDTH});
      translate: 0 -50%;
    }

    &[data-focus] [data-side='start']::before {
      translate: calc(-100% - 1.5rem) -50%;
    }

    &[data-focus] [data-exit]::before {
      left: auto;
      right: var(--space-2);
      top: calc(var(--exit) / 100 * var(--ratio) * ${MAP_WIDTH});
      margin: 0;
      translate: 0 -50%;
    }

    &[data-focus] [data-exit='start']::before {
      left: var(--space-6);
    }
  }

  /* On phones a country has its name and the number of its sites; their names and times are visually hidden. */
  @media not all and (min-width: 768px) {
    & a {
      min-block-size: 2.75rem;
    }

    & a > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  & time {
    font-variant-numeric: tabular-nums;
  }

  /* The names are positioned relative to the map, not to the legend: positions are fractions of its height. */
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & > :first-child,
    & > ul {
      position: relative;
      grid-area: 1 / 1;
    }

    & li {
      position: absolute;
      left: calc(var(--x) * 1%);
      top: calc(var(--y) * 1%);
    }

    &[data-home] li {
      ${enter(appear, `calc(30% + ${REACHED})`, `calc(42% + ${REACHED})`)}
    }

    & a {
      position: absolute;
      min-inline-size: 2.75rem;
      padding: var(--space-2) var(--space-4);
      font-size: var(--font-size-small);
      /* An outline in the color of the section separates the names from lines behind them. */
      text-shadow:
        0 0 4px var(--color-surface-inverse),
        0 0 4px var(--color-surface-inverse),
        0 0 4px var(--color-surface-inverse);
      white-space: nowrap;
      translate: 0 -50%;
    }

    & [data-side='start'] > a {
      inset-inline-end: 0;
    }

    & a > span {
      position: absolute;
      inset-block-start: 100%;
      inset-inline-start: 0;
      z-index: 1;
      padding: var(--space-3) var(--space-4);
      border: var(--stroke-hairline) solid var(--color-line-inverse);
      border-radius: var(--radius-medium);
      background: var(--color-surface-inverse);
      ${reveal}
      pointer-events: none;
    }

    & [data-far] > a > span {
      inset-inline: auto 0;
    }

    & a:is(:hover, :focus-visible) > span {
      opacity: 1;
    }
  }
`;

const FocusedRoot = styled(Root)<CustomProperties>(getCustomProperties);
const Country = styled.li<CustomProperties>(getCustomProperties);

/** Cards of countries whose `x` is greater are aligned to their end, so that they stay in the window. */
const ALIGN_END_FROM = 60;

/** A map with the company's sites by country; hover and focus show the sites of a country and their local time. */
export function WorldMap({ map, countries, focus, home, legend = [], ...rest }: WorldMapProps) {
  return (
    <FocusedRoot
      data-focus={focus && ''}
      data-home={home && ''}
      $properties={{
        '--focus': focus?.x,
        '--ratio': focus?.ratio,
        '--from-x': home && `${home.x}%`,
        '--from-y': home && `${home.y}%`,
      }}
      {...rest}
    >
      {map}
      {legend.length > 0 && (
        <p>
          {legend.map(({ mark, label }) => (
            <span key={mark} data-mark={mark}>
              {label}
            </span>
          ))}
        </p>
      )}
      <ul>
        {countries.map(({ name, href, sites, x, y, side, exit }) => (
          <Country
            key={name}
            data-side={side}
            data-far={x > ALIGN_END_FROM || undefined}
            data-exit={exit === undefined ? undefined : x < (focus?.x ?? 0) ? 'start' : 'end'}
            $properties={{ '--x': x, '--y': y, '--exit': exit }}
          >
            <a href={href}>
              <strong>{name}</strong> {sites.length}
              <span>
                {sites.map((site, index) => (
                  <span key={site.name}>
                    <span>{site.name}</span>{' '}
                    {site.timeZone !== sites[index + 1]?.timeZone && (
                      <Clock timeZone={site.timeZone} />
                    )}
                  </span>
                ))}
              </span>
            </a>
          </Country>
        ))}
      </ul>
    </FocusedRoot>
  );
}
