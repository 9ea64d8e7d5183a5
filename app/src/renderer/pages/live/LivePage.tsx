import { PageHeader } from '@site/design-system/sections';
import type { ReactNode } from 'react';

import { Head } from '../../shell/Head.tsx';
import { PageBreadcrumb, PageSectionNav } from '../../shell/Shell.tsx';
import { usePage } from '../../view/useContent.ts';
import { useView } from '../../view/view-context.ts';

/** A page with a list: its own header, and around the list what live data needs. */
export function LivePage({
  hidden = false,
  children,
}: {
  /** Not to be found by search engines, whatever it lists. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}) {
  const page = usePage();
  const { live } = useView();
  if (!page) return null;
  // The query distinguishes results in tabs, in the history and for screen readers.
  const asked = live?.query?.q || live?.words;
  return (
    <>
      <Head
        title={asked ? `${asked} – ${page.title}` : page.title}
        description={page.description}
        hidden={hidden || Boolean(live?.query?.q)}
      />
      <PageHeader
        heading={page.title}
        lead={page.lead && <p>{page.lead}</p>}
        breadcrumb={<PageBreadcrumb title={page.title} />}
        sectionNav={<PageSectionNav />}
      />
      {children}
    </>
  );
}
