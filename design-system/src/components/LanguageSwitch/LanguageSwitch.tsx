import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { ChevronDown } from 'lucide';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { isPlainClick } from '../../plain-click.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** One language of the page. */
export interface LanguageOption {
  /** BCP 47 tag. */
  language: string;
  /** Visible label: "KR". */
  label: string;
  /** Accessible name, in the language itself: "한국어". */
  name: string;
  /** The same page in that language. */
  href: string;
  /** Difference of that page, in the language of the reader: "this page in English". */
  note?: string | undefined;
  /** Whether the page is in this language; not by default. */
  current?: boolean | undefined;
}

/** Props of `LanguageSwitch`; other attributes are those of `ul`. */
export interface LanguageSwitchProps extends ComponentPropsWithRef<'ul'> {
  /** All languages of the site, in a fixed order. */
  languages: readonly LanguageOption[];
  /**
   * Side by side, or behind a button that shows the current language. By default a menu for more than two languages.
   */
  layout?: 'row' | 'menu' | undefined;
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

  & a[aria-current] {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }
`;

const Menu = styled.details`
  position: relative;

  & > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-1);
    min-inline-size: 2.75rem;
    block-size: 2.75rem;
    color: var(--color-text-heading);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-bold);
    line-height: 1;
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary:hover {
    color: var(--color-action-primary);
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  & > ul {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
    z-index: 1;
    flex-direction: column;
    min-inline-size: 12rem;
    padding-block: var(--space-2);
    border: var(--stroke-hairline) solid var(--color-line-strong);
    background: var(--color-surface);
  }

  & > ul a {
    grid-auto-flow: row;
    place-items: start;
    align-content: center;
    gap: var(--space-1);
    block-size: auto;
    min-block-size: 2.75rem;
    padding-inline: var(--space-4);
  }

  & > ul small {
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-regular);
  }
`;

/** Closes the menu when the focus leaves it. */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/**
 * Links to the same page in each language. The accessible name begins with the visible label (WCAG 2.5.3, Label in
 * Name). Renders nothing with a single language.
 */
export function LanguageSwitch({
  languages,
  layout = languages.length > 2 ? 'menu' : 'row',
  onValueChange,
  ...rest
}: LanguageSwitchProps) {
  const message = useMessage();
  if (languages.length < 2) return null;
  const isMenu = layout === 'menu';
  const list = (
    <Root aria-label={message('languageSwitch.label')} {...rest}>
      {languages.map(({ language, label, name, href, note, current }) => (
        <li key={language}>
          <a
            href={href}
            lang={note ? undefined : language}
            hrefLang={language}
            aria-current={current ? 'true' : undefined}
            onClick={(event) => {
              if (isPlainClick(event)) onValueChange?.(language, event);
            }}
          >
            <span lang={note && language}>{isMenu ? name : label}</span>
            {!isMenu && name !== label && (
              <VisuallyHidden lang={note && language}> {name}</VisuallyHidden>
            )}
            {note && (isMenu ? <small>{note}</small> : <VisuallyHidden>, {note}</VisuallyHidden>)}
          </a>
        </li>
      ))}
    </Root>
  );
  if (!isMenu) return list;
  const current = languages.find((option) => option.current);
  return (
    <Menu onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <summary>
        <span lang={current?.language}>
          {current?.label}
          {current && current.name !== current.label && (
            <VisuallyHidden> {current.name}</VisuallyHidden>
          )}
        </span>
        <VisuallyHidden>, {message('languageSwitch.label')}</VisuallyHidden>
        <Icon icon={ChevronDown} />
      </summary>
      {list}
    </Menu>
  );
}
