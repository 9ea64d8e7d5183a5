import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { SenseBreaks } from './SenseBreaks.tsx';

/** Props of `Heading`; other attributes are those of `h2`. */
export interface HeadingProps extends Omit<ComponentPropsWithRef<'h2'>, 'children'> {
  /** The text; "\n" marks a preferred line break. */
  children: string;
  /** Level in the outline of the page; 2 by default. */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** Visual size; follows the level by default. */
  size?: 'display' | 'h1' | 'h2' | 'section' | 'h3' | 'label' | undefined;
  /** `default` by default; `inverse` on a dark surface. */
  tone?: 'default' | 'inverse' | undefined;
}

const SIZES = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' } as const;

const Root = styled.h2`
  color: var(--color-text-heading);
  font-size: var(--font-size-h2);
  font-weight: var(--font-weight-bold);
  line-height: var(--font-leading-heading);
  letter-spacing: var(--font-tracking-heading);

  &[data-size='display'] {
    font-size: var(--font-size-display);
    line-height: var(--font-leading-display);
  }

  &[data-size='h1'] {
    font-size: var(--font-size-h1);
    line-height: var(--font-leading-display);
  }

  &[data-size='section'] {
    font-size: var(--font-size-section);
    font-weight: var(--font-weight-semibold);
  }

  &[data-size='h3'] {
    font-size: var(--font-size-h3);
  }

  &[data-size='label'] {
    font-size: var(--font-size-label);
  }

  &[data-tone='inverse'] {
    color: var(--color-text-inverse);
  }
`;

/** A heading: `level` sets the outline, `size` the appearance. */
export function Heading({ children, level = 2, size = SIZES[level], tone, ...rest }: HeadingProps) {
  return (
    <Root as={`h${level}`} data-size={size} data-tone={tone} {...rest}>
      <SenseBreaks>{children}</SenseBreaks>
    </Root>
  );
}
