import { Letter, LetterSection } from '@site/design-system/sections';
import type { LetterBlock } from '@site/content/schema/blocks/index.ts';

import { CaptionedDrawing } from './parts/CaptionedDrawing.tsx';
import { Drawing } from './parts/Drawing.tsx';
import { RichText } from '../../shared/RichText.tsx';

/** A message with its sender. */
export default function LetterOfPage({ block }: { readonly block: LetterBlock }) {
  const { heading, drawing, salutation, text, closing, signature } = block;
  const { autograph, ...signer } = signature;
  return (
    <LetterSection heading={heading} drawing={drawing && <CaptionedDrawing id={drawing} />}>
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
