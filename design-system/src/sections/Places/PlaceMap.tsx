import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';

/** One place on the map. */
export interface MapMark {
  /** Unique within the map. */
  readonly id: string;
  /** Name of the place, next to its marker. */
  readonly label: string;
  /** Second line of the label in smaller type: the kind of place. */
  readonly note?: string | undefined;
  /** URL of the details, usually an anchor on the same page. */
  readonly href: string;
  /** Fractions of the map's width and height, from the top left corner. */
  readonly x: number;
  /** Vertical position as a fraction of the map's height, from the top. */
  readonly y: number;
  /** Side of the marker on which the label is placed. */
  readonly side: 'start' | 'end';
  /** Vertical offset that avoids a neighboring label. */
  readonly shift?: 'up' | 'down' | undefined;
}

/** Props of `PlaceMap`; other attributes are those of `figure`. */
export interface PlaceMapProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The map with its markers and alternative text. */
  map: ReactNode;
  /** Region of the world. */
  caption: string;
  /** The places on this map, in reading order. */
  marks: readonly MapMark[];
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

const Sheet = styled.div`
  position: relative;

  & > :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

/* On phones labels would be smaller than a click target; the list after the map has all places. */
const Names = styled.ul`
  display: none;

  @media (min-width: 768px) {
    display: block;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  @media print {
    display: none;
  }
`;

const Name = styled.li`
  position: absolute;
  left: var(--left);
  top: var(--top);
  translate: 0.375rem -50%;

  &[data-side='start'] {
    translate: calc(-100% - 0.375rem) -50%;
  }

  /* Keeps neighboring 44 px targets apart. */
  &[data-shift='up'] {
    margin-block-start: -1.375rem;
  }

  &[data-shift='down'] {
    margin-block-start: 1.375rem;
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
    white-space: nowrap;
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

const toPercent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** A map with a label and a link at each marker. */
export function PlaceMap({ map, caption, marks, ...rest }: PlaceMapProps) {
  return (
    <Root {...rest}>
      <figcaption>{caption}</figcaption>
      <Sheet>
        {map}
        <Names>
          {marks.map(({ id, label, note, href, x, y, side, shift }) => (
            <PlacedName
              key={id}
              data-side={side}
              data-shift={shift}
              $properties={{ '--left': toPercent(x), '--top': toPercent(y) }}
            >
              <a href={href}>
                <span>
                  {label} {note && <small>{note}</small>}
                </span>
              </a>
            </PlacedName>
          ))}
        </Names>
      </Sheet>
    </Root>
  );
}
