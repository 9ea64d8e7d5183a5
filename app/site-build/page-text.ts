import { parse, type DefaultTreeAdapterTypes } from 'parse5';

import { withPlainSpaces } from '../src/shared/language/no-break.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** The texts of a finished page, for the search. */
export interface PageText {
  /** The document's title. */
  readonly title: string;
  readonly description: string;
  /** The words of `<main>` in order, with a period between elements. */
  readonly text: string;
  /** The name of the first drawing in `<main>`. */
  readonly drawing?: string;
}

/** Elements that are not searched: they have no words, or links to other pages (`<nav>`). */
const SKIPPED = new Set(['script', 'style', 'svg', 'template', 'nav']);
/** Elements that end a sentence. */
const SENTENCES = new Set(
  'p li h1 h2 h3 h4 h5 h6 td th dd dt caption summary legend label'.split(' '),
);

/** The address of a drawing as pages name it. */
const DRAWING = /^\/assets\/([a-z0-9-]+)-[\w-]{4}\.svg$/;

const getChildren = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

const getAttribute = (node: Node, name: string): string | undefined =>
  'attrs' in node ? node.attrs.find((attribute) => attribute.name === name)?.value : undefined;

/** Returns the first node, `node` itself or below it, for which `matches` returns true. */
function find(node: Node, matches: (node: Node) => boolean): Node | undefined {
  if (matches(node)) return node;
  for (const child of getChildren(node)) {
    const match = find(child, matches);
    if (match) return match;
  }
  return undefined;
}

function getWords(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (SKIPPED.has(node.nodeName)) return ' ';
  const words = getChildren(node).map(getWords).join('');
  return SENTENCES.has(node.nodeName) ? `${words}. ` : words;
}

/** Reads a finished page. */
export function parsePageText(html: string): PageText {
  const document = parse(html);
  const title = find(document, ({ nodeName }) => nodeName === 'title');
  const description = find(document, (node) => getAttribute(node, 'name') === 'description');
  const main = find(document, ({ nodeName }) => nodeName === 'main');
  const picture = main && find(main, (node) => DRAWING.test(getAttribute(node, 'src') ?? ''));
  const drawing = picture && DRAWING.exec(getAttribute(picture, 'src') ?? '')?.[1];
  return {
    ...(drawing && { drawing }),
    title: withPlainSpaces(title ? getWords(title) : ''),
    description: withPlainSpaces((description && getAttribute(description, 'content')) ?? ''),
    text: withPlainSpaces(main ? getWords(main) : '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?:\s*\.\s*){2,}/g, '. ')
      .trim(),
  };
}
