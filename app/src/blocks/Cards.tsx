import { Card, Grid, Section } from '@site/design-system';
import type { CardsBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { openHref } from './parts/links.ts';

export default function Cards({ block }: { readonly block: CardsBlock }) {
  return (
    <Section id={block.id} heading={block.heading} intro={block.text && <p>{block.text}</p>}>
      <Grid columns={block.items.length % 4 === 0 ? 4 : 3} shelf={block.shelf ?? false}>
        {block.items.map((item) => (
          <li key={item.title}>
            <Card
              heading={item.title}
              accent={item.area}
              href={openHref(item.href)}
              drawing={item.drawing && <Drawing id={item.drawing} decorative />}
            >
              <p>{item.text}</p>
              {item.note && (
                <p>
                  <small>{item.note}</small>
                </p>
              )}
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
