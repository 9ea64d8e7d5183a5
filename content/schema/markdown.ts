import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Text within a line. */
export type RichInline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'emphasis' | 'strong'; readonly children: readonly RichInline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly RichInline[] }
  /** A phrase of another language, for `<span lang>`. */
  | { readonly type: 'phrase'; readonly language: string; readonly value: string }
  | { readonly type: 'break' };

/** A paragraph or a list; what a rich text is made of. */
export type RichNode =
  | { readonly type: 'paragraph'; readonly children: readonly RichInline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly RichNode[])[];
    };

/** A phrase of another language: `[wire to wire]{lang=en}`. */
const PHRASE = /\[([^\][]+)\]\{lang=([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\}/;
const HREF = /^(\/(?!\/)|https:\/\/|#|tel:|mailto:)/;

/**
 * Parses the Markdown subset that texts are written in: paragraphs, emphasis, strong, links,
 * lists, hard line breaks, and `[phrase]{lang=en}` for words of another language.
 *
 * @throws Error whose message tells an editor what is not allowed, and in which line.
 */
export function parseRich(markdown: string): readonly RichNode[] {
  const nodes = fromMarkdown(markdown).children.map(block);
  if (nodes.length === 0) throw new Error('is empty');
  return nodes;
}

function block(node: RootContent): RichNode {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: inlines(node.children) };
    case 'list':
      return {
        type: 'list',
        ordered: node.ordered ?? false,
        items: node.children.map((item) => item.children.map(block)),
      };
    default:
      throw notAllowed(node);
  }
}

const inlines = (nodes: readonly PhrasingContent[]): RichInline[] => nodes.flatMap(inline);

function inline(node: PhrasingContent): RichInline | RichInline[] {
  switch (node.type) {
    case 'text':
      return phrases(node.value);
    case 'emphasis':
    case 'strong':
      return { type: node.type, children: inlines(node.children) };
    case 'link':
      if (!HREF.test(node.url))
        throw new Error(
          `links to "${node.url}"; begin with "/", "https://", "#", "tel:" or "mailto:"`,
        );
      return { type: 'link', href: node.url, children: inlines(node.children) };
    case 'break':
      return { type: 'break' };
    default:
      throw notAllowed(node);
  }
}

function phrases(value: string): RichInline[] {
  const found = PHRASE.exec(value);
  // A line break in the source is a space on the page, as in Markdown.
  if (!found) return value === '' ? [] : [{ type: 'text', value: value.replaceAll('\n', ' ') }];
  const [marked, phrase = '', language = ''] = found;
  return [
    ...phrases(value.slice(0, found.index)),
    { type: 'phrase', language, value: phrase },
    ...phrases(value.slice(found.index + marked.length)),
  ];
}

const PLAIN_NAMES: Readonly<Record<string, string>> = {
  html: 'HTML',
  heading: 'a heading',
  code: 'a code block (a paragraph that begins with four spaces)',
  inlineCode: 'code in backticks',
  blockquote: 'a quotation',
  image: 'an image',
  thematicBreak: 'a horizontal rule',
  definition: 'a link definition',
};

const notAllowed = (node: RootContent): Error =>
  new Error(
    `holds ${PLAIN_NAMES[node.type] ?? node.type} in line ${node.position?.start.line ?? 1}; ` +
      'only paragraphs, *emphasis*, **strong**, [links](/home/main), lists and [phrases]{lang=en} are allowed',
  );
