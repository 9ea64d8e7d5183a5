import { Card, Grid, Section } from '@site/design-system';
import type { AreasBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { openHref } from './parts/links.ts';

export default function Areas({ block }: { readonly block: AreasBlock }) {
  return (
    <Section heading={block.heading}>
      <Grid columns={3}>
        {block.items.map((item) => (
          <li key={item.area}>
            <Card
              title={item.title}
              area={item.area}
              href={openHref(item.href)}
              drawing={<Drawing id={item.drawing} decorative />}
            >
              <p>{item.text}</p>
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
