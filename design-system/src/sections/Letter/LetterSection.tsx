import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../../components/Heading/index.ts';
import { Section, type SectionProps } from '../../components/Layout/index.ts';

/** Props of `LetterSection`, with those of `Section`. */
export interface LetterSectionProps extends Omit<
  SectionProps,
  'heading' | 'intro' | 'aside' | 'tone' | 'arrangement'
> {
  /** The letter in one sentence; "\n" marks a preferred line break. */
  heading: string;
  /** A decorative picture next to the letter; none by default. */
  drawing?: ReactNode;
  /** The `Letter` itself. */
  children: ReactNode;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--space-20);
    align-items: start;
  }
`;

/* Sticky: the summary stays visible next to the letter. */
const Summary = styled.div`
  display: grid;
  gap: var(--space-10);

  @media (min-width: 1024px) {
    position: sticky;
    inset-block-start: calc(var(--size-header) + var(--space-10));
  }
`;

/** A letter next to its summary in one sentence. */
export function LetterSection({ heading, drawing, children, ...rest }: LetterSectionProps) {
  return (
    <Section {...rest}>
      <Columns>
        <Summary>
          <Heading level={2}>{heading}</Heading>
          {drawing}
        </Summary>
        {children}
      </Columns>
    </Section>
  );
}
