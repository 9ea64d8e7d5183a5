import { X } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../components/Icon/index.ts';

/** One example with its title. */
export interface Specimen {
  /** Description of the drawing; with `wrong`, the prohibited usage. */
  title: string;
  /** The reason, in a sentence; none by default. */
  text?: ReactNode;
  /** As wide as its column. */
  drawing: ReactNode;
}

/** Props of `Specimens`; other attributes are those of `ul`. */
export interface SpecimensProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The examples, all with the same proportions. */
  items: readonly Specimen[];
  /** Columns from 1024 px; two from 768 px. Below that one, but two from 360 px if `columns` is 3 or 4. */
  columns?: 2 | 3 | 4 | undefined;
  /** Whether the items show incorrect usage. Their titles also express it. */
  wrong?: boolean | undefined;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-6);
  padding: 0;
  list-style: none;

  @media (min-width: 360px) {
    &:is([data-columns='3'], [data-columns='4']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--space-4);
    }
  }

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 1024px) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: var(--space-6);
    }

    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: var(--space-6);
    }
  }

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-content: start;
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: clip;
  border: var(--stroke-hairline) solid var(--color-line);
  border-radius: var(--radius-medium);

  & > :is(img, svg:first-child) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

const Cross = styled.span`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border-radius: 50%;
  background: var(--color-surface);
  color: var(--color-text-error);
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);

  & > strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-wrap: balance;
  }

  & > p {
    max-inline-size: var(--font-measure-body);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
    text-wrap: pretty;
  }
`;

/** Examples in a grid, each with a title; of correct or incorrect use. */
export function Specimens({ items, columns = 3, wrong, ...rest }: SpecimensProps) {
  return (
    <Root data-columns={columns} data-wrong={wrong || undefined} {...rest}>
      {items.map(({ title, text, drawing }) => (
        <li key={title}>
          <Frame>
            {drawing}
            {wrong && (
              <Cross>
                <Icon icon={X} />
              </Cross>
            )}
          </Frame>
          <Words>
            <strong>{title}</strong>
            {text && <p>{text}</p>}
          </Words>
        </li>
      ))}
    </Root>
  );
}
