import { Search } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { Icon } from '../Icon/index.ts';

export interface SiteHeaderProps extends ComponentPropsWithRef<'header'> {
  /** The drawing; decorative, since `homeLabel` names the link. */
  logo: ReactNode;
  homeHref: string;
  /** Where the logo leads: the brand's name and "home". */
  homeLabel: string;
  /** `Navigation`; it shows itself from 1024 px. */
  navigation?: ReactNode;
  /** `LanguageSwitch`; from 768 px, below it stands in the sheet. */
  languageSwitch?: ReactNode;
  searchHref?: string | undefined;
  /** `MobileSheetTrigger`; it shows itself below 1024 px. */
  menuButton?: ReactNode;
}

/* No transform, filter or containment here: the menu's panels are fixed to the window. */
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

  /* The way home. */
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
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
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

    /* The last word, not its target, stands on the edge of the page. */
    & [data-part='language']:last-child {
      margin-inline-end: -0.8125rem;
    }
  }

  /* The icon, not its target, stands on the edge of the page. */
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

/** The bar that stays on top of every page: the way home, the menu, the language, the search. */
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
