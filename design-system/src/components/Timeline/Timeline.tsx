import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { type Accent, accentColor, ringMarker } from '../../styles/accent.ts';

export interface Milestone {
  /** Machine-readable: `1974-09`. */
  dateTime: string;
  /** Display form of the month. */
  date: string;
  title: string;
  text?: string | undefined;
  /** Something new: the axis branches in this accent's colour. */
  branch?: Accent | undefined;
}

export interface TimelineYear {
  year: string;
  milestones: readonly Milestone[];
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In display order. */
  years: readonly TimelineYear[];
  /** Small drawing at the start; the line begins at its left edge. */
  drawing?: ReactNode;
}

/*
 * `--trunk` is the centre of the line, `--reach` its distance to the milestones. On phones years are above
 * their milestones, from 1024 px on the other side of the line.
 */
const Root = styled.div`
  --year: 0rem;
  --trunk: 0.75rem;
  --reach: 2.25rem;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);

  @media (min-width: 768px) {
    --reach: 4rem;
  }

  @media (min-width: 1024px) {
    --year: 7rem;
    --trunk: 9rem;
    --reach: 5rem;

    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    align-items: start;
  }
`;

const YearNav = styled.nav`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 3.5rem;
    min-block-size: 2.75rem;
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-medium);
    text-decoration: none;
  }

  & a:hover {
    color: var(--color-text-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  @media (min-width: 1024px) {
    position: sticky;
    inset-block-start: calc(var(--size-header) + var(--space-8));

    & > ul {
      display: grid;
      grid-template-columns: repeat(3, max-content);
    }
  }

  @media print {
    display: none;
  }
`;

/* The line from the middle of the drawing's left edge down into the axis. */
const Start = styled.div`
  position: relative;
  padding-block-end: var(--space-8);
  padding-inline-start: calc(var(--trunk) + var(--reach));

  &::before {
    content: '';
    position: absolute;
    inset-block: calc((100% - var(--space-8) - var(--stroke-trunk)) / 2)
      calc(var(--stroke-trunk) * -1);
    inset-inline-start: calc(var(--trunk) - var(--stroke-trunk) / 2);
    inline-size: calc(var(--reach) + var(--space-2));
    border: 0 solid var(--color-brand-trunk);
    border-block-start-width: var(--stroke-trunk);
    border-inline-start-width: var(--stroke-trunk);
    border-start-start-radius: var(--radius-bend-wide);
  }

  /* Covers the end of the line. */
  & :is(svg, img) {
    position: relative;
    display: block;
    inline-size: 10rem;
    block-size: auto;
  }

  @media (forced-colors: active) {
    &::before {
      border-color: CanvasText;
    }
  }
`;

const Axis = styled.ol`
  position: relative;
  display: grid;
  gap: var(--space-10);
  padding: 0;
  list-style: none;

  /* The vertical axis. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--trunk) - var(--stroke-trunk) / 2);
    inline-size: var(--stroke-trunk);
    border-radius: var(--radius-pill);
    background: var(--color-brand-trunk);
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

const Year = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-inline-start: calc(var(--trunk) + var(--reach));
  scroll-margin-block-start: calc(var(--size-header) + var(--space-6));

  &::before {
    ${ringMarker}
    position: absolute;
    inset-block-start: calc((var(--font-size-h2) * 1.3 - 1.5rem) / 2);
    inset-inline-start: calc(var(--trunk) - 0.75rem);
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-width: 0.25rem;
    border-color: var(--color-brand-trunk);
  }

  &:target::before {
    border-color: var(--color-area-heritage);
    background: var(--color-area-heritage);
  }

  & > h3 {
    color: var(--color-area-heritage);
    font-size: var(--font-size-h2);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-semibold);
    line-height: 1.3;
  }

  & > ol {
    padding: 0;
    list-style: none;
  }

  @media (min-width: 1024px) {
    grid-template-columns: var(--year) minmax(0, 1fr);
    column-gap: calc(var(--trunk) + var(--reach) - var(--year));
    padding-inline-start: 0;
  }
`;

const MilestoneItem = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  padding-block: calc(var(--font-size-h2) * 0.65 - 0.5lh) var(--space-4);

  & + & {
    border-block-start: var(--stroke-hairline) solid var(--color-line);
  }

  & > time {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }

  & > div {
    display: grid;
    gap: var(--space-1);
    max-inline-size: var(--font-measure-body);
    color: var(--color-text-muted);
  }

  & strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  &[data-branch] strong {
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-bold);
  }

  @media (min-width: 768px) {
    grid-template-columns: 5rem minmax(0, 1fr);
  }
`;

/* Leaves the axis, bends and ends in a marker; at the first milestone of a year it is straight. */
const Branch = styled.span`
  ${accentColor}
  --above: 0.75rem;

  position: absolute;
  inset-block: calc(var(--above) * -1) auto;
  inset-inline-start: calc(var(--stroke-active) / -2 - var(--reach));
  inline-size: calc(var(--reach) - 0.875rem);
  block-size: calc(var(--font-size-h2) * 0.65 + var(--above) + var(--stroke-active) / 2);
  border: 0 solid currentColor;
  border-block-end-width: var(--stroke-active);
  border-inline-start-width: var(--stroke-active);
  border-end-start-radius: var(--radius-bend);

  &::after {
    ${ringMarker}
    position: absolute;
    inset-block-end: calc(-0.375rem - var(--stroke-active) / 2);
    inset-inline-end: -0.375rem;
    background: currentColor;
  }

  /* First milestone of a year: starts below the year's marker. */
  li:first-child > & {
    --above: 0.25rem;
  }

  @media (min-width: 768px) {
    border-end-start-radius: var(--radius-bend-wide);
  }

  @media (min-width: 1024px) {
    li:first-child > & {
      inset-inline-start: calc(0.75rem - var(--reach));
      inline-size: calc(var(--reach) - 1.625rem);
      border-inline-start-width: 0;
      border-end-start-radius: 0;
    }
  }
`;

/** Dated milestones grouped by year along an axis, with branches for new business areas. */
export function Timeline({ years, drawing, ...rest }: TimelineProps) {
  const message = useMessage();
  return (
    <Root {...rest}>
      <YearNav aria-label={message('timeline.jump')}>
        <ul>
          {years.map(({ year }) => (
            <li key={year}>
              <a href={`#year-${year}`}>{year}</a>
            </li>
          ))}
        </ul>
      </YearNav>
      <div>
        {drawing && <Start>{drawing}</Start>}
        <Axis>
          {years.map(({ year, milestones }) => (
            <Year key={year} id={`year-${year}`}>
              <h3>{year}</h3>
              <ol>
                {milestones.map(({ dateTime, date, title, text, branch }) => (
                  <MilestoneItem key={`${dateTime} ${title}`} data-branch={branch && ''}>
                    {branch && <Branch data-accent={branch} aria-hidden />}
                    <time dateTime={dateTime}>{date}</time>
                    <div>
                      <strong>{title}</strong>
                      {text && <p>{text}</p>}
                    </div>
                  </MilestoneItem>
                ))}
              </ol>
            </Year>
          ))}
        </Axis>
      </div>
    </Root>
  );
}
