import { InlineCode } from './InlineCode.tsx';

/** A sentence in which `code` and **strong** are marked as in Markdown; names of components are links. */
export const InlineText = ({ children }: { readonly children: string }) => (
  <>
    {children.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
      // The parts of a fixed text.
      const key = index;
      if (part.startsWith('`')) return <InlineCode key={key}>{part.slice(1, -1)}</InlineCode>;
      if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
      return part;
    })}
  </>
);
