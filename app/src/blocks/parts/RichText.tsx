import type { RichInline, RichNode } from '@site/content/schema/rich.ts';

import { leadsSomewhere } from '../../routes.ts';

/* Rich texts are parsed when the site is built and never change: places are identities. */
/* oxlint-disable react/no-array-index-key */

function Inline({ nodes }: { readonly nodes: readonly RichInline[] }) {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'break':
        return <br key={index} />;
      case 'phrase':
        return (
          <span key={index} lang={node.language}>
            {node.value}
          </span>
        );
      case 'emphasis':
        return (
          <em key={index}>
            <Inline nodes={node.children} />
          </em>
        );
      case 'strong':
        return (
          <strong key={index}>
            <Inline nodes={node.children} />
          </strong>
        );
      case 'link':
        return leadsSomewhere(node.href) ? (
          <a key={index} href={node.href}>
            <Inline nodes={node.children} />
          </a>
        ) : (
          <Inline key={index} nodes={node.children} />
        );
    }
  });
}

/** A rich text of the content as paragraphs and lists. */
export function RichText({ nodes }: { readonly nodes: readonly RichNode[] }) {
  return nodes.map((node, index) => {
    if (node.type === 'paragraph')
      return (
        <p key={index}>
          <Inline nodes={node.children} />
        </p>
      );
    const List = node.ordered ? 'ol' : 'ul';
    return (
      <List key={index}>
        {node.items.map((item, place) => (
          <li key={place}>
            <RichText nodes={item} />
          </li>
        ))}
      </List>
    );
  });
}
