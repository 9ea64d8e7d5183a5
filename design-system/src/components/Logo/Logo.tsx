import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** Props of `Logo`; other attributes are those of `span`. */
export interface LogoProps extends Omit<
  ComponentPropsWithRef<'span'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** Source of the brand's SVG file. It is inserted unescaped: never pass text of a visitor. */
  svg: string;
}

const Root = styled.span`
  display: block;

  & > svg {
    block-size: 1.5rem;
    inline-size: auto;
  }
`;

/** The wordmark; decorative, because its container has an accessible name. */
export function Logo({ svg, ...rest }: LogoProps) {
  return <Root aria-hidden {...rest} dangerouslySetInnerHTML={{ __html: svg }} />;
}
