import { keyframes, styled } from 'styled-components';

import { accentColor } from '../../styles/accent.ts';
import { appear, fan, reveal } from '../../styles/motion.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { lineWidth } from '../../styles/page-line.ts';

const pulse = keyframes`
  to {
    stroke-dashoffset: -1.1;
  }
`;

/** An area is highlighted while its switch is checked, hovered or focused. */
const on = (area = '[data-area]') => `li${area} :is(:checked, :hover, :focus-visible)`;
const highlight = (area: string) => `
  &:has(${on(`[data-area='${area}']`)}) :is(g, ul)[data-area='${area}'] {
    opacity: 1;
  }
`;

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-start: var(--space-10);
  overflow-x: clip;

  @media (min-width: 768px) {
    padding-block-start: var(--space-16);
  }

  & :is(g, ul)[data-area] {
    ${fan}
  }

  &:has(${on()}) :is(g, ul)[data-area] {
    opacity: 0.18;
  }

  ${highlight('first')}
  ${highlight('second')}
  ${highlight('third')}
`;

export const Words = styled.div`
  ${pageFrame}
  display: grid;
  gap: var(--space-5) var(--space-6);

  @media (min-width: 1024px) {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;

export const Lead = styled.div`
  max-inline-size: 30em;
  color: var(--color-text-muted);
  font-size: var(--font-size-lead);
  text-wrap: pretty;

  @media (min-width: 1024px) {
    padding-block-end: var(--space-2);
  }
`;

/** Below the drawing on phones; from 768 px above it, each over the strands that lead to it. */
export const Switches = styled.ul`
  ${pageFrame}
  position: relative;
  display: grid;
  grid-row: 3;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  margin-block: var(--space-4) var(--space-8);
  list-style: none;

  @media (min-width: 768px) {
    grid-row: 2;
    grid-template-columns: none;
    inline-size: 100%;
    max-inline-size: 100rem;
    margin: var(--space-12) auto 0;
    padding: 0;
  }
`;

export const Switch = styled.li`
  --switch-padding: max(var(--space-1), 8vw - 1.35rem);

  ${accentColor}
  display: grid;
  border: var(--stroke-detail) solid;
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  line-height: var(--font-leading-snug);

  &:has(:checked) {
    --on-area: var(--color-text-on-area);

    background: currentColor;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }

  & label {
    display: grid;
    color: var(--on-area, inherit);
    align-content: center;
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--switch-padding) 0;
    cursor: pointer;
  }

  & input {
    position: absolute;
    opacity: 0;
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  & strong {
    font-weight: var(--font-weight-bold);

    @media not all and (min-width: 768px) {
      /* Nine letters fit into a third of the narrowest phones. */
      font-size: min(var(--font-size-small), 3.9vw);
    }
  }

  & span {
    color: var(--on-area, var(--color-text-muted));
    font-size: var(--font-size-small);
    white-space: nowrap;
  }

  & label > span {
    display: none;
  }

  & a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--switch-padding);
    color: var(--on-area, inherit);
    font-size: var(--font-size-small);
    text-underline-offset: 0.3em;
  }

  & a > span {
    position: absolute;
    clip-path: inset(50%);
  }

  @media (min-width: 768px) {
    grid-area: 1 / 1;
    justify-self: start;
    inline-size: clamp(11rem, 20vw, 17rem);
    margin-inline-start: calc(var(--at) * 1% - var(--space-12));

    --switch-padding: var(--space-3);

    & label {
      padding-block-end: var(--space-2);
    }
  }

  @media (min-width: 1280px) {
    --column-edge: max(var(--space-gutter), (100% - var(--size-content)) / 2);

    grid-template-columns: 1fr auto;
    inline-size: clamp(17rem, 22vw, 20rem);

    /* The outer ones end where the page's column ends. */
    &[data-edge='start'] {
      margin-inline-start: var(--column-edge);
    }

    &[data-edge='end'] {
      justify-self: end;
      margin-inline: 0 var(--column-edge);
    }

    & label > span {
      display: block;
      white-space: normal;
    }

    & a {
      padding-inline-start: 0;
      white-space: nowrap;
    }
  }
`;

export const Stage = styled.div`
  --line-x: var(--phone-x);
  --line-y: var(--phone-y);

  position: relative;

  /* The line from the edge of the window to the drawing; PageLine bends it into the gutter. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(var(--line-y) * 1%) calc(100% - var(--line-x) * 1%) 0 calc((100% - 100cqi) / 2);
    border: 0 solid var(--color-brand-line);
    border-block-start-width: ${lineWidth};
    translate: 0 calc(${lineWidth} / -2);
    pointer-events: none;
  }
  inline-size: 100%;
  max-inline-size: 100rem;
  margin: var(--space-6) auto 0;

  @media (min-width: 768px) {
    --line-x: var(--x);
    --line-y: var(--y);

    margin-block-start: 0;
  }
`;

export const Drawing = styled.div`
  & :is(svg, img) {
    inline-size: 100%;
    block-size: auto;
    /* Lines may extend beyond the drawing, to the edges of the window. */
    overflow: visible;
  }

  /* On phones the names of the areas are below the drawing: no strands lead up to them. */
  @media not all and (min-width: 768px) {
    & [data-riser] {
      display: none;
    }
  }

  /* A pulse along one strand of each area, one after another, once. */
  & [data-pulse] {
    stroke-dasharray: 0.12 1.3;
    stroke-dashoffset: 0.2;
  }

  @media (prefers-reduced-motion: no-preference) {
    /* The strands to the areas are drawn after the car. */
    & [data-riser] {
      animation-delay: var(--motion-duration-draw);
    }

    & [data-pulse] {
      animation: ${pulse} calc(var(--motion-duration-pulse) / 2) linear
        calc(var(--motion-duration-draw) + var(--motion-duration-pulse));
    }

    & [data-area='second'] > [data-pulse] {
      animation-delay: calc(var(--motion-duration-draw) + var(--motion-duration-pulse) / 2);
      animation-direction: reverse;
    }

    & [data-area='third'] > [data-pulse] {
      animation-delay: calc(var(--motion-duration-draw) + var(--motion-duration-pulse) * 0.75);
    }
  }
`;

export const Places = styled.ul`
  ${accentColor}
  display: none;
  padding: 0;
  list-style: none;

  @media (min-width: 768px) {
    display: block;
  }
`;

/** A product: a connector at its position in the drawing, and a link of up to 44 px around it. */
export const Place = styled.li`
  position: absolute;
  left: calc(var(--x) * 1%);
  top: calc(var(--y) * 1%);

  &[data-tone='emphasis'] {
    color: var(--color-area-hv);
  }

  &::before {
    content: '';
    position: absolute;
    inline-size: min(1.7cqi, 27px);
    block-size: min(1.3cqi, 21px);
    border: max(1.5px, min(0.17cqi, 2.7px)) solid;
    border-radius: min(0.26cqi, 4px);
    background:
      linear-gradient(
          90deg,
          transparent 30%,
          currentColor 0 40%,
          transparent 0 60%,
          currentColor 0 70%,
          transparent 0
        )
        50% / 100% 45% no-repeat,
      var(--color-surface);
    translate: -50% -50%;
  }

  &:has(:hover, :focus-visible)::before {
    background: currentColor;
  }

  /* Otherwise the contacts, which are a background image, are not drawn. */
  @media (forced-colors: active) {
    &::before {
      --color-surface: Canvas;

      color: LinkText;
      forced-color-adjust: none;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    &::before {
      animation: ${appear} var(--motion-duration-quick) var(--motion-duration-draw) backwards;
    }
  }

  & a {
    display: none;
  }

  @media (min-width: 1024px) {
    & a {
      position: absolute;
      display: block;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      border-radius: 50%;
      translate: -50% -50%;
    }

    /* Its card covers the places that follow. */
    & a:is(:hover, :focus-visible) {
      z-index: 1;
    }
  }
`;

/**
 * The card of a place on hover and focus: its drawing, area, name and one value. Declarations that apply only then are
 * in the rule for that state, so that the first paint does not compute them.
 */
export const Fact = styled.span`
  position: absolute;
  inset: auto auto calc(100% + 0.25rem) 50%;
  inline-size: max-content;
  opacity: 0;
  pointer-events: none;
  translate: -50%;

  & > img {
    display: none;
  }

  :is(:hover, :focus-visible, :active-view-transition :has([data-travels])) > & {
    z-index: 1;
    display: grid;
    min-inline-size: 9rem;
    padding: var(--space-3) var(--space-4);
    border: var(--stroke-hairline) solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-float);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
    ${reveal}
    opacity: 1;

    & > img {
      display: block;
      block-size: 5rem;
      inline-size: 100%;
      object-fit: contain;
    }

    & > strong {
      color: var(--color-text-heading);
      font-size: var(--font-size-label);
    }
  }
`;
