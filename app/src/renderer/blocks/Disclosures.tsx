import { FilterTabs, Link, Section, Stack } from '@site/design-system';
import { DisclosureIndex } from '@site/design-system/sections';
import { useLocation } from 'react-router-dom';
import { SERIES_PARAMETER, TAB_PARAMETER } from '@site/contract/paths';
import type { DisclosuresBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../view/view-context.ts';
import { openHref } from './parts/links.ts';
import { getSectionProps } from '../../shared/section-head.tsx';

const ALL = 'all';

/** An index of disclosures, filtered by the address: `?tab=gri&series=social`. */
export default function Disclosures({ block }: { readonly block: DisclosuresBlock }) {
  const { path, tab, firstTab } = useView();
  const requestedSeries = new URLSearchParams(useLocation().search).get(SERIES_PARAMETER);
  const chosenGroup = block.groups.find(({ id }) => id === requestedSeries);

  const getHref = (series: string): string => {
    const search = new URLSearchParams({
      ...(tab && tab !== firstTab && { [TAB_PARAMETER]: tab }),
      ...(series !== ALL && { [SERIES_PARAMETER]: series }),
    }).toString();
    return search ? `${path}?${search}` : path;
  };
  const filters = [
    { id: ALL, label: block.all, count: block.groups.flatMap(({ items }) => items).length },
    ...block.groups.map(({ id, label, items }) => ({ id, label, count: items.length })),
  ].map(({ id, ...filter }) => ({ ...filter, value: id, href: getHref(id) }));

  return (
    <Section {...getSectionProps(block)}>
      <Stack gap="large">
        <FilterTabs label={block.filter} items={filters} value={chosenGroup?.id ?? ALL} />
        {(chosenGroup ? [chosenGroup] : block.groups).map(({ id, label, items }) => (
          <DisclosureIndex
            key={id}
            heading={label}
            items={items.map(({ code, title, at }) => {
              const href = openHref(at.href);
              return {
                code,
                title,
                source: href ? <Link href={href}>{at.label}</Link> : at.label,
              };
            })}
          />
        ))}
      </Stack>
    </Section>
  );
}
