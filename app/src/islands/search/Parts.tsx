import type { TextPart } from '@site/contract/search';

/** What was searched for is marked, in the title and in the text around it. */
export function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  // Pieces of a text have no identity but their place.
  return parts.map(({ text, hit }, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
