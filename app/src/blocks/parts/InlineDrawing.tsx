import { use } from 'react';
import { loadInline } from 'virtual:drawings';

import { tracked } from '../../view/tracked.ts';

const markup = new Map<string, Promise<string>>();

/** The markup of a drawing: the same promise each time, as React's `use` wants it. */
export function markupOf(id: string): Promise<string> {
  let promise = markup.get(id);
  if (!promise) {
    promise = tracked(loadInline[id]?.().then(({ default: svg }) => svg) ?? Promise.resolve(''));
    markup.set(id, promise);
  }
  return promise;
}

interface InlineDrawingProps {
  readonly id: string;
  readonly className?: string | undefined;
}

/**
 * A drawing inside the document: painted with it, in the colours of the page's mode. Decorative: the
 * words beside it say what it shows. Stands in markup that is kept, so that it is sent once.
 */
export function InlineDrawing({ id, className }: InlineDrawingProps) {
  return (
    <div
      aria-hidden
      className={className}
      dangerouslySetInnerHTML={{ __html: use(markupOf(id)) }}
    />
  );
}
