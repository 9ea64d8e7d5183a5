import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { reveal } from '../../styles/motion.ts';
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
}

/** Props of `WorldMap`; other attributes are those of `div`. */
export interface WorldMapProps extends ComponentPropsWithRef<'div'> {
  /** The map with its marks. For a dark section. */
  map: ReactNode;
  /** The countries, in reading order. */
  countries: readonly WorldMapCountry[];
  /** Meaning of the marks on the map. */
  legend?: readonly { mark: 'dot' | 'ring'; label: string }[] | undefined;
}

const Root = styled.div`
  position: relative;

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

  /* On phones a country shows its local time; the names of its sites are visually hidden. */
  @media not all and (min-width: 768px) {
    & a {
      min-block-size: 2.75rem;
    }

    & a > span {
      display: inline;
      margin-inline-start: var(--space-1);
    }

    & a > span > span > span {
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

const Country = styled.li<CustomProperties>(getCustomProperties);

/** Cards of countries whose `x` is greater are aligned to their end, so that they stay in the window. */
const ALIGN_END_FROM = 60;

/** A map with the company's sites by country; hover and focus show the sites of a country and their local time. */
export function WorldMap({ map, countries, legend = [], ...rest }: WorldMapProps) {
  return (
    <Root {...rest}>
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
        {countries.map(({ name, href, sites, x, y, side }) => (
          <Country
            key={name}
            data-side={side}
            data-far={x > ALIGN_END_FROM || undefined}
            $properties={{ '--x': x, '--y': y }}
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
    </Root>
  );
}
