import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

import type { Accent } from '../../styles/accent.ts';

export interface NumberedPart {
  readonly id: string;
  readonly label: string;
  /** A sentence below the label. */
  readonly text: string;
  /** URL of the part's page. */
  readonly href?: string | undefined;
  /** Place in the drawing as fractions of its width and height; without it the part is in the list only. */
  readonly point?: { readonly x: number; readonly y: number } | undefined;
}

export interface NumberedDrawingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The drawing. Decorative: the list says what it shows. */
  drawing: ReactNode;
  /** Colour of the numbers. */
  accent: Accent;
  items: readonly NumberedPart[];
  /** Aspect ratio of the part of the drawing that phones show, such as "1004 / 343". */
  phoneRatio?: string | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
`;

const Place = styled.div`
  position: relative;

  & > :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  /* On a phone the subject fills the width; what leads to it from afar is left out. */
  @media not all and (min-width: 768px) {
    & > :is(img, svg) {
      aspect-ratio: var(--phone-ratio);
      object-position: bottom;
      object-fit: cover;
    }
  }
`;

/* Numbers on the drawing, where there is room for a finger; the list below leads to the same everywhere. */
const Points = styled.ol`
  display: none;

  @media (min-width: 1024px) {
    display: block;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Point = styled.li`
  position: absolute;
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

  /* The target is larger than the mark. */
  & > a::after {
    content: '';
    position: absolute;
    inset: -0.5rem;
    border-radius: 50%;
  }

  & > a:hover {
    background: var(--color-text);
    color: var(--color-surface);
  }
`;

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
  }
`;

const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;

/** A drawing with numbered places, and what is there as a list with the same numbers. */
export function NumberedDrawing({
  drawing,
  accent,
  items,
  phoneRatio,
  ...rest
}: NumberedDrawingProps) {
  return (
    <Root {...rest}>
      <Place data-accent={accent} style={phoneRatio ? { '--phone-ratio': phoneRatio } : undefined}>
        {drawing}
        <Points aria-hidden>
          {items.map(
            ({ id, href, point }, index) =>
              point && (
                <Point key={id} style={{ left: percent(point.x), top: percent(point.y) }}>
                  {href ? (
                    <a href={href} tabIndex={-1}>
                      {index + 1}
                    </a>
                  ) : (
                    <span>{index + 1}</span>
                  )}
                </Point>
              ),
          )}
        </Points>
      </Place>
      <Parts>
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
