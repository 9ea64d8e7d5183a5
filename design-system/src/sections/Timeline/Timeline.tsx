import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { type Accent, accentColor, ringMarker } from '../../styles/accent.ts';
import { drawAcross, growDown } from '../../styles/motion.ts';
import { Link } from '../../components/Link/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';

/** One event on the axis. */
export interface Milestone {
  /** Machine-readable: `1974-09`. */
  dateTime: string;
  /** Display form of the month. */
  date: string;
  /** The event, in a few words. */
  title: string;
  /** Details of the event; none by default. */
  text?: string | undefined;
  /** Creates a branch of the axis in this accent's color, for the beginning of something new. */
  branch?: Accent | undefined;
  /** A picture of what is new, at the end of the branch. Decorative: the title names it. */
  picture?: ReactNode;
  /** URL of the page about what is new. */
  link?: { readonly label: string; readonly href: string } | undefined;
}

/** One year with its events. */
export interface TimelineYear {
  /** The year as shown, which is a heading. */
  year: string;
  /** Events of the year in order of time. */
  milestones: readonly Milestone[];
}

/** Props of `Timeline`; other attributes are those of `div`. */
export interface TimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In display order. */
  years: readonly TimelineYear[];
  /** Small drawing at the start; the line begins at its left edge. */
  drawing?: ReactNode;
}

/*
 * `--line` is the center of the line, `--reach` its distance to the milestones. On phones years are above their
 * milestones, from 1024 px on the other side of the line. A branch leaves the line at 45°, descends by `--drop` and
 * continues to the picture, which is `--picture` wide.
 */
const Root = styled.div`
  --year: 0rem;
  --line: 0.75rem;
  --reach: 2.25rem;
  --drop: 1.25rem;
  --ring: calc(var(--font-size-h2) * 0.65);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);

  @media (min-width: 768px) {
    --reach: 4rem;
    --drop: 2.5rem;
    --picture: clamp(16rem, 32vw, 28rem);
  }

  @media (min-width: 1024px) {
    --year: 8rem;
    --line: 10rem;
    --reach: 5rem;
  }
`;

const YearNav = styled.nav`
  padding-block-end: var(--space-4);
  border-block-end: var(--stroke-hairline) solid var(--color-line);

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

  @media print {
    display: none;
  }
`;

/* The line from the middle of the drawing's left edge down into the axis. */
const Start = styled.div`
  position: relative;
  padding-block-end: var(--space-8);
  padding-inline-start: calc(var(--line) + var(--reach));

  &::before {
    content: '';
    position: absolute;
    inset-block: calc((100% - var(--space-8) - var(--stroke-line)) / 2) calc(var(--ring) * -1);
    inset-inline-start: calc(var(--line) - var(--stroke-line) / 2);
    inline-size: calc(var(--reach) + var(--space-2));
    border: 0 solid var(--color-brand-line);
    border-block-start-width: var(--stroke-line);
    border-inline-start-width: var(--stroke-line);
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

  padding-block-end: 1rem;

  /* The vertical axis, from the first year to the terminal at its end. */
  &::before {
    content: '';
    position: absolute;
    inset-block: var(--ring) 0.5rem;
    inset-inline-start: calc(var(--line) - var(--stroke-line) / 2);
    inline-size: var(--stroke-line);
    background: var(--color-brand-line);
    transform-origin: 0 0;
  }

  &::after {
    ${ringMarker}
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: calc(var(--line) - 0.5rem);
    inline-size: 1rem;
    block-size: 1rem;
    border-color: var(--color-brand-line);
  }

  /* The axis follows the scroll, as the line of the page does. */
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      &::before {
        animation: ${growDown} linear both;
        animation-timeline: view(block 0% 30%);
        animation-range: entry-crossing 0% entry-crossing 100%;
      }
    }
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
  padding-inline-start: calc(var(--line) + var(--reach));
  scroll-margin-block-start: calc(var(--size-header) + var(--space-6));

  &::before {
    ${ringMarker}
    position: absolute;
    inset-block-start: calc(var(--ring) - 0.75rem);
    inset-inline-start: calc(var(--line) - 0.75rem);
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-width: 0.25rem;
    border-color: var(--color-brand-line);
    /* Covers the beginning of a branch. */
    z-index: 1;
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
    column-gap: calc(var(--line) + var(--reach) - var(--year));
    padding-inline-start: 0;
  }
`;

const MilestoneItem = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  padding-block: calc(var(--ring) - 0.5lh) var(--space-4);
  break-inside: avoid;

  & + & {
    border-block-start: var(--stroke-hairline) solid var(--color-line);
  }

  & > time {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }

  & > [data-words] {
    display: grid;
    gap: var(--space-1);
    align-content: start;
    max-inline-size: var(--font-measure-body);
    color: var(--color-text-muted);
  }

  & strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  &[data-new] strong {
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-bold);
  }

  @media (min-width: 768px) {
    grid-template-columns: 5rem minmax(0, 1fr);
  }

  /* On phones the picture is above the text, and the branch ends at its edge. */
  &[data-picture] {
    padding-block: var(--ring) var(--space-6);
  }

  &[data-picture] > [data-accent]:not(span) {
    grid-row: 1;
    grid-column: 1 / -1;
    margin-block-end: var(--space-3);
  }

  /* From 768 px the branch is above the text and leads to the picture on the other side. */
  @media (min-width: 768px) {
    &[data-picture] {
      grid-template-columns: 5rem minmax(0, 1fr) var(--picture);
      padding-block-end: var(--space-10);
    }

    &[data-picture] > :is(time, [data-words]) {
      margin-block-start: calc(var(--drop) + var(--space-4));
    }

    &[data-picture] > [data-accent]:not(span) {
      grid-row: 1;
      grid-column: 3;
      margin: 0;
    }

    &[data-picture] strong {
      font-size: var(--font-size-h3);
      line-height: var(--font-leading-heading);
    }
  }

  @media print {
    & > [data-accent]:not(span) {
      max-inline-size: 12rem;
    }
  }
`;

/* Borders instead of backgrounds, which are not printed. The box is the straight part, at its lower edge. */
const Branch = styled.span`
  ${accentColor}
  --branch: 0.25rem;

  /* A branch grows when the axis has reached it. */
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      animation: ${drawAcross} linear both;
      animation-timeline: view(block 0% 30%);
      animation-range: entry 0% cover 12%;
    }
  }

  position: absolute;
  inset-block-start: calc(var(--ring) - var(--drop) + var(--branch) / 2);
  inset-inline-start: calc(var(--drop) - var(--reach));
  box-sizing: border-box;
  inline-size: max(0.25rem, calc(var(--reach) - var(--drop) - 0.875rem));
  block-size: var(--drop);
  border: 0 solid currentColor;
  border-block-end-width: var(--branch);

  /* The part at 45°, from the line to the straight part. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--branch) / -2);
    inset-inline-start: calc(var(--branch) / 2 - var(--drop));
    inline-size: calc((var(--drop) - var(--branch) / 2) * 1.4142);
    border-block-start: var(--branch) solid currentColor;
    rotate: 45deg;
    transform-origin: 0 50%;
  }

  &::after {
    ${ringMarker}
    position: absolute;
    inset-block-end: calc(-0.4375rem - var(--branch) / 2);
    inset-inline-end: -0.4375rem;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    background: currentColor;
  }

  [data-picture] > & {
    inset-block-start: var(--ring);
    inline-size: calc(var(--reach) - var(--drop));
  }

  @media not all and (min-width: 1024px) {
    /* The year is above its first milestone: the branch begins at the ring of the year. */
    :first-child > & {
      --drop: 1.75rem;

      inline-size: 0;
    }

    [data-picture]:first-child > & {
      --drop: var(--reach);

      inset-block-start: calc(var(--ring) * -1);
    }

    @media (min-width: 768px) {
      :first-child > & {
        --drop: calc(var(--ring) * 2);

        inset-block-start: calc(var(--ring) * -1);
        inline-size: calc(var(--reach) - var(--drop) - 0.875rem);
      }

      [data-picture]:first-child > & {
        --drop: calc(var(--ring) * 2 + 2.5rem);
      }
    }
  }

  @media (min-width: 768px) {
    [data-picture] > & {
      inset-inline-end: var(--picture);
      inline-size: auto;
    }
  }

  /* The text is next to the axis: the branch is straight. */
  @media (min-width: 1024px) {
    :not([data-picture]) > & {
      inset-block-start: calc(var(--ring) - var(--branch) / 2);
      inset-inline-start: calc(var(--reach) * -1);
      inline-size: calc(var(--reach) - 0.875rem);
      block-size: var(--branch);
    }

    :not([data-picture]) > &::before {
      content: none;
    }
  }
`;

/** Dated milestones grouped by year along an axis, with branches that lead to what was new. */
export function Timeline({ years, drawing, ...rest }: TimelineProps) {
  const message = useMessage();
  // A page may have several timelines, which screen readers distinguish by the years in their labels.
  const span = [...new Set([years.at(0)?.year, years.at(-1)?.year])].join('–');
  return (
    <Root {...rest}>
      <YearNav aria-label={message('timeline.jump', { years: span })}>
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
                {milestones.map(({ dateTime, date, title, text, branch, picture, link }) => (
                  <MilestoneItem
                    key={`${dateTime} ${title}`}
                    data-new={branch && ''}
                    data-picture={picture ? '' : undefined}
                  >
                    {branch && <Branch data-accent={branch} aria-hidden />}
                    <time dateTime={dateTime}>{date}</time>
                    <div data-words="">
                      <strong>{title}</strong>
                      {text && <p>{text}</p>}
                      {link && (
                        <Link variant="standalone" href={link.href}>
                          {link.label}
                        </Link>
                      )}
                    </div>
                    {picture && <Thumbnail accent={branch}>{picture}</Thumbnail>}
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
