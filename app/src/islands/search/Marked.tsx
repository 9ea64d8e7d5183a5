import { Fragment } from 'react';

import { findKeywords } from './keywords.ts';

interface MarkedProps {
  readonly children: string;
  readonly keywords: readonly string[];
}

/** A text with the matches of a search marked. */
export function Marked({ children: text, keywords }: MarkedProps) {
  const spans = findKeywords(text, keywords);
  const starts = [0, ...spans.map(([, to]) => to)];
  return starts.map((start, index) => {
    const [from, to] = spans[index] ?? [text.length, text.length];
    return (
      <Fragment key={start}>
        {text.slice(start, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
}
