import { NumberedDrawing } from '@site/design-system/sections';
import { CAR_POINTS, CAR_STAGE } from '@site/drawings/figures/line-car.data.ts';
import { getSmallName } from '@site/content/schema/text.ts';
import type { CarBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { openHref } from './parts/links.ts';

const POINTS: Readonly<Record<string, { x: number; y: number } | undefined>> = CAR_POINTS;

/** Returns the position of a part in the drawing, as fractions of its width and height. */
function getPoint(...names: readonly string[]) {
  const place = names.map((name) => POINTS[name]).find(Boolean);
  return (
    place && {
      x: (place.x - CAR_STAGE.x) / CAR_STAGE.width,
      y: (place.y - CAR_STAGE.y) / CAR_STAGE.height,
    }
  );
}

/**
 * The line drawing of the car with the positions of one area's products highlighted. The cards of the products, which
 * follow it, have the same numbers.
 */
export default function Car({ block }: { readonly block: CarBlock }) {
  return (
    <NumberedDrawing
      heading={block.heading}
      intro={<p>{block.text}</p>}
      accent={block.area}
      drawing={<Drawing id={block.drawing} decorative />}
      items={block.parts.map(({ slug, label, text, href, point, smallDrawing }) => ({
        id: slug,
        label,
        text,
        href: openHref(href),
        picture: <Drawing id={getSmallName(smallDrawing)} decorative />,
        point: point === undefined ? undefined : getPoint(point, slug),
      }))}
    />
  );
}
