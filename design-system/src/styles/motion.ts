import { css, keyframes } from 'styled-components';

/**
 * Named motion "press": a card is slightly smaller while it is pressed. `pressed` is the selector of that state.
 * Every link and button is also dimmed while it is pressed (`global.css`), without movement.
 */
export const press = (pressed = '&:active') => css`
  @media (prefers-reduced-motion: no-preference) {
    ${pressed} {
      scale: 0.985;
    }
  }
`;

/**
 * The element whose entry into the viewport controls the motions "enter" within it (a CSS view timeline). In a `Main`
 * they end above the lower edge of the window, so that their end is visible.
 */
export const entryTimeline = css`
  view-timeline: --entry block;
  view-timeline-inset: var(--entry-inset, 0px);
`;

/** A position in the entry, in percent, or as a CSS length-percentage. */
type EntryPosition = number | string;

const toRange = (at: EntryPosition): string => `entry ${typeof at === 'number' ? `${at}%` : at}`;

/**
 * Named motion "enter": a part is drawn while an element with {@link entryTimeline} enters the viewport, and is complete
 * when the element is completely visible. In print, with reduced motion, and in browsers without scroll timelines, the
 * part is always complete.
 * @param frames keyframes with a `from` only
 * @param from the start of the motion in the entry; `to` is its end
 */
export const enter = (
  frames: ReturnType<typeof keyframes>,
  from: EntryPosition = 10,
  to: EntryPosition = 100,
) => css`
  @media screen and (prefers-reduced-motion: no-preference) {
    animation: ${frames} linear both;
    animation-timeline: --entry;
    animation-range: ${toRange(from)} ${toRange(to)};
  }
`;

/** Frames of "enter": a line grows from its start; for boxes whose start is at the left, or at the top. */
export const growAcross = keyframes`
  from {
    transform: scaleX(0);
  }
`;
export const growDown = keyframes`
  from {
    transform: scaleY(0);
  }
`;

/** Frames of "enter": a drawing appears from the left to the right, with parts that extend beyond its edges. */
export const drawAcross = keyframes`
  from {
    clip-path: inset(-2rem calc(100% + 5rem) -2rem -5rem);
  }

  to {
    clip-path: inset(-2rem -2rem -2rem -5rem);
  }
`;

/** Frames of "enter": a label fades in with the part that it names. */
export const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** Frames of "enter": a number appears at its full size. */
export const grow = keyframes`
  from {
    scale: 0;
  }
`;

/** Named motion "reveal": an element that appears on hover or focus fades in. */
export const reveal = css`
  opacity: 0;
  transition: opacity var(--motion-duration-quick);
`;

/** Named motion "fan": the other groups of a drawing fade, which emphasizes one of them. */
export const fan = css`
  transition: opacity var(--motion-duration-normal) var(--motion-easing-standard);
`;

/** Named motion "expand": the content of `details` grows to its height when it opens. Styles of the `details`. */
export const expand = css`
  interpolate-size: allow-keywords;

  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size var(--motion-duration-normal) var(--motion-easing-standard),
      content-visibility var(--motion-duration-normal) allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
  }

  @media (prefers-reduced-motion: reduce) {
    &::details-content {
      transition: none;
    }
  }

  :where(:root[data-motion='reduced']) &::details-content {
    transition: none;
  }
`;
