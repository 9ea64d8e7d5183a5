import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentSurface } from '../../styles/accent.ts';
import { press } from '../../styles/motion.ts';

/** One product of the index. */
export interface IndexedProduct {
  /** Short name of the product, and the text of its link. */
  label: string;
  /** URL of the product. */
  href: string;
  /** Displayed at 48 px. */
  picture?: ReactNode;
}

/** Props of `ProductIndex`; other attributes are those of `ul`. */
export interface ProductIndexProps extends ComponentPropsWithRef<'ul'> {
  /** Products of one area, in the order of its page. */
  products: readonly IndexedProduct[];
  /** Color of the background of the pictures; gray without one. */
  accent?: Accent | undefined;
}

const Root = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  /* The link to the area above its products. */
  a:has(+ &&) {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }

  /* Doubled to be more specific than the rules for links in a panel of Navigation. */
  && a {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: center;
    min-block-size: 3.375rem;
    padding-block: 0.1875rem;
    color: var(--color-text);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-medium);
    line-height: var(--font-leading-snug);
    text-decoration: none;
  }

  && a:is(:hover, :focus-visible) {
    color: var(--color-action-primary);
    text-decoration: underline;
    text-decoration-thickness: var(--stroke-detail);
    text-underline-offset: 0.3em;
  }

  ${press('& a:active')}
`;

const Picture = styled.span`
  display: grid;
  box-sizing: border-box;
  inline-size: 3rem;
  block-size: 3rem;
  padding: 0.125rem;
  border-radius: var(--radius-small);
  ${accentSurface}

  & > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  @media (prefers-contrast: more) {
    border: var(--stroke-hairline) solid var(--color-line);
  }
`;

/** Links to products with a small picture each. */
export function ProductIndex({ products, accent, ...rest }: ProductIndexProps) {
  return (
    <Root {...rest}>
      {products.map(({ label, href, picture }) => (
        <li key={href}>
          <a href={href}>
            <Picture data-accent={accent}>{picture}</Picture>
            {label}
          </a>
        </li>
      ))}
    </Root>
  );
}
