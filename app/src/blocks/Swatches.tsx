import { Grid, Section } from '@site/design-system';
import type { SwatchesBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../islands/Island.tsx';

export default function SwatchesSection({ block }: { readonly block: SwatchesBlock }) {
  return (
    <Section id={block.id} heading={block.heading} intro={block.text && <p>{block.text}</p>}>
      <Grid columns={3}>
        {block.items.map((item) => (
          <li key={item.name}>
            <Island name="ColourSwatch" props={item} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
