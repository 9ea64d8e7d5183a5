import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { appear, drawAcross, enter, entryTimeline } from '../../styles/motion.ts';
import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';

/** One dated value on the curve. */
export interface PathwayMark {
  /** Date, usually a year: "2030". */
  label: string;
  /** The value, with its unit: "−46.2%". */
  value: string;
  /** Description of the value: "target". */
  note?: string | undefined;
  /** Position in percent of the drawing's width and height. */
  x: number;
  /** Vertical position, in percent of the drawing's height from the top. */
  y: number;
  /** Whether this is the latest achieved value. */
  isLatest?: boolean | undefined;
}

/** Props of `Pathway`; other attributes are those of `div`. */
export interface PathwayProps extends ComponentPropsWithRef<'div'> {
  /** The curve, without text. */
  drawing: ReactNode;
  /** The marks in order of time. */
  marks: readonly PathwayMark[];
  /** Heading, text and links, displayed in the empty corner above the curve from 1280 px. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  isolation: isolate;

  & > :first-child {
    display: grid;
    gap: var(--space-4);
    align-content: start;
  }

  /* In narrower windows the links would overlap the labels of the marks. */
  @media (min-width: 1280px) {
    & > :first-child {
      grid-area: 1 / 1;
      justify-self: end;
      inline-size: 50%;
      /* Above the drawing, which is as wide as both and would otherwise receive the clicks on the links. */
      z-index: 1;
    }

    & > :last-child {
      grid-area: 1 / 1;
    }
  }
`;

const Chart = styled.div`
  position: relative;
  margin-block-start: var(--space-10);
  ${entryTimeline}

  & > :is(img, svg) {
    ${enter(drawAcross, 20, 95)}
  }

  & > ol {
    padding: 0;
    list-style: none;
  }

  & li {
    position: absolute;
    left: calc(var(--x) * 1%);
    top: calc(var(--y) * 1%);
    display: grid;
    justify-items: center;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
    white-space: nowrap;
    /* Above the curve, which rises to the left of the mark. */
    translate: -50% calc(-100% - 1.25rem);
    ${enter(appear, 'calc(20% + var(--x) * 0.7%)', 'calc(27% + var(--x) * 0.7%)')}
  }

  /* Centered at its mark if it is narrow enough, otherwise aligned with the edge of the drawing. */
  & li:first-child:not([data-latest]) {
    left: 0;
    inline-size: calc(var(--x) * 2%);
    min-inline-size: max-content;
    translate: 0 calc(-100% - 1.25rem);
  }

  /* On phones the second to last label is visually hidden, because it would overlap the last one. */
  @media not all and (min-width: 768px) {
    & img {
      block-size: 15rem;
    }

    & li:nth-last-child(2) {
      clip-path: inset(50%);
    }
  }

  & strong {
    color: var(--color-text-heading);
    font-size: var(--font-size-label);
    font-weight: var(--font-weight-semibold);

    @media (min-width: 1024px) {
      font-size: var(--font-size-h3);
    }
  }

  & [data-latest] strong {
    color: var(--color-text-success);
    font-size: var(--font-size-h2);
    line-height: 1;
  }

  & [data-latest] {
    justify-items: start;
    translate: -0.5rem calc(-100% - 1rem);
  }

  & span {
    display: none;

    @media (min-width: 1024px) {
      display: block;
    }
  }
`;

const PlacedChart = styled(Chart)<CustomProperties>(getCustomProperties);
const Mark = styled.li<CustomProperties>(getCustomProperties);

/** A curve from achieved values to a target, with labels at its marks. */
export function Pathway({ drawing, marks, children, ...rest }: PathwayProps) {
  const [first, last] = [marks[0], marks.at(-1)];
  return (
    <Root {...rest}>
      <div>{children}</div>
      <PlacedChart
        data-line="curve"
        $properties={{ '--x': first?.x, '--y': first?.y, '--to-x': last?.x, '--to-y': last?.y }}
      >
        {drawing}
        <ol>
          {marks.map(({ label, value, note, x, y, isLatest }) => (
            <Mark
              key={label}
              data-latest={isLatest || undefined}
              $properties={{ '--x': x, '--y': y }}
            >
              {label} <strong>{value}</strong> {note && <span>{note}</span>}
            </Mark>
          ))}
        </ol>
      </PlacedChart>
    </Root>
  );
}
