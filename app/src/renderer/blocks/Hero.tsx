import { Hero } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';
import {
  CAR_CROP,
  CAR_POINTS,
  CAR_VIEW,
  RISERS,
  ROAD,
  type CarPoint,
} from '@site/drawings/figures/line-car.data.ts';
import type { HeroBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { InlineDrawing, isInlineDrawing, loadInlineDrawing } from './parts/InlineDrawing.tsx';
import { openHref } from './parts/links.ts';
import { toPercent } from './parts/percent-of.ts';

const points: Readonly<Record<string, CarPoint | undefined>> = CAR_POINTS;

/** Converts a horizontal position to percent of the drawing. */
const toInlinePercent = (x: number): number => toPercent(x - CAR_VIEW.x, CAR_VIEW.width);

/** The position at which the line of the page meets the drawing, in percent; on phones, of the visible part. */
const LINE_POSITION = {
  x: toInlinePercent(ROAD.station),
  y: toPercent(ROAD.y, CAR_VIEW.height),
  phoneX: toPercent(ROAD.station - CAR_CROP.x, CAR_CROP.width),
  phoneY: toPercent(ROAD.y - CAR_CROP.y, CAR_CROP.height),
};

/** The line stops at the corner of a photograph. */
const LINE_BESIDE_PHOTOGRAPH = { x: 0, y: 100, phoneX: 0, phoneY: 100 };

/** Loads the drawing with the page; a photograph is a file. */
export const prepare = async ({ drawing }: HeroBlock): Promise<void> => {
  if (isInlineDrawing(drawing)) await loadInlineDrawing(drawing);
};

/** The first screen of the home page: the car, and the products of each area in it. */
export default function HomeHero({ block }: { readonly block: HeroBlock }) {
  const { t } = useTranslation('pages');
  const isDrawn = isInlineDrawing(block.drawing);
  return (
    <Hero
      heading={block.title}
      lead={<p>{block.lead}</p>}
      line={isDrawn ? LINE_POSITION : LINE_BESIDE_PHOTOGRAPH}
      drawing={
        isDrawn ? <InlineDrawing id={block.drawing} /> : <Drawing id={block.drawing} eager />
      }
      destinations={block.destinations.map(({ href, products, ...destination }) => ({
        ...destination,
        href: openHref(href),
        more: t('area.products', { count: products.length }),
        at: toInlinePercent(RISERS.find(({ area }) => area === destination.area)?.x ?? 0),
        places: products.flatMap(({ name, href: to, drawing, point, fact }) => {
          const place = isDrawn && point !== undefined ? points[point] : undefined;
          return place
            ? {
                name,
                href: openHref(to),
                fact: `${fact.name} ${fact.value}`,
                picture: <Drawing id={drawing} decorative />,
                x: toInlinePercent(place.x),
                y: toPercent(place.y, CAR_VIEW.height),
                tone: place.tone === 'hv' ? 'emphasis' : undefined,
              }
            : [];
        }),
      }))}
    />
  );
}
