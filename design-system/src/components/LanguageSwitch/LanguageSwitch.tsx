import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { isPlainClick } from '../../plain-click.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** One language that the page can be read in. */
export interface LanguageOption {
  /** BCP 47 tag. */
  language: string;
  /** Visible label: "KR". */
  label: string;
  /** Accessible name, in the language itself: "한국어". */
  name: string;
  /** The same page in that language. */
  href: string;
  /** Whether the page is in this language; not by default. */
  current?: boolean | undefined;
}

/** Props of `LanguageSwitch`; other attributes are those of `ul`. */
export interface LanguageSwitchProps extends ComponentPropsWithRef<'ul'> {
  /** All languages of the site, in a fixed order. */
  languages: readonly LanguageOption[];
  /** Called on a plain click; call `event.preventDefault()` after switching in place. */
  onValueChange?: ((language: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const Root = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    block-size: 2.75rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-medium);
    line-height: 1;
    text-decoration: none;
  }

  & a:hover {
    color: var(--color-action-primary);
  }

  & a > :first-child {
    padding-block: var(--space-2);
    border-block: var(--stroke-active) solid transparent;
  }

  & a[aria-current] {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }

  & a[aria-current] > :first-child {
    border-block-end-color: var(--color-action-primary);
  }

  @media (forced-colors: active) {
    & a > :first-child {
      border-color: Canvas;
    }

    & a[aria-current] > :first-child {
      border-block-end-color: Highlight;
    }
  }
`;

/**
 * Links to the same page in each language. The accessible name begins with the visible label (WCAG 2.5.3,
 * Label in Name).
 */
export function LanguageSwitch({ languages, onValueChange, ...rest }: LanguageSwitchProps) {
  const message = useMessage();
  return (
    <Root aria-label={message('languageSwitch.label')} {...rest}>
      {languages.map(({ language, label, name, href, current }) => (
        <li key={language}>
          <a
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={current ? 'true' : undefined}
            onClick={(event) => {
              if (isPlainClick(event)) onValueChange?.(language, event);
            }}
          >
            <span>{label}</span>
            {name !== label && <VisuallyHidden> {name}</VisuallyHidden>}
          </a>
        </li>
      ))}
    </Root>
  );
}
