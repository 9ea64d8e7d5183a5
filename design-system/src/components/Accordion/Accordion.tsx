import { ChevronDown } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';

import { expand } from '../../styles/motion.ts';
import { Icon } from '../Icon/index.ts';

/** One entry that opens and closes. */
export interface AccordionItem {
  /** Anchor on the page, of letters, digits and hyphens: `#id` opens the item, also without scripts. */
  id: string;
  /** The title, which is always visible and opens the content. */
  title: ReactNode;
  /** The content below the title; in the document from the start, so that it can be searched. */
  content: ReactNode;
  /** Whether the entry is open when the page is loaded; closed by default. */
  open?: boolean | undefined;
}

/** Props of `Accordion`; other attributes are those of `div`. */
export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The entries, in the order shown. */
  items: readonly AccordionItem[];
  /** Heading level of the titles. */
  level?: 2 | 3 | 4 | undefined;
  /** A group name, unique on the page: opening one item closes the others. */
  name?: string | undefined;
}

const Root = styled.div`
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);
`;

const Item = styled.details`
  border-block-end: var(--stroke-hairline) solid var(--color-line);

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

  ${expand}

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
  /* Keeps the title visible when an anchor scrolls to the content. */
  scroll-margin-block-start: var(--space-24);
`;

/**
 * A list of `<details>`: works without scripts, is found by the browser's find-in-page, and prints expanded.
 * A URL that ends in `#id` opens its item.
 */
export function Accordion({ items, level = 3, name, ...rest }: AccordionProps) {
  // Some browsers do not open `<details>` around the URL's target, and none does after client-side navigation.
  useEffect(() => {
    const openTarget = () => {
      // Ids are ASCII, so nothing is decoded, which would throw at a stray percent sign.
      const target = document.getElementById(location.hash.slice(1));
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
