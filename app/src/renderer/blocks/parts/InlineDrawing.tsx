import { loadInline } from 'virtual:drawings';

/** The drawings of the screens without an address: not found, and error. */
export const SCREEN_DRAWING = 'cut-line';

const markup = new Map<string, string>();

/** Returns whether a name is that of a drawing inside the document; photographs and other drawings are files. */
export const isInlineDrawing = (id: string): boolean => Object.hasOwn(loadInline, id);

/** Loads the markup of a drawing before it is rendered. */
export async function loadInlineDrawing(id: string): Promise<void> {
  if (markup.has(id)) return;
  const load = loadInline[id];
  if (!load) throw new Error(`There is no inline drawing "${id}".`);
  markup.set(id, (await load()).default);
}

interface InlineDrawingProps {
  readonly id: string;
}

/**
 * A drawing inside the document, which is painted with it and in the colors of the page's mode. Decorative: the text
 * next to it describes it. Rendered on the server only.
 */
export function InlineDrawing({ id }: InlineDrawingProps) {
  const html = markup.get(id);
  if (html === undefined) throw new Error(`The inline drawing "${id}" was not loaded.`);
  return <div aria-hidden dangerouslySetInnerHTML={{ __html: html }} />;
}
