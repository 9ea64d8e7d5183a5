import { Letter, LetterSection } from '@site/design-system/sections';
import type { LetterBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { RichText } from '../../shared/RichText.tsx';

/** A message with its sender. */
export default function LetterOfPage({ block }: { readonly block: LetterBlock }) {
  const { heading, drawing, salutation, text, closing, signature } = block;
  const { autograph, ...signer } = signature;
  return (
    <LetterSection heading={heading} drawing={drawing && <Drawing id={drawing} decorative />}>
      <Letter
        salutation={salutation}
        closing={closing}
        signature={{ ...signer, autograph: autograph && <Drawing id={autograph} decorative /> }}
      >
        <RichText nodes={text} />
      </Letter>
    </LetterSection>
  );
}
