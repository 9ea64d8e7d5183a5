import { Section } from '@site/design-system';
import { WorldMap } from '@site/design-system/sections';
import type { NetworkBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { LinkRow } from './parts/LinkRow.tsx';
import { openHref } from './parts/links.ts';
import { useView } from '../view/view-context.ts';
import { getSectionProps } from '../../shared/section-head.tsx';

/** Narrow windows show more of the map west of home, where most sites are, in percent of its width. */
const WEST_OF_HOME = 5;

/** The dark band with the world map, and links to both lists of sites. */
export default function Network({ block }: { readonly block: NetworkBlock }) {
  const home = block.countries.find(({ overseas }) => !overseas);
  const { width = 1, height = 1 } = useView().drawings[block.drawing] ?? {};
  return (
    <Section
      tone="inverse"
      {...getSectionProps(block)}
      aside={<LinkRow links={block.links} tone="inverse" />}
    >
      <WorldMap
        legend={[
          { mark: 'dot', label: block.legend.plant },
          { mark: 'ring', label: block.legend.other },
        ]}
        home={home && { x: home.x, y: home.y }}
        focus={{ x: (home?.x ?? 50) - WEST_OF_HOME, ratio: height / width }}
        map={<Drawing id={block.drawing} decorative />}
        countries={block.countries.map(({ overseas, firstSite, ...country }) => {
          const list = openHref(block.links.at(overseas ? -1 : 0)?.href);
          return { ...country, href: list && `${list}#${firstSite}` };
        })}
      />
    </Section>
  );
}
