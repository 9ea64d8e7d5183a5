import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { lineInsetPercent, lineWidth } from '../../styles/page-line.ts';
import {
  type NavigationGroup,
  type NavigationItem,
  NavigationLink,
} from '../../components/Navigation/index.ts';
import { FooterPlug } from './FooterPlug.tsx';

/** Props of `SiteFooter`; other attributes are those of `footer`. */
export interface SiteFooterProps extends ComponentPropsWithRef<'footer'> {
  /** Mark of the company, in colors for a dark surface; none by default. */
  logo?: ReactNode;
  /** Site map: the groups of the main menu with their pages. */
  groups?: readonly Pick<NavigationGroup, 'id' | 'label' | 'items'>[] | undefined;
  /** Legal and service links. */
  links: readonly NavigationItem[];
  /** Other sites that belong to the company, with a heading; none by default. */
  related?: { heading: string; items: readonly NavigationItem[] } | undefined;
  /** Name, address, telephone: text or links. */
  address?: ReactNode;
  /** Registered particulars of the company, in one line. */
  registration?: string | undefined;
  /** Holder and years: "© 1974–2026 …". */
  copyright: string;
  /** Choice between light and dark: a plain form that posts to the URL of the choice. */
  colorScheme?:
    | {
        readonly label: string;
        readonly items: readonly {
          readonly label: string;
          /** URL to which the choice is posted, without a body. */
          readonly action: string;
          readonly pressed: boolean;
        }[];
      }
    | undefined;
}

const Root = styled.footer`
  --color-focus: var(--color-focus-inverse);

  ${pageFrame}
  position: relative;
  display: flow-root;
  padding-block: 0 var(--space-10);
  background: var(--color-surface-inverse);
  color: var(--color-text-inverse-muted);
  font-size: var(--font-size-small);

  /* The line of the page bends out of the gutter and leads to the plug. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 calc(max(var(--space-gutter), (100% - var(--size-content)) / 2) + 10.75rem) auto
      ${lineInsetPercent};
    block-size: calc(4rem + ${lineWidth} / 2);
    border: 0 solid var(--color-text-inverse);
    border-block-end-width: ${lineWidth};
    border-inline-start-width: ${lineWidth};
    border-end-start-radius: var(--radius-bend-wide);

    @media not all and (min-width: 768px) {
      right: calc(var(--space-gutter) + 8rem);
    }
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    color: var(--color-text-inverse);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  & ul {
    padding: 0;
    list-style: none;
  }

  & :is(h2, svg, div > nav:first-child) {
    color: var(--color-text-inverse);
    font-weight: var(--font-weight-semibold);
  }

  /* Drawings inherit the color of their parent there. */
  @media (forced-colors: active) {
    & svg {
      color: CanvasText !important;
    }
  }

  & address {
    margin-block-start: var(--space-4);
    font-style: normal;
  }

  & address a {
    min-block-size: 0;
  }

  & address ~ p > span {
    white-space: nowrap;
  }

  /* Prints dark text on white paper. */
  @media print {
    padding-block: var(--space-2);
    background: none;
    color: var(--color-text);

    & svg {
      color: inherit !important;
    }

    &::before,
    & > :not(:last-child),
    & :is(nav, form) {
      display: none;
    }

    & > :last-child {
      margin-block-start: 0;
    }

    /* The company's details side by side, because a sheet is short. */
    & > :last-child > :first-child {
      display: grid;
      grid-template-rows: auto 1fr;
      grid-auto-flow: column;
      gap: 0 var(--space-8);
      justify-content: start;
    }

    & div > div > :not(p) {
      grid-row: 1 / -1;
      margin: 0;
    }
  }
`;

/* On phones the groups fill two columns one after the other. */
const SiteMap = styled.nav`
  columns: 8rem;
  column-gap: var(--space-6);
  padding-block-end: var(--space-4);

  & > div {
    break-inside: avoid;
    padding-block-end: var(--space-6);
  }

  & h2 {
    margin-block-end: var(--space-2);
  }

  & a {
    min-block-size: 0;
    padding-block: 0.375rem;
  }

  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: var(--space-2) var(--space-6);
  }

  /* Six or seven groups are in one row: a single one in a second row would look out of place. */
  @media (1024px <= width < 1280px) {
    &:has(> :nth-child(6)) {
      grid-template-columns: repeat(7, auto);
      column-gap: var(--space-4);
    }
  }
  border-block-end: var(--stroke-hairline) solid var(--color-line-inverse);
`;

const Company = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6) var(--space-12);
  justify-content: space-between;
  margin-block-start: var(--space-8);

  & :is(ul, nav + nav) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-6);
    align-items: center;
  }

  @media print {
    & nav + nav {
      display: none;
    }
  }
`;

const ColorScheme = styled.form`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    align-items: center;
  }

  & button {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  & button:hover {
    color: var(--color-text-inverse);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  & [aria-pressed='true'] {
    color: var(--color-text-inverse);
    font-weight: var(--font-weight-semibold);
  }
`;

/* Registration and telephone numbers: some browsers break lines after their hyphens. */
const NUMBER = /(\d[\d-]*\d)/;
const keepTogether = (part: string, index: number) =>
  // `split` returns captured groups at odd indices.
  index % 2 ? <span key={part}>{part}</span> : part;

/**
 * The footer: the line ends in a plug, then the site map, legal and service links, related sites and the
 * company's details. On the dark surface.
 */
export function SiteFooter({
  logo,
  groups = [],
  links,
  related,
  address,
  registration,
  copyright,
  colorScheme,
  ...rest
}: SiteFooterProps) {
  const message = useMessage();
  const colorSchemeId = useId();
  const list = (items: readonly NavigationItem[]) => (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <NavigationLink item={item} />
        </li>
      ))}
    </ul>
  );
  return (
    <Root {...rest}>
      <FooterPlug />
      {groups.length > 0 && (
        <SiteMap aria-label={message('footer.siteMap')}>
          {groups.map(({ id, label, items }) => (
            <div key={id}>
              <h2>{label}</h2>
              {list(items)}
            </div>
          ))}
        </SiteMap>
      )}
      <Company>
        <div>
          {logo}
          {address && <address>{address}</address>}
          {registration && <p>{registration.split(NUMBER).map(keepTogether)}</p>}
          <p>{copyright}</p>
        </div>
        <div>
          <nav aria-label={message('footer.links')}>{list(links)}</nav>
          {related && (
            <nav aria-label={related.heading}>
              {related.heading}
              {list(related.items)}
            </nav>
          )}
          {colorScheme && (
            <ColorScheme method="post">
              {/* Not a fieldset: Chromium would lay out the whole footer again once the document is parsed. */}
              <div role="group" aria-labelledby={colorSchemeId}>
                <span id={colorSchemeId}>{colorScheme.label}</span>
                {colorScheme.items.map(({ label, action, pressed }) => (
                  <button key={action} formAction={action} aria-pressed={pressed}>
                    {label}
                  </button>
                ))}
              </div>
            </ColorScheme>
          )}
        </div>
      </Company>
    </Root>
  );
}
