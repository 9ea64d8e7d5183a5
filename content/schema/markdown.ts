import type { MessageValues } from '@site/contract/message';

import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

import type { SentenceCode } from '../library/sentences.ts';

/** Text within a line. */
export type RichInline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'emphasis' | 'strong'; readonly children: readonly RichInline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly RichInline[] }
  /** A phrase of another language, for `<span lang>`. */
  | { readonly type: 'phrase'; readonly language: string; readonly value: string }
  | { readonly type: 'break' };

/** A paragraph or a list, the parts of a rich text. */
export type RichNode =
  | { readonly type: 'paragraph'; readonly children: readonly RichInline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly RichNode[])[];
    };

/** A rich text with unsupported content. */
export class MarkdownError extends Error {
  readonly code: SentenceCode;
  readonly values: MessageValues;

  constructor(code: SentenceCode, values: MessageValues = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

/** A phrase of another language: `[wire to wire]{lang=en}`. */
const PHRASE = /\[([^\][]+)\]\{lang=([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\}/;
/** The length of the quotation of unsupported content, in characters. */
const EXCERPT = 30;
const HREF = /^(\/(?!\/)|https:\/\/|#|tel:|mailto:)/;

/** The maximum number of parsed texts; the content has a thousand. */
const PARSED_MAX = 5000;
/** Parsed texts: the editor and the development server read all content again after each change. */
const parsedTexts = new Map<string, readonly RichNode[]>();

/**
 * Parses the Markdown subset of rich texts: paragraphs, emphasis, strong, links, lists, hard line breaks, and
 * `[phrase]{lang=en}` for words of another language.
 *
 * @throws MarkdownError with the unsupported content
 */
export function parseRich(markdown: string): readonly RichNode[] {
  const cachedNodes = parsedTexts.get(markdown);
  if (cachedNodes) return cachedNodes;
  const nodes = fromMarkdown(markdown).children.map((node) => {
    try {
      return block(node);
    } catch (error) {
      if (!(error instanceof MarkdownError) || error.code !== 'rich.notAllowed') throw error;
      const [syntax = ''] = markdown.slice(Number(error.values['offset'])).split('\n');
      throw new MarkdownError(error.code, { ...error.values, what: syntax.slice(0, EXCERPT) });
    }
  });
  if (nodes.length === 0) throw new MarkdownError('text.empty');
  if (parsedTexts.size === PARSED_MAX) parsedTexts.clear();
  parsedTexts.set(markdown, nodes);
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
      refuseLeftovers(node.value);
      return phrases(node.value);
    case 'emphasis':
    case 'strong':
      return { type: node.type, children: inlines(node.children) };
    case 'link':
      if (!HREF.test(node.url)) throw new MarkdownError('rich.link', { url: node.url });
      return { type: 'link', href: node.url, children: inlines(node.children) };
    case 'break':
      return { type: 'break' };
    default:
      throw notAllowed(node);
  }
}

/** Refuses text that was meant to be a link or emphasis but is incomplete. */
function refuseLeftovers(value: string): void {
  const [link] = /\S*\]\s*\(\S*|\S*\[[^\]]*$/.exec(value) ?? [];
  if (link) throw new MarkdownError('rich.openLink', { text: link });
  const [emphasis] = /\S*\*\S*/.exec(value) ?? [];
  if (emphasis) throw new MarkdownError('rich.openEmphasis', { text: emphasis });
}

function phrases(value: string): RichInline[] {
  const match = PHRASE.exec(value);
  // A line break in the source is a space on the page, as in Markdown.
  if (!match) return value === '' ? [] : [{ type: 'text', value: value.replaceAll('\n', ' ') }];
  const [markedText, phrase = '', language = ''] = match;
  return [
    ...phrases(value.slice(0, match.index)),
    { type: 'phrase', language, value: phrase },
    ...phrases(value.slice(match.index + markedText.length)),
  ];
}

const notAllowed = ({ position }: RootContent): MarkdownError =>
  new MarkdownError('rich.notAllowed', {
    line: position?.start.line ?? 1,
    offset: position?.start.offset ?? 0,
  });
