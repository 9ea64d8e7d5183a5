import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The shapes of one icon of lucide, imported by name so that no other is downloaded. */
  icon: IconNode;
  /** Makes it an image with a name; without one it is decoration. */
  label?: string;
}

const Root = styled.svg`
  display: inline-block;
  flex: none;
  inline-size: var(--size-icon);
  block-size: var(--size-icon);
  vertical-align: -0.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** An icon of the one family, with the line's stroke and round caps. */
export function Icon({ icon, label, ...rest }: IconProps) {
  return (
    <Root
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {icon.map(([Shape, attributes], index) => (
        <Shape key={index} {...attributes} />
      ))}
    </Root>
  );
}
