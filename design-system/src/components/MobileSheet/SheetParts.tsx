import { BriefcaseBusiness, CalendarCheck, type IconNode, MessageSquareText, Search } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';

import { accentBand } from '../../styles/accent.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { Icon } from '../Icon/index.ts';
import type { SheetStyles } from './types.ts';

const SearchForm = styled.form`
  position: relative;
  ${pageFrame}
  padding-block-start: var(--space-2);

  & > svg {
    position: absolute;
    inset-block-end: calc((var(--size-control) - 1.375rem) / 2);
    margin-inline-start: var(--space-4);
    inline-size: 1.375rem;
    block-size: 1.375rem;
    color: var(--color-text-heading);
    pointer-events: none;
  }

  & > input {
    inline-size: 100%;
    min-block-size: var(--size-control);
    padding-inline: 3.25rem var(--space-4);
    border: var(--stroke-hairline) solid var(--color-line-control);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--font-size-label);
    appearance: none;
  }
`;

/** Props of `SheetSearch`; other attributes are those of `form`. */
export interface SheetSearchProps extends Omit<ComponentPropsWithRef<'form'>, 'children'> {
  /** URL of the results page, which gets the query as `q`. */
  action: string;
  /** Accessible name and placeholder of the field. */
  label: string;
}

/** The search field of a `MobileSheet`; without a button, because the keyboard of a phone has one. */
export function SheetSearch({ label, ...rest }: SheetSearchProps) {
  return (
    <SearchForm role="search" {...rest}>
      <Icon icon={Search} />
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
      />
    </SearchForm>
  );
}

const ICONS = {
  message: MessageSquareText,
  calendar: CalendarCheck,
  briefcase: BriefcaseBusiness,
} as const satisfies Readonly<Record<string, IconNode>>;

const Actions = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  ${pageFrame}
  margin: auto 0 0;
  padding-block-start: var(--space-4);
  list-style: none;

  & a {
    display: grid;
    gap: var(--space-2);
    place-items: center;
    align-content: center;
    min-block-size: 4.75rem;
    border-radius: var(--radius-small);
    background: var(--color-surface-subtle);
    color: var(--color-text-heading);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-align: center;
    text-decoration: none;
  }

  & svg {
    color: var(--color-action-primary);
  }
`;

/** Props of `SheetActions`; other attributes are those of `ul`. */
export interface SheetActionsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What visitors do most often: up to three links with an icon. */
  items: readonly {
    readonly label: string;
    readonly href: string;
    readonly icon: keyof typeof ICONS;
  }[];
}

/** The actions at the foot of a `MobileSheet`, in reach of the thumb. */
export function SheetActions({ items, ...rest }: SheetActionsProps) {
  return (
    <Actions {...rest}>
      {items.map(({ label, href, icon }) => (
        <li key={href}>
          <a href={href}>
            <Icon icon={ICONS[icon]} />
            {label}
          </a>
        </li>
      ))}
    </Actions>
  );
}

const line = css`
  /*
   * The line of the page: from the edge of the sheet to the current page, or to its group while that is closed. What
   * is above the sheet is clipped.
   */
  & > [data-current] > details:not([open]) > summary,
  & a[aria-current] {
    position: relative;
  }

  & > [data-current] > details:not([open]) > summary::before,
  & a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block-end: calc(50% - 1.5px);
    left: calc(0.5rem - var(--space-gutter));
    z-index: 2;
    box-sizing: border-box;
    inline-size: calc(var(--space-gutter) - 0.75rem);
    block-size: 200vh;
    border: 0 solid var(--color-brand-line);
    border-inline-start-width: 3px;
    border-block-end-width: 3px;
    border-end-start-radius: var(--radius-bend);
    pointer-events: none;
  }

  & [data-accent] > a[aria-current]::before {
    left: calc(0.5rem - var(--space-gutter));
    inset-block-end: 50%;
  }
`;

const areaRows = css`
  /* The page of an area: one link as large as its row, over its drawing. */
  & > [data-accent] {
    position: relative;
    box-sizing: border-box;
    min-block-size: 4rem;
    line-height: var(--font-leading-snug);
    margin-block-end: var(--space-1);
    padding: 0.5rem 7.25rem 0.5rem var(--space-4);
    border-radius: var(--radius-small);
    ${accentBand}
  }

  & > [data-accent] > a {
    position: static;
    min-block-size: 0;
    color: var(--accent);
    font-size: 1.1875rem;
    font-weight: var(--font-weight-bold);
  }

  & > [data-accent] > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  & > [data-accent] > [data-part='text'] {
    display: block;
    color: var(--color-text);
    font-size: var(--font-size-small);
  }

  & > [data-accent] > img {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-3);
    inline-size: auto;
    block-size: 100%;
  }
`;

/** How a `MobileSheet` shows its line and business areas; loaded with their drawings. */
export const sheetStyles: SheetStyles = { line, areaRows };
