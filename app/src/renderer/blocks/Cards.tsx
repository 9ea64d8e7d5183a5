import { Card, Grid, Section } from '@site/design-system';
import type { CardsBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../view/view-context.ts';
import { Drawing } from './parts/Drawing.tsx';
import { openHref } from './parts/links.ts';
import { getSectionProps } from '../../shared/section-head.tsx';

/** Drawings up to this width, in pixels, are above the title of their card. */
const SPOT_WIDTH = 96;

/** A section of cards. A card with `href` is a single link. */
export default function Cards({ block }: { readonly block: CardsBlock }) {
  const { drawings } = useView();
  const isSpot = (id: string): boolean => (drawings[id]?.width ?? Infinity) <= SPOT_WIDTH;
  const picture = (id: string | undefined, spot: boolean) =>
    id && isSpot(id) === spot ? <Drawing id={id} decorative /> : undefined;
  return (
    <Section {...getSectionProps(block)} from={block.numbered && 'tablet'}>
      <Grid
        columns={block.items.length % 4 === 0 ? 4 : 3}
        shelf={block.shelf ?? false}
        aligned={block.items.every(({ drawing }) => drawing && !isSpot(drawing))}
      >
        {block.items.map((item, index) => (
          <li key={item.title}>
            <Card
              heading={item.title}
              accent={item.area}
              number={block.numbered && index + 1}
              href={openHref(item.href)}
              drawing={picture(item.drawing, false)}
              spot={picture(item.drawing, true)}
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
