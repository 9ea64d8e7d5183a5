import { PageHeader } from '@site/design-system';

import { Blocks } from '../blocks/parts/Blocks.tsx';
import { Head } from '../shell/Head.tsx';
import { PageBreadcrumb, PageSectionNav } from '../shell/Shell.tsx';
import { usePage, usePanel } from '../useContent.ts';
import { useView } from '../ViewContext.ts';

/** A page that is blocks and nothing else: most of the site. */
export default function ContentPage() {
  const { route, tab, firstTab } = useView();
  const page = usePage();
  const panel = usePanel();
  if (!page) return null;

  // The first tab is the page itself; every other one has a title and a description of its own.
  const own = tab !== firstTab ? panel : undefined;
  const isHome = !route?.group;
  return (
    <>
      <Head
        title={isHome ? undefined : own ? `${own.title} – ${page.title}` : page.title}
        description={own?.description ?? page.description}
      />
      {!isHome && (
        <PageHeader
          title={page.title}
          lead={page.lead && <p>{page.lead}</p>}
          breadcrumb={<PageBreadcrumb title={page.title} />}
          sectionNav={<PageSectionNav />}
        />
      )}
      <Blocks blocks={page.blocks} />
    </>
  );
}
