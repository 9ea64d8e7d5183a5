import { Heading, Letter, Section } from '@site/design-system';
import styled from 'styled-components';
import type { LetterBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { RichText } from './parts/RichText.tsx';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--space-20);
    align-items: start;
  }
`;

/* What the letter says stays in sight while it is read. */
const Gist = styled.div`
  display: grid;
  gap: var(--space-10);

  @media (min-width: 1024px) {
    position: sticky;
    inset-block-start: calc(var(--size-header) + var(--space-10));
  }
`;

export default function LetterSection({ block }: { readonly block: LetterBlock }) {
  const { heading, drawing, salutation, text, ...letter } = block;
  return (
    <Section>
      <Place>
        <Gist>
          <Heading level={2}>{heading}</Heading>
          {drawing && <Drawing id={drawing} decorative />}
        </Gist>
        <Letter salutation={salutation} closing={letter.closing} signature={letter.signature}>
          <RichText nodes={text} />
        </Letter>
      </Place>
    </Section>
  );
}
