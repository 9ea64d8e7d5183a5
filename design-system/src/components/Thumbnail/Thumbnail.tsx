import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentSurface } from '../../styles/accent.ts';

/** Props of `Thumbnail`; other attributes are those of `div`. */
export interface ThumbnailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Decorative: a drawing is shown completely; a photograph (`picture`) or a scene of 1920 px fills the tile. */
  children?: ReactNode;
  /** Color of the surface; neutral without one. */
  accent?: Accent | undefined;
}

const Root = styled.div`
  ${accentSurface}
  overflow: clip;
  aspect-ratio: 8 / 5;
  border-radius: var(--radius-medium);

  & img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  /* A drawing of this width has no edges of its own. */
  & > [width='1920'],
  & > picture > img {
    object-fit: cover;
  }

  /* Drawings are made for a light background. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }

  @media print {
    print-color-adjust: exact;
  }
`;

/** A small decorative picture next to a title. */
export function Thumbnail({ accent, children, ...rest }: ThumbnailProps) {
  return (
    <Root data-accent={accent} {...rest}>
      {children}
    </Root>
  );
}
