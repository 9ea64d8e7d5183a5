import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <Root {...props} />;
}
