import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words that are heard and not seen. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <Root {...props} />;
}
