import { Tabs, type TabsProps } from '@site/design-system';
import { useLocation, useNavigate } from 'react-router-dom';
import { TAB_PARAMETER } from '@site/contract/paths';

interface TabListProps extends Pick<TabsProps, 'label'> {
  readonly tabs: readonly { readonly slug: string; readonly label: string }[];
  /** Id of the element with the open panel. */
  readonly panel: string;
}

/** The row of tabs of a page; the panel below it is markup of the server. */
export default function TabList({ label, tabs, panel }: TabListProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const requestedTab = new URLSearchParams(search).get(TAB_PARAMETER);
  const [first] = tabs;
  const value = (tabs.find(({ slug }) => slug === requestedTab) ?? first)?.slug ?? '';
  const tabHref = (slug: string) =>
    slug === first?.slug ? pathname : `${pathname}?${TAB_PARAMETER}=${slug}`;
  return (
    <Tabs
      framed
      label={label}
      value={value}
      panel={panel}
      items={tabs.map((tab) => ({ value: tab.slug, label: tab.label, href: tabHref(tab.slug) }))}
      onValueChange={(slug) => void navigate(tabHref(slug))}
    />
  );
}
