import { FilterTabs, Heading, Link, Section, Stack } from '@site/design-system';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { SERIES_PARAMETER, TAB_PARAMETER } from '@site/contract/paths';
import type { DisclosuresBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../view/ViewContext.ts';
import { openHref } from './parts/links.ts';

const ALL = 'all';

const Index = styled.dl`
  margin-block: var(--space-4) 0;
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);

  & > div {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-block-end: var(--stroke-hairline) solid var(--color-line);
  }

  & dt {
    display: contents;
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  & dt > span {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }

  & dd {
    grid-column: 2;
    margin: 0;
  }

  @media (min-width: 768px) {
    & > div {
      grid-template-columns: 6rem minmax(0, 1fr) 16rem;
    }

    & dd {
      grid-column: 3;
    }
  }
`;

/** An index of disclosures, narrowed by address: `?tab=gri&series=social`. */
export default function Disclosures({ block }: { readonly block: DisclosuresBlock }) {
  const { path, tab, firstTab } = useView();
  const asked = new URLSearchParams(useLocation().search).get(SERIES_PARAMETER);
  const chosen = block.groups.find(({ id }) => id === asked);

  const hrefOf = (series: string): string => {
    const search = new URLSearchParams({
      ...(tab && tab !== firstTab && { [TAB_PARAMETER]: tab }),
      ...(series !== ALL && { [SERIES_PARAMETER]: series }),
    }).toString();
    return search ? `${path}?${search}` : path;
  };
  const filters = [
    { id: ALL, label: block.all, count: block.groups.flatMap(({ items }) => items).length },
    ...block.groups.map(({ id, label, items }) => ({ id, label, count: items.length })),
  ].map(({ id, ...filter }) => ({ ...filter, value: id, href: hrefOf(id) }));

  return (
    <Section id={block.id} heading={block.heading} intro={<p>{block.text}</p>}>
      <Stack gap="large">
        <FilterTabs label={block.filter} items={filters} value={chosen?.id ?? ALL} />
        {(chosen ? [chosen] : block.groups).map(({ id, label, items }) => (
          <div key={id}>
            <Heading level={3} size="h3">
              {label}
            </Heading>
            <Index>
              {items.map(({ code, title, at }) => {
                const href = openHref(at.href);
                return (
                  <div key={code}>
                    <dt>
                      <span>{code}</span> {title}
                    </dt>
                    <dd>{href ? <Link href={href}>{at.label}</Link> : at.label}</dd>
                  </div>
                );
              })}
            </Index>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
