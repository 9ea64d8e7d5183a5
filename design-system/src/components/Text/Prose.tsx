import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: var(--font-measure-body);

  & ul,
  & ol {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: 1.4em;
  }

  & ul > li::marker {
    color: var(--color-brand-signal);
  }

  & strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  & em {
    font-style: normal;
    font-weight: var(--font-weight-semibold);
  }

  & a {
    text-underline-offset: 0.2em;
  }

  & a:hover {
    color: var(--color-text-link-hover);
  }
`;

/** Paragraphs, lists and links as running text. */
export function Prose(props: ComponentPropsWithRef<'div'>) {
  return <Root {...props} />;
}
