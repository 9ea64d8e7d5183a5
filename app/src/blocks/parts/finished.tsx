import { type ComponentType, use, useState, useSyncExternalStore } from 'react';
import type { Block } from '@site/content/schema/blocks/index.ts';

import { useView } from '../../ViewContext.ts';
import type { BlockComponent } from '../registry.ts';

const never = () => () => undefined;

/**
 * The renderer of a block that nothing ever happens in. While a page wakes up the server's elements
 * are kept as they are (see docs/decisions/004-static-markup.md), and the component behind `load` is
 * only fetched by pages reached inside the site.
 */
export function finished<B extends Block>(
  load: () => Promise<{ readonly default: ComponentType<{ readonly block: B }> }>,
): BlockComponent<B> {
  let promise: ReturnType<typeof load> | undefined;

  function Finished({ block }: { readonly block: B }) {
    const fromServer = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [kept] = useState(fromServer && !import.meta.env.SSR);
    if (kept) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    // `use` wants the same promise at each rendering.
    const { default: Whole } = use((promise ??= load()));
    return (
      <div>
        <Whole block={block} />
      </div>
    );
  }

  // What was kept belongs to the address and the language that the server sent.
  return function FinishedHere({ block }) {
    const { path, tab, language } = useView();
    return <Finished key={`${language} ${path} ${tab}`} block={block} />;
  };
}
