import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { hasGroups, hasPortraits, type MapMark } from './map-mark.ts';
import { PlacePortraits } from './PlacePortraits.tsx';
import { PlaceRoutes } from './PlaceRoutes.tsx';

/** Props of `PlaceMap`; other attributes are those of `figure`. */
export interface PlaceMapProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The map with its markers and alternative text. */
  map: ReactNode;
  /** Region of the world. */
  caption: string;
  /** The places on this map, in reading order. */
  marks: readonly MapMark[];
  /** The number of the first place on phones; 1 by default. */
  start?: number | undefined;
}

/* For a dark section. */
const Root = styled.figure`
  --color-focus: var(--color-focus-inverse);

  margin: 0;

  & > figcaption {
    padding-block-end: var(--space-2);
    color: var(--color-text-inverse);
    font-size: var(--font-size-label);
    font-weight: var(--font-weight-semibold);
  }
`;

/* From 768 px the names are on the map, before that in a list below it. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 768px) {
    & > * {
      grid-area: 1 / 1;
    }
  }
`;

const Sheet = styled.div`
  position: relative;

  & > :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

/** The numbers of the list beside the marks, on phones. */
const Numbers = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 768px) {
    display: none;
  }
`;

const placed = css`
  position: absolute;
  left: var(--left);
  top: var(--top);
  translate: 0.375rem -50%;

  &[data-side='start'] {
    translate: calc(-100% - 0.375rem) -50%;
  }
`;

const Number = styled.li`
  ${placed}
  display: grid;
  place-items: center;
  min-inline-size: 1.125rem;
  block-size: 1.125rem;
  border-radius: var(--radius-pill);
  background: var(--color-text-inverse);
  color: var(--color-surface-inverse);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  font-weight: var(--font-weight-bold);
  line-height: 1;

  &[data-shift='up'] {
    margin-block-start: -0.625rem;
  }

  &[data-shift='down'] {
    margin-block-start: 0.625rem;
  }
`;

const Names = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 768px) {
    display: block;
    position: relative;
  }

  @media print {
    display: none;
  }
`;

const Name = styled.li`
  display: flex;
  align-items: center;

  & > b {
    min-inline-size: 1.25rem;
    color: var(--color-text-inverse-muted);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
  }

  @media (min-width: 768px) {
    ${placed}
    display: block;

    & > b {
      display: none;
    }

    /* Keeps neighboring 44 px targets apart. */
    &[data-shift='up'] {
      margin-block-start: -1.375rem;
    }

    &[data-shift='down'] {
      margin-block-start: 1.375rem;
    }
  }

  & > a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--space-2);
    border-radius: var(--radius-small);
    color: var(--color-text-inverse);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-semibold);
    line-height: 1;
    text-decoration: none;

    @media (min-width: 768px) {
      white-space: nowrap;
    }
  }

  & small {
    display: block;
    margin-block-start: var(--space-1);
    font-size: inherit;
    font-weight: var(--font-weight-regular);
  }

  & > a:hover {
    background: var(--color-surface-inverse);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

const PlacedName = styled(Name)<CustomProperties>(getCustomProperties);
const PlacedNumber = styled(Number)<CustomProperties>(getCustomProperties);

const toPercent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/**
 * A map with a name and a link at each mark. On phones the names are in a list below the map, and its numbers are beside
 * the marks.
 */
export function PlaceMap({ map, caption, marks, start = 1, ...rest }: PlaceMapProps) {
  const getPlace = ({ x, y, side, shift }: MapMark) => ({
    'data-side': side,
    'data-shift': shift,
    $properties: { '--left': toPercent(x), '--top': toPercent(y) },
  });
  return (
    <Root {...rest}>
      <figcaption>{caption}</figcaption>
      {hasPortraits(marks) && <PlacePortraits map={map} marks={marks} />}
      {hasGroups(marks) && <PlaceRoutes map={map} marks={marks} />}
      {!hasPortraits(marks) && !hasGroups(marks) && (
        <Frame>
          <Sheet>
            {map}
            <Numbers aria-hidden>
              {marks.map((mark, index) => (
                <PlacedNumber key={mark.id} {...getPlace(mark)}>
                  {start + index}
                </PlacedNumber>
              ))}
            </Numbers>
          </Sheet>
          <Names start={start}>
            {marks.map((mark, index) => (
              <PlacedName key={mark.id} {...getPlace(mark)}>
                <b aria-hidden>{start + index}</b>
                <a href={mark.href}>
                  <span>
                    {mark.label} {mark.note && <small>{mark.note}</small>}
                  </span>
                </a>
              </PlacedName>
            ))}
          </Names>
        </Frame>
      )}
    </Root>
  );
}
