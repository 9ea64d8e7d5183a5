import { Grid, Section } from '@site/design-system';
import type { SwatchesBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../Island.tsx';
import { getSectionProps } from '../../shared/section-head.tsx';

/** A section of the brand's colors in their notations. */
export default function SwatchesSection({ block }: { readonly block: SwatchesBlock }) {
  return (
    <Section {...getSectionProps(block)}>
      <Grid columns={3}>
        {block.items.map((item) => (
          <li key={item.name}>
            <Island name="Swatch" props={item} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
