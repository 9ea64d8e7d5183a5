import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Props of `Notice`; other attributes are those of `div`. */
export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Meaning of the message, which its color, symbol and a hidden word express. */
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  /** The message in a few words, in bold above the text; none by default. */
  heading?: string | undefined;
  /** Whether it is announced when it appears, without moving the focus: politely, an error assertively. */
  announce?: boolean | undefined;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-5);
  border: var(--stroke-hairline) solid var(--color-line-info);
  border-radius: var(--radius-small);
  background: var(--color-surface-info);

  & > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    color: var(--color-text-link);
  }

  &[data-tone='success'] {
    border-color: var(--color-line-success);
    background: var(--color-surface-success);
  }

  &[data-tone='success'] > svg {
    color: var(--color-text-success);
  }

  &[data-tone='warning'] {
    border-color: var(--color-line-warning);
    background: var(--color-surface-warning);
  }

  &[data-tone='warning'] > svg {
    color: var(--color-text-accent);
  }

  &[data-tone='error'] {
    border-color: var(--color-line-error);
    background: var(--color-surface-error);
  }

  &[data-tone='error'] > svg {
    color: var(--color-text-error);
  }
`;

const Words = styled.div`
  --font-measure-body: 56rem;

  display: grid;
  gap: var(--space-2);

  & > strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }
`;

/** An inline message. Its tone is also given in words, not only by color. */
export function Notice({ tone = 'info', heading, announce, children, ...rest }: NoticeProps) {
  const message = useMessage();
  return (
    <Root
      data-tone={tone}
      {...(announce && { role: tone === 'error' ? 'alert' : 'status' })}
      {...rest}
    >
      <Icon icon={ICONS[tone]} />
      <Words>
        <VisuallyHidden>{message(`notice.${tone}`)}</VisuallyHidden>
        {heading && <strong>{heading}</strong>}
        {children}
      </Words>
    </Root>
  );
}
