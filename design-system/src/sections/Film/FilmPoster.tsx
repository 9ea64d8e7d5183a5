import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

/** Props of `FilmPoster`; other attributes are those of `a`. */
export interface FilmPosterProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** URL of the transcript, to which it links without scripts. */
  href: string;
  /** Decorative: the label describes the film. */
  picture: ReactNode;
  /** "Play: …, 24 seconds". */
  label: string;
}

const Root = styled.a`
  position: relative;
  display: block;
  border-radius: var(--radius-medium);
  background: var(--color-surface-subtle);
  color: var(--color-text-heading);
  font-weight: var(--font-weight-semibold);
  text-decoration: none;

  & > :is(img, svg) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  & > span {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-block-size: var(--size-control);
    padding: var(--space-3) var(--space-5);
    border-block-start: var(--stroke-hairline) solid var(--color-line);
  }

  & > span > svg {
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    color: var(--color-action-primary);
  }

  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  @media print {
    & > span {
      display: none;
    }
  }
`;

/** The first picture of a film and its play control: a link, which the caller may let open the film instead. */
export function FilmPoster({ picture, label, ...rest }: FilmPosterProps) {
  return (
    <Root {...rest}>
      {picture}
      <span>
        <svg viewBox="0 0 44 44" aria-hidden>
          <circle cx="22" cy="22" r="22" fill="currentColor" />
          <path fill="var(--color-text-on-action)" d="M17 13v18l15-9z" />
        </svg>
        {label}
      </span>
    </Root>
  );
}
