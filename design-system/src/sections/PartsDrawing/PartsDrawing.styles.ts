import { css } from 'styled-components';

/**
 * Phones: a root with `data-tall` has a high box. The exploded drawing fills it with the middle of the file, the
 * assembled one is in the middle of its height.
 */
export const tallLayout = css`
  @media screen {
    @media not all and (min-width: 768px) {
      &[data-tall] {
        --lower: 25;

        & > picture > img,
        & > :is(img, svg) {
          aspect-ratio: 4 / 5;
          object-fit: contain;
        }

        & > picture > img {
          object-fit: cover;
        }

        &:has([value='exploded']:checked) > ol > li > [data-badge] {
          translate: calc(((var(--ex) - 50) * var(--zoom) + 50) * 1cqi - 50%)
            calc(((var(--ey) - 37.5) * var(--zoom) + 62.5) * 1cqi - 50%);
        }
      }
    }
  }
`;

/**
 * The stage: a root with `data-callouts`, from 1280 px. `onStage` contains the start of the drawing; container units
 * measure the drawing.
 */
export const stageLayout = css`
  & > [data-stage] {
    display: none !important;
  }

  @media (min-width: 1280px) {
    &[data-callouts] {
      --above: 0;

      display: grid;
      padding-block-start: 0;
      padding-inline-start: 19.7%;
      overflow: visible;

      & > svg {
        inset-inline-start: 19.7%;
        inline-size: 80.3%;
        stroke: var(--color-brand-signal);
      }

      & > svg > path:first-child {
        stroke: var(--accent-surface, var(--color-surface));
        stroke-width: 7;
      }

      & > svg > path:nth-child(3) {
        stroke: var(--color-brand-signal);
        stroke-width: 12;
      }

      & > svg > path:last-child {
        stroke: var(--color-surface);
        stroke-width: 8;
      }

      & > svg > * {
        vector-effect: non-scaling-stroke;
      }

      & > svg:not([data-stage]),
      &:not(:has([value='exploded']:checked)) > ol {
        display: none;
      }

      &:has([value='exploded']:checked) > [data-stage] {
        display: block !important;
      }

      & > :not(svg) {
        grid-area: 1 / 1;
      }

      /* Below the text of the page, at the foot of the stage or of the window. */
      & > [data-state] {
        position: sticky;
        inset-block: auto 1.5rem;
        place-self: end start;
        margin: 28rem 0 2.5rem -24.5%;
      }

      /* Its words are outside the flow, so that both states have the same height. */
      & > ol {
        display: block;
        margin: 0;
      }

      & > ol > li::before,
      & > ol small {
        display: none;
      }

      & > ol > li > div {
        position: absolute;
        inset-block-start: calc(var(--sy) * 1cqi);
        inline-size: 13rem;
        color: var(--color-text-muted);
        font-size: 0.9375rem;
        text-wrap: balance;
      }

      & > ol > li > div > strong {
        font-size: 1.125rem;
      }

      & > ol > [data-side='start'] > div {
        inset-inline-end: calc((100 / 0.803 - var(--sx)) * 1cqi + 29px);
        margin-block-start: -0.8rem;
        text-align: end;
      }

      & > ol > [data-side='end'] > div {
        inset-inline-start: calc(var(--sx) * 1cqi + 29px);
        margin-block-start: -0.8rem;
      }

      & > ol > :is([data-side='above'], [data-side='below']) > div {
        inset-inline-start: calc(var(--sx) * 1cqi - 6.5rem);
        margin-block-start: 1.4rem;
        text-align: center;
      }

      & > ol > [data-side='above'] > div {
        margin-block-start: -1.4rem;
        translate: 0 -100%;
      }
    }
  }
`;
