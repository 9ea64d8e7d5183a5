import { Search } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { iconButton } from '../../styles/icon-button.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { Icon } from '../../components/Icon/index.ts';

/** Props of `SiteHeader`; other attributes are those of `header`. */
export interface SiteHeaderProps extends ComponentPropsWithRef<'header'> {
  /** Decorative: `homeLabel` names the link. */
  logo: ReactNode;
  /** URL of the home page, to which the logo links. */
  homeHref: string;
  /** Accessible name of the logo link. */
  homeLabel: string;
  /** `Navigation`, displayed from 1024 px. */
  navigation?: ReactNode;
  /** `LanguageSwitch`, displayed from 768 px; below that it is in the sheet. */
  languageSwitch?: ReactNode;
  /** URL of the search page; no search link by default. */
  searchHref?: string | undefined;
  /** `MobileSheetTrigger`, displayed below 1024 px. */
  menuButton?: ReactNode;
}

/* No transform, filter or containment here: the menu's panels are positioned fixed. */
const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-header);
  display: flex;
  align-items: stretch;
  box-sizing: border-box;
  block-size: var(--size-header);
  ${pageFrame}
  border-block-end: var(--stroke-hairline) solid var(--color-line);
  background: var(--color-surface);

  & > nav {
    flex: 0 1 auto;
  }

  /* The logo link. */
  & > a {
    display: flex;
    flex: none;
    align-items: center;
    min-inline-size: 2.75rem;
    margin-inline-end: auto;
    padding-inline-end: var(--space-4);
    color: var(--color-text-heading);
  }

  & > div {
    display: flex;
    flex: none;
    align-items: center;
    margin-inline-start: var(--space-4);
  }

  & [data-part='language'] {
    display: none;
  }

  & [data-part='search'] {
    ${iconButton}
    color: var(--color-text-heading);
  }

  & [data-part='search']:hover {
    color: var(--color-action-primary);
  }

  & [data-part='search'] > svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }

  @media (min-width: 768px) {
    & [data-part='language'] {
      display: block;
    }

    /* Aligns the visible label, not its target, with the page's edge. */
    & [data-part='language']:last-child {
      margin-inline-end: -0.8125rem;
    }
  }

  /* Aligns the visible icon, not its target, with the page's edge. */
  @media (min-width: 1024px) {
    & [data-part='search'] {
      margin-inline-end: -0.6875rem;
    }
  }

  @media print {
    position: static;

    & > :not(:first-child) {
      display: none;
    }
  }
`;

/** The sticky header: logo, menu, language switch, search. */
export function SiteHeader({
  logo,
  homeHref,
  homeLabel,
  navigation,
  languageSwitch,
  searchHref,
  menuButton,
  ...rest
}: SiteHeaderProps) {
  const message = useMessage();
  return (
    <Root {...rest}>
      <a href={homeHref} aria-label={homeLabel}>
        {logo}
      </a>
      {navigation}
      <div>
        {languageSwitch && <div data-part="language">{languageSwitch}</div>}
        {searchHref && (
          <a href={searchHref} data-part="search" aria-label={message('header.search')}>
            <Icon icon={Search} />
          </a>
        )}
        {menuButton}
      </div>
    </Root>
  );
}
