import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { type NavigationItem, NavigationLink } from '../Navigation/index.ts';

export interface SiteFooterProps extends ComponentPropsWithRef<'footer'> {
  logo?: ReactNode;
  /** Legal and service links. */
  links: readonly NavigationItem[];
  related?: { heading: string; items: readonly NavigationItem[] } | undefined;
  /** Name, address, telephone: text or links. */
  address?: ReactNode;
  copyright: string;
}

const Root = styled.footer`
  ${pageFrame}
  padding-block: var(--space-12) var(--space-10);
  border-block-start: var(--stroke-hairline) solid var(--color-line);
  background: var(--color-surface);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: var(--font-leading-body);

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    color: var(--color-text-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  & > div {
    display: grid;
    gap: var(--space-6);
  }

  & > div + div {
    margin-block-start: var(--space-8);
  }

  & :is(ul, nav + nav) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-6);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & nav:first-child {
    color: var(--color-text);
    font-weight: var(--font-weight-semibold);
  }

  & h2 {
    margin: 0;
    color: inherit;
    font-size: inherit;
    font-weight: var(--font-weight-regular);
    letter-spacing: 0;
    line-height: inherit;
  }

  & p {
    margin: 0;
  }

  & address {
    margin-block-start: var(--space-4);
    font-style: normal;
    text-wrap: pretty;
  }

  & address a {
    min-block-size: 0;
  }

  @media (min-width: 768px) {
    & > div {
      grid-template-columns: auto auto;
      align-items: start;
      justify-content: space-between;
    }

    & > div + div {
      align-items: end;
    }
  }

  @media print {
    padding-block: var(--space-4);

    & :is(nav, ul) {
      display: none;
    }
  }
`;

/** The footer: legal and service links, related sites, company details. */
export function SiteFooter({ logo, links, related, address, copyright, ...rest }: SiteFooterProps) {
  const message = useMessage();
  return (
    <Root {...rest}>
      <div>
        <nav aria-label={message('footer.links')}>
          <ul>
            {links.map((item) => (
              <li key={item.href}>
                <NavigationLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        {related && (
          <nav aria-label={related.heading}>
            <h2>{related.heading}</h2>
            <ul>
              {related.items.map((item) => (
                <li key={item.href}>
                  <NavigationLink item={item} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div>
        <div>
          {logo}
          {address && <address>{address}</address>}
        </div>
        <p>{copyright}</p>
      </div>
    </Root>
  );
}
