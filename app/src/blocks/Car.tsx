import { Section } from '@site/design-system';
import styled from 'styled-components';
import { CAR_CROP, CAR_POINTS, CAR_VIEW } from '@site/drawings/figures/line-car.data.ts';
import type { CarBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { openHref } from './parts/links.ts';

const Place = styled.div`
  position: relative;

  & > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  /* On a phone the car fills the width; what leads to it from afar is left out. */
  @media not all and (min-width: 768px) {
    & > img {
      aspect-ratio: ${CAR_CROP.width} / ${CAR_CROP.height};
      object-position: bottom;
      object-fit: cover;
    }
  }
`;

/* Numbers on the car, where there is room for a finger; the list below leads to the same everywhere. */
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
    background: var(--color-area-connected);
    color: var(--color-text-on-area);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-bold);
    line-height: 1;
    text-decoration: none;
  }

  /* What answers to a finger is larger than the mark. */
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

  [data-lit='eco'] & > :not(:hover) {
    background: var(--color-area-eco);
  }

  [data-lit='intelligent'] & > :not(:hover) {
    background: var(--color-area-intelligent);
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

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;

/** The one-line car with the places of one area's products lit, and the same as a list. */
export default function Car({ block }: { readonly block: CarBlock }) {
  const points = CAR_POINTS as Readonly<Record<string, { x: number; y: number } | undefined>>;
  return (
    <Section heading={block.heading} intro={<p>{block.text}</p>}>
      <Place data-lit={block.area}>
        <Drawing id={block.drawing} decorative />
        <Points aria-hidden>
          {block.parts.map(({ slug, point, href }, index) => {
            const place = points[point] ?? points[slug];
            const open = openHref(href);
            return (
              place && (
                <Point
                  key={slug}
                  style={{
                    left: percent(place.x - CAR_VIEW.x, CAR_VIEW.width),
                    top: percent(place.y, CAR_VIEW.height),
                  }}
                >
                  {open ? (
                    <a href={open} tabIndex={-1}>
                      {index + 1}
                    </a>
                  ) : (
                    <span>{index + 1}</span>
                  )}
                </Point>
              )
            );
          })}
        </Points>
      </Place>
      <Parts>
        {block.parts.map(({ slug, label, text, href }) => {
          const open = openHref(href);
          return (
            <li key={slug}>
              <div>
                {open ? <a href={open}>{label}</a> : <strong>{label}</strong>}
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </Parts>
    </Section>
  );
}
