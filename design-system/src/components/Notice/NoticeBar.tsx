import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { pageFrame } from '../../styles/page-frame.ts';

/** Props of `NoticeBar`; other attributes are those of `div`. */
export interface NoticeBarProps extends ComponentPropsWithRef<'div'> {
  /** Category in one word. */
  badge: string;
  /** Period of validity, as `<time>` elements. */
  dates?: ReactNode;
  /** URL of the full message; none by default. */
  link?: ReactNode;
}

const Root = styled.div`
  ${pageFrame}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  padding-block: var(--space-4);
  background: var(--color-surface-subtle);
  line-height: var(--font-leading-snug);

  & > strong {
    text-wrap: balance;
  }

  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }

  /* In high contrast its surface equals that of the page: borders separate it. */
  :where(:root[data-mode='high-contrast']) & {
    border-block: var(--stroke-hairline) solid var(--color-line);
  }

  @media (prefers-contrast: more) {
    border-block: var(--stroke-hairline) solid var(--color-line);
  }
`;

const Badge = styled.span`
  padding: 0.1em var(--space-2);
  border: var(--stroke-hairline) solid currentColor;
  border-radius: var(--radius-small);
  color: var(--color-text-link);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-semibold);
`;

const Dates = styled.span`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

/** One line with a dated announcement across the page. */
export function NoticeBar({ badge, dates, link, children, ...rest }: NoticeBarProps) {
  return (
    <Root data-line="band" {...rest}>
      <Badge>{badge}</Badge>
      <strong>{children}</strong>
      {dates && <Dates>{dates}</Dates>}
      {link && <div>{link}</div>}
    </Root>
  );
}
