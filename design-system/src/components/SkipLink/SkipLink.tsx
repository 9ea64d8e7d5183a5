import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';

const Root = styled.a`
  position: fixed;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: var(--layer-skip);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-small);
  background: var(--color-surface-inverse);
  color: var(--color-text-inverse);
  font-weight: var(--font-weight-semibold);
  translate: 0 -200%;

  &:focus {
    translate: 0 0;
  }

  /* An element fixed above the window would be printed at the bottom of every page. */
  @media print {
    display: none;
  }
`;

/** Props of `SkipLink`; other attributes are those of `a`. */
export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** The `id` of the main content. */
  target: string;
}

/** The first link of the page, to the main content (KWCAG 2.2, 반복 영역 건너뛰기). */
export function SkipLink({ target, ...rest }: SkipLinkProps) {
  const message = useMessage();
  return (
    <Root href={`#${target}`} {...rest}>
      {message('skipLink.label')}
    </Root>
  );
}
