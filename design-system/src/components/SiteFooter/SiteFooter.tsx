import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { type NavigationItem, NavigationLink } from '../Navigation/index.ts';

export interface SiteFooterProps extends ComponentPropsWithRef<'footer'> {
  logo?: ReactNode;
  /** Reservation, privacy, terms … */
  links: readonly NavigationItem[];
  related?: { heading: string; items: readonly NavigationItem[] } | undefined;
  /** Name, address, telephone: lines of text or links. */
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

  @media print {
    padding-block: var(--space-4);

    & :is(nav, ul) {
      display: none;
    }
  }
`;

const Row = styled.div`
  display: grid;
  gap: var(--space-6);

  @media (min-width: 768px) {
    grid-template-columns: auto auto;
    align-items: start;
    justify-content: space-between;
  }

  & + & {
    margin-block-start: var(--space-8);
  }

  @media (min-width: 768px) {
    & + & {
      align-items: end;
    }
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Links = styled(List)`
  color: var(--color-text);
  font-weight: var(--font-weight-semibold);
`;

const Related = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-6);
`;

const RelatedHeading = styled.h2`
  margin: 0;
  color: var(--color-text-muted);
  font-size: inherit;
  font-weight: var(--font-weight-regular);
  letter-spacing: 0;
  line-height: inherit;
`;

const Address = styled.address`
  margin-block-start: var(--space-4);
  font-style: normal;
  text-wrap: pretty;

  & a {
    min-block-size: 0;
  }
`;

const Copyright = styled.p`
  margin: 0;
`;

/** The quiet end of every page: what must be reachable from everywhere, and who is speaking. */
export function SiteFooter({ logo, links, related, address, copyright, ...rest }: SiteFooterProps) {
  const message = useMessage();
  return (
    <Root {...rest}>
      <Row>
        <nav aria-label={message('footer.links')}>
          <Links>
            {links.map((item) => (
              <li key={item.href}>
                <NavigationLink item={item} />
              </li>
            ))}
          </Links>
        </nav>
        {related && (
          <Related aria-label={related.heading}>
            <RelatedHeading>{related.heading}</RelatedHeading>
            <List>
              {related.items.map((item) => (
                <li key={item.href}>
                  <NavigationLink item={item} />
                </li>
              ))}
            </List>
          </Related>
        )}
      </Row>
      <Row>
        <div>
          {logo}
          {address && <Address>{address}</Address>}
        </div>
        <Copyright>{copyright}</Copyright>
      </Row>
    </Root>
  );
}
