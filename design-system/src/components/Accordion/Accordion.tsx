import { ChevronDown } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import styled from 'styled-components';

import { Icon } from '../Icon/index.ts';

export interface AccordionItem {
  /** Its address on the page: `#id` opens it, also without scripts. */
  id: string;
  title: ReactNode;
  /** What opens. */
  content: ReactNode;
  /** Open from the start. */
  open?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** The place of the titles in the outline. */
  level?: 2 | 3 | 4;
  /** With a name, unique on the page, one closes as another opens. */
  name?: string | undefined;
}

const Root = styled.div`
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);
`;

const Item = styled.details`
  border-block-end: var(--stroke-hairline) solid var(--color-line);
  interpolate-size: allow-keywords;

  & > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: center;
    min-block-size: var(--size-control);
    padding-block: var(--space-4);
    color: var(--color-text-heading);
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary:hover {
    color: var(--color-action-primary);
  }

  & > summary > svg {
    transition: rotate var(--motion-duration-normal) var(--motion-easing-standard);
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size var(--motion-duration-normal) var(--motion-easing-standard),
      content-visibility var(--motion-duration-normal) allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
  }

  @media (prefers-reduced-motion: reduce) {
    &::details-content {
      transition: none;
    }
  }

  :where(:root[data-motion='reduced']) &::details-content {
    transition: none;
  }

  @media print {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }

    & > summary > svg {
      display: none;
    }
  }
`;

const Title = styled.h3`
  font-size: var(--font-size-body);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
  text-wrap: pretty;

  @media (min-width: 768px) {
    font-size: var(--font-size-lead);
  }
`;

const Content = styled.div`
  max-inline-size: var(--font-measure-body);
  padding-block: var(--space-1) var(--space-8);
  /* Arriving by its address, the title above it is in sight too. */
  scroll-margin-block-start: var(--space-24);
`;

/**
 * Titles that open what they name, made of `<details>`: they work without scripts, are found by the
 * browser's own search, and are all open on paper. An address that ends in `#id` opens its item.
 */
export function Accordion({ items, level = 3, name, ...rest }: AccordionProps) {
  // Browsers open what an address points into; not all do yet, and none when the page comes by a script.
  useEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const item = target?.closest('details');
      if (!item || item.open) return;
      item.open = true;
      target?.scrollIntoView();
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);

  return (
    <Root {...rest}>
      {items.map(({ id, title, content, open }) => (
        <Item key={id} name={name} open={open}>
          <summary>
            <Title as={`h${level}`}>{title}</Title>
            <Icon icon={ChevronDown} />
          </summary>
          <Content id={id}>{content}</Content>
        </Item>
      ))}
    </Root>
  );
}
