import { ArrowRight, ArrowUpRight } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Props of `Link`; other attributes are those of `a`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Destination of the link. */
  href: string;
  /** `standalone` on its own with an arrow; `inline` within a sentence. */
  variant?: 'inline' | 'standalone' | undefined;
  /** `default` by default; `inverse` on a dark surface. */
  tone?: 'default' | 'inverse' | undefined;
  /** Whether it leads to another site: opens in a new tab and announces it. */
  external?: boolean | undefined;
}

const Root = styled.a`
  color: var(--color-text-link);
  text-underline-offset: 0.2em;

  &:hover {
    color: var(--color-text-link-hover);
  }

  &[data-tone='inverse'] {
    color: var(--color-text-inverse);
  }

  &[data-variant='standalone'] {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-block-size: 2.75rem;
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-decoration: none;
  }

  &[data-variant='standalone']:hover {
    text-decoration: underline;
  }

  & > svg {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    transition: translate var(--motion-duration-quick) var(--motion-easing-standard);
  }

  &[data-variant='inline'] > svg {
    display: inline-block;
    vertical-align: -0.125em;
  }

  /* Space for the movement on hover, so that a link as wide as its column does not widen the document. */
  &[data-variant='standalone'] > svg {
    margin-inline-end: 0.2em;
  }

  &[data-variant='standalone']:hover > svg {
    translate: 0.2em 0;
  }
`;

/** A link. External links open a new tab and announce it in words (KWCAG 2.2, 사용자 요구에 따른 실행). */
export function Link({ variant = 'inline', tone, external, children, ...rest }: LinkProps) {
  const message = useMessage();
  return (
    <Root
      data-variant={variant}
      data-tone={tone}
      {...(external && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {children}
      {external && <VisuallyHidden> {message('link.newTab')}</VisuallyHidden>}
      {external ? (
        <Icon icon={ArrowUpRight} />
      ) : (
        variant === 'standalone' && <Icon icon={ArrowRight} />
      )}
    </Root>
  );
}
