import { ArrowUpRight } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { NavigationItem } from './types.ts';

const Mark = styled(Icon)`
  && {
    inline-size: 1em;
    block-size: 1em;
    margin-inline-start: var(--space-1);
    vertical-align: -0.125em;
  }
`;

/** Props of `NavigationLink`; other attributes are those of `a`. */
export interface NavigationLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** Words, address and state of the link. */
  item: NavigationItem;
}

/**
 * The unstyled link of one navigation item, with `aria-current`. An external link has an icon and says in
 * words that it opens a new tab (KWCAG 2.2, 사용자 요구에 따른 실행).
 */
export function NavigationLink({ item, ...rest }: NavigationLinkProps) {
  const message = useMessage();
  return (
    <a
      {...rest}
      href={item.href}
      aria-current={item.current ? (item.current === 'within' ? 'true' : 'page') : undefined}
      {...(item.external && { target: '_blank', rel: 'noopener' })}
    >
      {item.label}
      {item.external && (
        <>
          <Mark icon={ArrowUpRight} />
          <VisuallyHidden> {message('link.newTab')}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
