import type { LucideIcon, LucideProps } from 'lucide-react';
import styled from 'styled-components';

export interface IconProps extends Omit<LucideProps, 'size' | 'absoluteStrokeWidth'> {
  /** One icon of lucide-react, imported by name so that no other is downloaded. */
  as: LucideIcon;
  /** Makes it an image with a name; without one it is decoration. */
  label?: string;
}

const Root = styled.svg`
  display: inline-block;
  flex: none;
  inline-size: var(--size-icon);
  block-size: var(--size-icon);
  vertical-align: -0.25em;
`;

/** An icon of the one family, with the line's stroke and round caps. */
export function Icon({ as, label, ...rest }: IconProps) {
  return (
    <Root
      as={as}
      strokeWidth={2}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    />
  );
}
