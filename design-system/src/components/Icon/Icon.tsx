import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** Props of `Icon`; other attributes are those of `svg`. */
export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** One icon of lucide, imported by name so that the bundle contains no other icons. */
  icon: IconNode;
  /** Accessible name; without it the icon is decorative. */
  label?: string | undefined;
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

/** A lucide icon in the current color. */
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
