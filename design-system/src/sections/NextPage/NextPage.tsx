import { ArrowRight } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentBand } from '../../styles/accent.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { Icon } from '../../components/Icon/index.ts';

/** Props of `NextPage`; other attributes are those of `nav`. */
export interface NextPageProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Where the page is in the order: "Next in ESG management". Also the name of the landmark. */
  label: string;
  /** Name of the page. */
  heading: string;
  /** What the page is about, in one sentence. */
  text?: string | undefined;
  /** URL of the page. */
  href: string;
  /** The drawing of the page, decorative: it extends beyond the edge of the window. */
  picture?: ReactNode;
  /** Color of the band; neutral by default. */
  accent?: Accent | undefined;
}

const Root = styled.nav`
  /* Darker than the ground of drawings. */
  background: color-mix(in srgb, var(--color-brand-line) 6%, var(--color-surface-subtle));

  &[data-accent] {
    ${accentBand}
  }

  & > a {
    ${pageFrame}
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2) var(--space-6);
    align-content: center;
    align-items: center;
    box-sizing: border-box;
    min-block-size: clamp(15rem, 17cqi, 20rem);
    padding-block: var(--space-8) 0;
    overflow: clip;
    color: var(--color-text);
    line-height: var(--font-leading-snug);
    text-decoration: none;
  }

  & small {
    grid-column: 1 / -1;
    font-size: var(--font-size-label);
    font-weight: var(--font-weight-semibold);
  }

  & strong {
    color: var(--color-text-heading);
    font-size: clamp(1.75rem, 3.05vw, 2.75rem);
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
    letter-spacing: var(--font-tracking-heading);
  }

  & a > span {
    grid-column: 1 / -1;
    max-inline-size: 28rem;
    text-wrap: pretty;
  }

  & a > svg {
    grid-area: 2 / 2;
    box-sizing: border-box;
    inline-size: 3rem;
    block-size: 3rem;
    padding: 0.75rem;
    border-radius: 50%;
    background: var(--color-action-primary);
    color: var(--color-text-on-action);
    transition: translate var(--motion-duration-normal) var(--motion-easing-standard);
  }

  & a:hover strong {
    text-decoration: underline;
    text-decoration-thickness: var(--stroke-detail);
    text-underline-offset: 0.2em;
  }

  & a > :is(img, picture) {
    grid-column: 1 / -1;
    inline-size: calc(100% + 2 * var(--space-gutter));
    max-inline-size: none;
    block-size: 11rem;
    margin-inline: calc(-1 * var(--space-gutter));
    background: var(--color-surface);
    object-fit: cover;
  }

  /* A product is not cropped, on the background of its area. */
  &[data-accent] a > img {
    background: none;
    object-fit: contain;
  }

  @media (min-width: 768px) {
    & > a {
      grid-template-columns: minmax(0, max-content) auto 1fr;
      column-gap: var(--space-12);
      padding-block: var(--space-8);
    }

    & a > :is(small, strong, span) {
      grid-column: 1;
      max-inline-size: calc(50vw - var(--space-gutter) - 8rem);
    }

    & a > svg {
      grid-area: 1 / 2 / 4 / auto;
      inline-size: 4rem;
      block-size: 4rem;
      padding: 1rem;
    }

    & a > :is(img, picture) {
      --slope: clamp(15rem, 17cqi, 20rem);

      position: absolute;
      /* The lines of the grid would place it in the column. */
      grid-area: auto;
      inset-block: 0;
      inset-inline: 50% 0;
      inline-size: 50%;
      block-size: 100%;
      margin: 0;
      /* Its edge is at 45°, as the bends of the line are. */
      clip-path: polygon(var(--slope) 0, 100% 0, 100% 100%, 0 100%, 0 var(--slope));
    }

    /* A sheet has room above and below its product. */
    &[data-accent] a > img {
      inset-block: -10%;
      block-size: 120%;
      clip-path: none;
    }
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    & a:hover > svg {
      translate: var(--space-2) 0;
    }
  }

  @media print {
    display: none;
  }
`;

/** The end of a page: a band from edge to edge that leads to the next page, with its drawing. */
export function NextPage({ label, heading, text, href, picture, accent, ...rest }: NextPageProps) {
  return (
    <Root aria-label={label} data-line="band" data-accent={accent} {...rest}>
      <a href={href}>
        <small data-branch="">{label}</small>
        <strong>{heading}</strong>
        {text && <span>{text}</span>}
        <Icon icon={ArrowRight} />
        {picture}
      </a>
    </Root>
  );
}
