import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** Props of `Logo`; other attributes are those of `span`. */
export interface LogoProps extends Omit<
  ComponentPropsWithRef<'span'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** Source of the brand's SVG file. It is inserted as it is: never text of a visitor. */
  svg: string;
}

const Root = styled.span`
  display: block;

  & > svg {
    block-size: 1.5rem;
    inline-size: auto;
  }
`;

/** The wordmark; decorative, since whatever holds it has a name of its own. */
export function Logo({ svg, ...rest }: LogoProps) {
  return <Root aria-hidden {...rest} dangerouslySetInnerHTML={{ __html: svg }} />;
}
