import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { drawAcross, enter, entryTimeline } from '../../styles/motion.ts';
import type { MapMark } from './map-mark.ts';

/* All widths are parts of the frame from 1024 px, so that lines meet pictures at every size. */
const Frame = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-6);

  @media (min-width: 1024px) {
    grid-template-columns: 46fr 54fr;
    gap: 0;
  }
`;

const Sheet = styled.div`
  ${entryTimeline}
  position: relative;

  & > :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

/** The name beside a mark, which the list repeats. */
const MarkName = styled.span<CustomProperties>`
  position: absolute;
  left: var(--left);
  top: var(--top);
  padding-inline: var(--space-1);
  background: var(--color-surface-inverse);
  color: var(--color-text-inverse);
  font-size: var(--font-size-label);
  font-weight: var(--font-weight-semibold);
  line-height: 1.25;
  translate: 0.5rem -50%;

  &[data-side='start'] {
    translate: calc(-100% - 0.5rem) -50%;
  }

  ${getCustomProperties}
`;

/** The line from a mark to the left edge of its picture: level, or down and then level. */
const Line = styled.span<CustomProperties>`
  display: none;

  @media (min-width: 1024px) {
    ${enter(drawAcross)}
    display: block;
    position: absolute;
    left: var(--left);
    right: -2rem;
    top: var(--from);
    bottom: var(--until);
    border: 0 solid var(--color-area-hv);
    border-block-end-width: 3px;
    margin-block-end: -1.5px;
    margin-inline-start: -1.5px;

    &[data-bent] {
      border-inline-start-width: 3px;
      border-end-start-radius: 1.5rem;
    }
  }

  ${getCustomProperties}
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: minmax(0, 1fr);
    gap: 0;
    position: relative;
    /* The map determines the height, so that rows are parts of it. */
    contain: size;
  }
`;

const Place = styled.li<CustomProperties>`
  & :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  & > a {
    display: block;
    color: var(--color-text-inverse);
    text-decoration: none;
  }

  & > a:hover b {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & span,
  & small {
    display: block;
    font-size: var(--font-size-label);
  }

  & small {
    color: var(--color-text-inverse-muted);
    text-wrap: pretty;
  }

  & b {
    display: block;
    margin-block: var(--space-1) var(--space-2);
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-heading);
  }

  @media (min-width: 1024px) {
    display: grid;
    /* A picture may be higher than its row, whose middle it keeps. */
    grid-template: minmax(0, 1fr) / 66fr 34fr;
    gap: var(--space-4);
    align-items: center;
    /* In percent of a row. */
    translate: 0 var(--moved);

    & > :first-child {
      margin-inline-start: 1rem;
    }
  }

  ${getCustomProperties}
`;

const toPercent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** A mark at most this fraction of the map's height from the middle of its row has a level line. */
const LEVEL = 0.04;

/** Content of `PlacePortraits`. */
interface PlacePortraitsProps {
  /** The map with its markers and alternative text. */
  map: ReactNode;
  /** The places on the map, each with a portrait. */
  marks: readonly MapMark[];
}

/** A map whose places have portraits: beside it from 1024 px, with a line from each mark; otherwise below it. */
export function PlacePortraits({ map, marks }: PlacePortraitsProps) {
  const rows = marks.map((mark, index) => {
    const middle = (index + 0.5) / marks.length;
    const isLevel = Math.abs(mark.y - middle) < LEVEL;
    return { mark, middle, isLevel, exit: isLevel ? mark.y : middle };
  });
  return (
    <Frame>
      <Sheet>
        {map}
        {rows.map(({ mark, isLevel, exit }) => (
          <Fragment key={mark.id}>
            <Line
              aria-hidden
              data-bent={isLevel ? undefined : ''}
              $properties={{
                '--left': toPercent(mark.x),
                '--from': toPercent(isLevel ? exit : mark.y),
                '--until': toPercent(1 - exit),
              }}
            />
            <MarkName
              aria-hidden
              data-side={mark.side}
              $properties={{ '--left': toPercent(mark.x), '--top': toPercent(mark.y) }}
            >
              {mark.label}
            </MarkName>
          </Fragment>
        ))}
      </Sheet>
      <List>
        {rows.map(({ mark: { id, href, label, note, portrait }, middle, exit }) => (
          <Place key={id} $properties={{ '--moved': toPercent((exit - middle) * marks.length) }}>
            {portrait?.picture}
            <a href={href}>
              <span>{label}</span> <b>{note}</b> {portrait?.text && <small>{portrait.text}</small>}
            </a>
          </Place>
        ))}
      </List>
    </Frame>
  );
}
