import { Link, Section } from '@site/design-system';
import { FeatureList } from '@site/design-system/sections';
import type { ListOfLinksBlock } from '@site/content/schema/blocks/index.ts';

import { openHref } from './parts/links.ts';
import { getSectionProps } from '../../shared/section-head.tsx';

/** A section of links, each with an optional explanation. */
export default function ListOfLinks({ block }: { readonly block: ListOfLinksBlock }) {
  return (
    <Section {...getSectionProps(block)}>
      <FeatureList
        columns={2}
        items={block.items.map(({ label, text, href, external }) => {
          const open = openHref(href);
          return {
            title: open ? (
              <Link href={open} external={external}>
                {label}
              </Link>
            ) : (
              label
            ),
            text,
          };
        })}
      />
    </Section>
  );
}
