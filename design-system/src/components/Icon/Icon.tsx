import type { LucideIcon, LucideProps } from 'lucide-react';
import styled from 'styled-components';

export interface IconProps extends Omit<LucideProps, 'size' | 'absoluteStrokeWidth'> {
  /** One icon of lucide-react, imported by name so that no other is downloaded. */
  as: LucideIcon;
  /** Makes it an image with a name; without one it is decoration. */
  label?: string;
}

const Frame = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: var(--size-icon);
  block-size: var(--size-icon);
  vertical-align: -0.25em;

  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

/** An icon of the one family, with the line's stroke and round caps. */
export function Icon({ as: Drawing, label, ...rest }: IconProps) {
  return (
    <Frame>
      <Drawing
        strokeWidth={2}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        {...rest}
      />
    </Frame>
  );
}
