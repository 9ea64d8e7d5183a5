import type { RichInline, RichNode } from '@site/content/schema/markdown.ts';

const joinWords = (nodes: readonly RichInline[]): string =>
  nodes
    .map((node) => {
      if ('children' in node) return joinWords(node.children);
      return node.type === 'break' ? ' ' : node.value;
    })
    .join('');

/** Returns the words of a rich text without markup, by paragraph. */
export const toPlainText = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'paragraph' ? joinWords(node.children) : node.items.flatMap(toPlainText),
  );
