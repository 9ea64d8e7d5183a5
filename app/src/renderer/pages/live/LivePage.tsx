import { Cover } from '@site/design-system/sections';
import type { ReactNode } from 'react';

import { Head } from '../../shell/Head.tsx';
import { PageRow } from '../../shell/Shell.tsx';
import { usePage } from '../../view/useContent.ts';
import { useView } from '../../view/view-context.ts';

/** A page with a list: its own header, and a list of live data. */
export function LivePage({
  hidden = false,
  part,
  children,
}: {
  /** Excludes the page from search engines. */
  readonly hidden?: boolean;
  /** The name of the part of the list that is shown, such as a category. */
  readonly part?: string | undefined;
  readonly children: ReactNode;
}) {
  const page = usePage();
  const { live } = useView();
  if (!page) return null;
  // Search words and category distinguish results in tabs, in the history and for screen readers.
  const search = live?.query?.q || live?.words;
  const title = [search, part, page.title].filter(Boolean).join(' – ');
  return (
    <>
      <Head
        title={title}
        description={page.description}
        hidden={hidden || Boolean(live?.query?.q)}
      />
      <PageRow />
      <Cover heading={page.title} lead={page.lead && <p>{page.lead}</p>} />
      {children}
    </>
  );
}
