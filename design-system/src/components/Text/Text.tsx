import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** Props of `Text`; other attributes are those of `p`. */
export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** `body` by default; `lead` opens a page, `small` is for notes. */
  size?: 'lead' | 'body' | 'small' | undefined;
  /** `default` by default; `muted` for less important text, `inverse` on a dark surface. */
  tone?: 'default' | 'muted' | 'inverse' | undefined;
}

const Root = styled.p`
  max-inline-size: var(--font-measure-body);

  &[data-size='lead'] {
    font-size: var(--font-size-lead);
  }

  &[data-size='small'] {
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
  }

  &[data-tone='muted'] {
    color: var(--color-text-muted);
  }

  &[data-tone='inverse'] {
    color: var(--color-text-inverse-muted);
  }
`;

/** One paragraph with a limited line length. */
export function Text({ size, tone, ...rest }: TextProps) {
  return <Root data-size={size} data-tone={tone} {...rest} />;
}
