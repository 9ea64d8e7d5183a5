import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Accent } from '../../styles/accent.ts';
import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';

/** One part with a number in the drawing. */
export interface NumberedPart {
  /** Anchor of its entry in the list, to which the number links. */
  readonly id: string;
  /** Name of the part, next to its number in the list. */
  readonly label: string;
  /** A sentence below the label. */
  readonly text: string;
  /** URL of the part's page. */
  readonly href?: string | undefined;
  /** Place in the drawing as fractions of its width and height; without it the part is in the list only. */
  readonly point?: { readonly x: number; readonly y: number } | undefined;
}

/** Props of `NumberedDrawing`; other attributes are those of `div`. */
export interface NumberedDrawingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The drawing. Decorative: the list describes it. */
  drawing: ReactNode;
  /** Color of the numbers. */
  accent: Accent;
  /** The parts, in the order of their numbers. */
  items: readonly NumberedPart[];
  /** Where the list is shown: on phones only if cards with the same numbers follow. */
  list?: 'always' | 'phones' | undefined;
  /** The fraction of the drawing's width that phones show; by default all of it. */
  phoneCrop?: PhoneCrop | undefined;
}

/** The part of a drawing that phones show, in percent of its width and height. */
export interface PhoneCrop {
  /** Aspect ratio of the part, such as "1004 / 343". */
  readonly ratio: string;
  /** Its width as a fraction of the drawing's. It is the middle of the drawing. */
  readonly width: number;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
`;

const Drawing = styled.div`
  position: relative;

  & > :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  /* Phones show the middle of the drawing, enlarged (phoneCrop). */
  @media not all and (min-width: 768px) {
    & > :is(img, svg) {
      aspect-ratio: var(--phone-ratio);
      object-position: bottom;
      object-fit: cover;
    }
  }
`;

/* Numbers on the drawing; the list below has the same links. */
const Points = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Point = styled.li`
  position: absolute;
  inset: var(--y) auto auto var(--x);
  translate: -50% -50%;

  & > * {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: var(--stroke-detail) solid var(--color-surface);
    border-radius: 50%;
    background: var(--accent);
    color: var(--color-text-on-area);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-bold);
    line-height: 1;
    text-decoration: none;
  }

  & > a:hover {
    background: var(--color-text);
    color: var(--color-surface);
  }

  @media (min-width: 1024px) {
    /* Enlarges the target without enlarging the mark. */
    & > a::after {
      content: '';
      position: absolute;
      inset: -0.5rem;
      border-radius: 50%;
    }
  }

  /* Numbers that would overlap are moved above and below their places alternately. */
  @media not all and (min-width: 1024px) {
    &[data-shift='above'] {
      --direction: -1;
    }

    &[data-shift='below'] {
      --direction: 1;
    }

    &[data-shift] {
      translate: -50% calc(-50% + var(--direction) * 1rem);
    }

    &[data-shift]::before {
      content: '';
      position: absolute;
      inset: 50% auto auto calc(50% - var(--stroke-detail) / 2);
      inline-size: var(--stroke-detail);
      block-size: 1rem;
      translate: 0 calc(-50% - var(--direction) * 0.5rem);
      background: var(--accent);
    }
  }

  @media not all and (min-width: 768px) {
    inset-inline-start: var(--phone-x);

    & > * {
      inline-size: 1.5rem;
      block-size: 1.5rem;
    }
  }
`;

const CroppedDrawing = styled(Drawing)<CustomProperties>(getCustomProperties);
const PlacedPoint = styled(Point)<CustomProperties>(getCustomProperties);

const Parts = styled.ol`
  display: grid;
  gap: 0 var(--space-8);
  padding: 0;
  list-style: none;
  counter-reset: part;

  & > li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: var(--space-3);
    border-block-end: var(--stroke-hairline) solid var(--color-line);
    counter-increment: part;
  }

  & > li::before {
    content: counter(part);
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-semibold);
  }

  & a {
    display: inline-block;
    padding-block: var(--space-1);
    font-weight: var(--font-weight-semibold);
  }

  & p {
    color: var(--color-text-muted);
  }

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-list='phones'] {
      display: none;
    }
  }
`;

const toPercent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;

/** Distances below which two numbers overlap on a phone, as fractions of the width and the height. */
const OVERLAP = { x: 0.085, y: 0.25 } as const;

/** The direction in which a number is moved on narrow screens, by id; none if it does not overlap another. */
function getShifts(items: readonly NumberedPart[]): ReadonlyMap<string, 'above' | 'below'> {
  const shifts = new Map<string, 'above' | 'below'>();
  const placed = items
    .flatMap(({ id, point }) => (point ? [{ id, ...point }] : []))
    .toSorted((a, b) => a.x - b.x);
  placed.forEach((number, index) => {
    for (const before of placed.slice(0, index)) {
      if (number.x - before.x > OVERLAP.x || Math.abs(number.y - before.y) > OVERLAP.y) continue;
      if (!shifts.has(before.id)) shifts.set(before.id, 'above');
      shifts.set(number.id, shifts.get(before.id) === 'above' ? 'below' : 'above');
    }
  });
  return shifts;
}

/** A drawing with numbered parts, and a list of the parts with the same numbers. */
export function NumberedDrawing({
  drawing,
  accent,
  items,
  list = 'always',
  phoneCrop,
  ...rest
}: NumberedDrawingProps) {
  const shifts = getShifts(items);
  const phoneX = (x: number): number => (phoneCrop ? (x - 0.5) / phoneCrop.width + 0.5 : x);
  return (
    <Root {...rest}>
      <CroppedDrawing data-accent={accent} $properties={{ '--phone-ratio': phoneCrop?.ratio }}>
        {drawing}
        <Points aria-hidden>
          {items.map(
            ({ id, href, point }, index) =>
              point && (
                <PlacedPoint
                  key={id}
                  data-shift={shifts.get(id)}
                  $properties={{
                    '--x': toPercent(point.x),
                    '--phone-x': toPercent(phoneX(point.x)),
                    '--y': toPercent(point.y),
                  }}
                >
                  {href ? (
                    <a href={href} tabIndex={-1}>
                      {index + 1}
                    </a>
                  ) : (
                    <span>{index + 1}</span>
                  )}
                </PlacedPoint>
              ),
          )}
        </Points>
      </CroppedDrawing>
      <Parts data-list={list}>
        {items.map(({ id, label, text, href }) => (
          <li key={id}>
            <div>
              {href ? <a href={href}>{label}</a> : <strong>{label}</strong>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Parts>
    </Root>
  );
}
