import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../../components/Heading/index.ts';

/** Props of `Letter`; other attributes are those of `article`. */
export interface LetterProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Salutation; "\n" marks a preferred line break. */
  salutation: string;
  /** Text of the letter, in `p` elements. */
  children: ReactNode;
  /** Complimentary close. */
  closing?: string | undefined;
  /** The signer's position and company, with an optional name and picture of the handwritten signature. */
  signature: {
    office: string;
    company: string;
    name?: string | undefined;
    autograph?: ReactNode;
  };
}

/* A line along the margin from the first word to the signature. */
const Root = styled.article`
  --letter-margin: var(--space-6);

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding-block-start: var(--space-10);
  padding-inline-start: var(--letter-margin);

  &::before {
    content: '';
    position: absolute;
    inset-block: 0 calc(0.65rem + var(--space-8) - 1px);
    inset-inline: 0;
    border: 0 solid var(--color-brand-line);
    border-block-start-width: var(--stroke-line);
    border-inline-start-width: var(--stroke-line);
    border-start-start-radius: var(--radius-bend-wide);
    pointer-events: none;
  }

  @media (min-width: 768px) {
    --letter-margin: var(--space-16);

    padding-block-start: var(--space-16);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  max-inline-size: var(--font-measure-body);
  text-wrap: pretty;

  & > p:first-child {
    color: var(--color-text-heading);
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-medium);
  }

  & strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }
`;

const Signature = styled.footer`
  position: relative;
  display: grid;
  gap: var(--space-1);
  padding-block-start: var(--space-2);

  /* The line's last bend and its end point. */
  &::before {
    content: '';
    position: absolute;
    inset-block-end: 0.65rem;
    inset-inline-start: calc(-1 * var(--letter-margin));
    inline-size: calc(var(--letter-margin) - var(--space-3));
    block-size: var(--space-8);
    border: 0 solid var(--color-brand-line);
    border-block-end-width: var(--stroke-line);
    border-inline-start-width: var(--stroke-line);
    border-end-start-radius: var(--radius-bend-wide);
  }

  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0.4rem;
    inset-inline-start: calc(-1 * var(--space-4));
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-radius: 50%;
    background: var(--color-brand-signal);

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }

  & > p:first-child:not(:last-child) {
    margin-block-end: var(--space-3);
  }
`;

const Autograph = styled.div`
  & > * {
    inline-size: auto;
    block-size: 4rem;
  }
`;

const Office = styled.p`
  color: var(--color-text-muted);
`;

const Company = styled.p`
  padding-inline-start: var(--space-2);
  color: var(--color-text-heading);
  font-size: var(--font-size-h3);
  font-weight: var(--font-weight-bold);
  line-height: var(--font-leading-heading);
  letter-spacing: var(--font-tracking-heading);
`;

/** A personal message set as a letter, with a signature. */
export function Letter({ salutation, children, closing, signature, ...rest }: LetterProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading id={id} size="h3">
        {salutation}
      </Heading>
      <Words>{children}</Words>
      <Signature>
        {closing && <p>{closing}</p>}
        {signature.autograph && <Autograph>{signature.autograph}</Autograph>}
        <Office>{signature.office}</Office>
        {signature.name && <Company>{signature.name}</Company>}
        <Company>{signature.company}</Company>
      </Signature>
    </Root>
  );
}
