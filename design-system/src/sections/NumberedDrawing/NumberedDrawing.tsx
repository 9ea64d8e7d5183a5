import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentBand } from '../../styles/accent.ts';
import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { sectionHead } from '../../styles/section-head.ts';
import { Heading } from '../../components/Heading/index.ts';

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
  /** A small drawing, 96 × 72 px, next to the entry on phones. */
  readonly picture?: ReactNode;
  /** Place in the drawing as fractions of its width and height; without it the part is in the list only. */
  readonly point?: { readonly x: number; readonly y: number } | undefined;
}

/** Props of `NumberedDrawing`; other attributes are those of `section`. */
export interface NumberedDrawingProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'title' | 'children'
> {
  /** "\n" marks a preferred line break. */
  heading: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /**
   * A wide drawing, on the color of the band. Windows up to 1440 px show the middle three quarters of its width.
   * Decorative: the list describes it.
   */
  drawing: ReactNode;
  /** Color of the band and the numbers. */
  accent: Accent;
  /** The parts, in the order of their numbers. */
  items: readonly NumberedPart[];
}

const Root = styled.section`
  ${accentBand}
  overflow-x: clip;
  padding-block-start: var(--space-10);

  @media (min-width: 1024px) {
    padding-block-start: var(--space-16);
  }
`;

const Head = styled.div`
  ${pageFrame}
  ${sectionHead}
`;

const Drawing = styled.div`
  --bleed: max(100%, min(400% / 3, 1920px));

  position: relative;
  inline-size: var(--bleed);
  margin-inline: calc((100% - var(--bleed)) / 2);

  & > :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
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
    & > * {
      inline-size: 1.5rem;
      block-size: 1.5rem;
    }
  }
`;

const PlacedPoint = styled(Point)<CustomProperties>(getCustomProperties);

/* On phones the picture is in the column of the number, below it. */
const Picture = styled.div`
  grid-area: 2 / 1;
  inline-size: 6rem;
  block-size: 4.5rem;

  & > * {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  @media (min-width: 768px) {
    display: none;
  }
`;

const Parts = styled.ol`
  display: grid;
  gap: 0 var(--space-8);
  ${pageFrame}
  padding-block: var(--space-8) var(--space-10);
  margin: 0;
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

  @media not (min-width: 768px) {
    & > li:has(${Picture}) {
      grid-template-columns: 6rem minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      column-gap: var(--space-4);
      align-items: start;
    }

    & > li:has(${Picture})::before {
      padding-block-start: var(--space-1);
    }

    & > li > ${Picture} + div {
      grid-area: 1 / 2 / span 2;
    }
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
  }
`;

const toPercent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;

/** Distances below which two numbers overlap on a phone, as fractions of the width and the height. */
const OVERLAP = { x: 0.07, y: 0.25 } as const;

/** Returns the direction in which each number is moved on narrow screens, by id; none if it does not overlap another. */
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

/** A band with a drawing of numbered parts as wide as the window, and a list of the parts with the same numbers. */
export function NumberedDrawing({
  heading,
  intro,
  drawing,
  accent,
  items,
  ...rest
}: NumberedDrawingProps) {
  const id = useId();
  const shifts = getShifts(items);
  return (
    <Root data-accent={accent} aria-labelledby={id} {...rest}>
      <Head>
        <div>
          <Heading id={id} data-branch="" level={2} size="section">
            {heading}
          </Heading>
          {intro}
        </div>
      </Head>
      <Drawing>
        {drawing}
        <Points aria-hidden>
          {items.map(
            ({ id: part, href, point }, index) =>
              point && (
                <PlacedPoint
                  key={part}
                  data-shift={shifts.get(part)}
                  $properties={{ '--x': toPercent(point.x), '--y': toPercent(point.y) }}
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
      </Drawing>
      <Parts>
        {items.map(({ id: part, label, text, href, picture }) => (
          <li key={part}>
            {picture && <Picture>{picture}</Picture>}
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
