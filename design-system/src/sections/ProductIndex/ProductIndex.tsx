import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { press } from '../../styles/motion.ts';

/** One product of the index. */
export interface IndexedProduct {
  /** Short name of the product, and the text of its link. */
  label: string;
  /** URL of the product. */
  href: string;
  /** Whether its page is shown. */
  current?: boolean | undefined;
  /** Displayed at 96 × 72 px, or as wide as its column with `size="large"`. */
  picture?: ReactNode;
}

/** Props of `ProductIndex`; other attributes are those of `ul`. */
export interface ProductIndexProps extends ComponentPropsWithRef<'ul'> {
  /** Products of one area, in the order of its page. */
  products: readonly IndexedProduct[];
  /** `large` for a few entries with detailed drawings; `small` by default. */
  size?: 'small' | 'large' | undefined;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  &[data-size='large'] {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: var(--space-6);
  }

  & a {
    display: grid;
    gap: var(--space-1);
    justify-items: center;
    align-content: start;
    box-sizing: border-box;
    block-size: 100%;
    padding: var(--space-2) 0.25rem var(--space-3);
    border-radius: var(--radius-small);
    color: var(--color-text-heading);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-align: center;
    text-decoration: none;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  & a:is(:hover, :focus-visible) {
    background: var(--color-surface-raised);
  }

  & a[aria-current] {
    color: var(--color-text-link);
    text-decoration: underline;
    text-decoration-thickness: var(--stroke-detail);
    text-underline-offset: 0.3em;
  }

  & img {
    inline-size: 6rem;
    max-inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: contain;
  }

  &[data-size='large'] a {
    padding: 0 0 var(--space-3);
    background: var(--color-surface-subtle);
    font-size: var(--font-size-label);
  }

  &[data-size='large'] a:is(:hover, :focus-visible) {
    color: var(--color-action-primary);
  }

  &[data-size='large'] img {
    inline-size: 12rem;
  }

  ${press('& a:active')}

  @media (forced-colors: active) {
    & a:is(:hover, :focus-visible) {
      outline: var(--stroke-detail) solid Highlight;
    }
  }
`;

/** Links to products with a picture each. */
export function ProductIndex({ products, size, ...rest }: ProductIndexProps) {
  return (
    <Root data-size={size} {...rest}>
      {products.map(({ label, href, current, picture }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            {picture}
            {label}
          </a>
        </li>
      ))}
    </Root>
  );
}
