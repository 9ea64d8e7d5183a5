import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { appear, drawAcross, enter, entryTimeline } from '../../styles/motion.ts';
import type { MapMark } from './map-mark.ts';

/** Props of `PlaceRoutes`. */
interface PlaceRoutesProps {
  /** The map with its marks, and a leader from each mark to its name. */
  map: ReactNode;
  /** The places in reading order, each with a group. */
  marks: readonly MapMark[];
}

/* From 1280 px the names are at the leaders of the map, before that their numbers, and the names in a list below it. */
const Root = styled.div`
  position: relative;
  timeline-scope: --entry;
`;

const Sheet = styled.div`
  --map: 100%;
  --map-start: 0px;

  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > :is(img, svg) {
    ${entryTimeline}
    ${enter(drawAcross, 20, 95)}
    display: block;
    inline-size: var(--map);
    max-inline-size: none;
    block-size: auto;
    margin-inline-start: var(--map-start);
  }

  /* Its strands and leaders are white, also where the section has the ground of the system. */
  @media (forced-colors: active) {
    & > :is(img, svg) {
      background: var(--color-surface-inverse);
      forced-color-adjust: none;
    }
  }

  @media not all and (min-width: 1280px) {
    position: relative;
    margin-block-end: var(--space-6);
  }

  /* A complete map would be too small to read: the part west of home is shown, up to the edge of the window. */
  @media not all and (min-width: 768px) {
    --map: 44rem;
    --map-start: -1.5rem;

    overflow-x: clip;
    margin-inline-end: calc(-1 * var(--space-gutter));
  }
`;

/** The number at the end of a leader; at the edge of the window if the shown part of the map ends before. */
const Number = styled.span<CustomProperties>`
  ${getCustomProperties}
  position: absolute;
  inset-block-start: var(--top);
  inset-inline-start: min(var(--x) * var(--map) + var(--map-start), 100% - 1.5rem);
  padding-inline: 0.1875rem;
  color: var(--color-text-inverse);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  font-weight: var(--font-weight-semibold);
  line-height: 1;
  translate: 0 -50%;

  &[data-side='start'] {
    translate: -100% -50%;
  }

  @media (min-width: 1280px), print {
    display: none;
  }
`;

/* The line leads from the joint of the first country to that of the last one. */
const Groups = styled.ul`
  display: grid;
  position: relative;
  padding: 0;
  margin: 0;
  list-style: none;
  color: var(--color-text-inverse);

  & > li {
    position: relative;
    padding-block: var(--space-4) var(--space-2);
    padding-inline-start: var(--space-8);
  }

  & > li::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0.4375rem;
    border-inline-start: var(--stroke-active) solid var(--color-area-hv);
  }

  & > li:first-child::before {
    inset-block-start: 1.75rem;
  }

  & > li:last-child::before {
    inset-block-end: auto;
    block-size: 1.75rem;
  }

  & > li::after {
    content: '';
    position: absolute;
    inset-block-start: 1.25rem;
    inset-inline-start: 0;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 0.1875rem solid var(--color-area-hv);
    border-radius: 50%;
    background: var(--color-surface-inverse);
    box-sizing: content-box;
  }

  & > li > strong {
    display: block;
    font-size: var(--font-size-label);
    line-height: 1.5rem;
  }

  & ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
    padding: 0;
    margin: 0;
    list-style: none;
  }

  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & ol {
      display: block;
    }

    /* Several columns have no common line. */
    && > li::before {
      content: none;
    }
  }

  @media (min-width: 1280px) {
    display: block;
    position: absolute;
    inset: 0;

    & > li,
    & ol {
      display: contents;
    }

    & > li::after {
      content: none;
    }

    & > li > strong {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  @media print {
    display: none;
  }
`;

const Place = styled.li<CustomProperties>`
  ${getCustomProperties}

  & > a {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-block-size: 2.75rem;
    border-radius: var(--radius-small);
    color: var(--color-text-inverse);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-semibold);
    line-height: 1;
    text-decoration: none;
  }

  & b {
    min-inline-size: 1.25rem;
    color: var(--color-text-inverse-muted);
    font-variant-numeric: tabular-nums;
  }

  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  @media (min-width: 1280px) {
    position: absolute;
    inset-block-start: var(--top);
    inset-inline-start: var(--left);
    translate: 0 -50%;
    ${enter(appear, 'calc(20% + var(--left) * 0.7)', 'calc(27% + var(--left) * 0.7)')}

    &[data-side='start'] {
      translate: -100% -50%;
    }

    & > a {
      min-block-size: 1.5rem;
      padding-inline: 0.375rem;
      white-space: nowrap;
    }

    & b {
      display: none;
    }
  }
`;

const toPercent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/**
 * A map of far places with a leader to each name. In narrow windows the leaders end in numbers, and the names are a list
 * along the line, by country.
 */
export function PlaceRoutes({ map, marks }: PlaceRoutesProps) {
  const numbers = new Map(marks.map(({ id }, index) => [id, index + 1]));
  return (
    <Root>
      <Sheet>
        {map}
        {marks.map(({ id, x, y, side }, index) => (
          <Number
            key={id}
            aria-hidden
            data-side={side}
            $properties={{ '--x': x, '--top': toPercent(y) }}
          >
            {index + 1}
          </Number>
        ))}
      </Sheet>
      <Groups>
        {[...new Set(marks.map(({ group }) => group))].map((group) => (
          <li key={group}>
            <strong>{group}</strong>
            <ol>
              {marks
                .filter((mark) => mark.group === group)
                .map(({ id, label, href, x, y, side }) => (
                  <Place
                    key={id}
                    data-side={side}
                    $properties={{ '--left': toPercent(x), '--top': toPercent(y) }}
                  >
                    <a href={href}>
                      <b aria-hidden>{numbers.get(id)}</b>
                      {label}
                    </a>
                  </Place>
                ))}
            </ol>
          </li>
        ))}
      </Groups>
    </Root>
  );
}
