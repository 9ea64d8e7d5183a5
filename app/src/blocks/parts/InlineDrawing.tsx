import { use, useState, useSyncExternalStore } from 'react';
import { loadInline } from 'virtual:drawings';

const markup = new Map<string, Promise<string>>();

function markupOf(id: string): Promise<string> {
  let promise = markup.get(id);
  if (!promise) {
    promise = loadInline[id]?.().then(({ default: svg }) => svg) ?? Promise.resolve('');
    markup.set(id, promise);
  }
  return promise;
}

const never = () => () => undefined;

interface InlineDrawingProps {
  readonly id: string;
  readonly className?: string | undefined;
}

/**
 * A drawing inside the document: painted with it, in the colours of the page's mode. It is sent once:
 * while the page wakes up the server's elements are kept as they are, and the drawing's text is only
 * fetched by pages reached inside the site. Decorative: the words beside it say what it shows.
 */
export function InlineDrawing({ id, className }: InlineDrawingProps) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [kept] = useState(fromServer);
  const svg = kept && !import.meta.env.SSR ? '' : use(markupOf(id));
  return (
    <div
      aria-hidden
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
