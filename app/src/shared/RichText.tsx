import { Fragment, type ReactNode } from 'react';
import type { RichInline, RichNode } from '@site/content/schema/markdown.ts';

import { leadsSomewhere } from './routes.ts';

/* Rich texts are parsed by the build and do not change, so positions identify their parts. */
/* oxlint-disable react/no-array-index-key */

/** Renders plain text; by default unchanged, in a search with marks. */
type ShowWords = (words: string) => ReactNode;

interface InlineProps {
  readonly nodes: readonly RichInline[];
  readonly show: ShowWords;
}

function Inline({ nodes, show }: InlineProps) {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'text':
        return <Fragment key={index}>{show(node.value)}</Fragment>;
      case 'break':
        return <br key={index} />;
      case 'phrase':
        return (
          <span key={index} lang={node.language}>
            {show(node.value)}
          </span>
        );
      case 'emphasis':
        return (
          <em key={index}>
            <Inline nodes={node.children} show={show} />
          </em>
        );
      case 'strong':
        return (
          <strong key={index}>
            <Inline nodes={node.children} show={show} />
          </strong>
        );
      case 'link':
        return leadsSomewhere(node.href) ? (
          <a key={index} href={node.href}>
            <Inline nodes={node.children} show={show} />
          </a>
        ) : (
          <Inline key={index} nodes={node.children} show={show} />
        );
    }
  });
}

interface RichTextProps {
  readonly nodes: readonly RichNode[];
  readonly show?: ShowWords;
}

const asTheyAre: ShowWords = (words) => words;

/** A rich text of the content as paragraphs and lists. */
export function RichText({ nodes, show = asTheyAre }: RichTextProps) {
  return nodes.map((node, index) => {
    if (node.type === 'paragraph')
      return (
        <p key={index}>
          <Inline nodes={node.children} show={show} />
        </p>
      );
    const List = node.ordered ? 'ol' : 'ul';
    return (
      <List key={index}>
        {node.items.map((item, place) => (
          <li key={place}>
            <RichText nodes={item} show={show} />
          </li>
        ))}
      </List>
    );
  });
}
