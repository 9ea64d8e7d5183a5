import type { TextPart } from '@site/contract/search';

/** Marks the matches of a search, in a title or an excerpt. */
export function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  // Parts of a text are identified by their position only.
  return parts.map(({ text, hit }, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
