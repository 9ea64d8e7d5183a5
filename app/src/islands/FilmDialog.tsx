import { Dialog } from '@site/design-system';
import { Film } from '@site/design-system/sections';
import type { Pictures } from '@site/content/schema/page.ts';

import type { FilmReel } from './film-reel.ts';

interface FilmDialogProps {
  readonly film: FilmReel;
  readonly pictures: Pictures;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The size of a product next to its scene, in the units of the picture. */
const PRODUCT = { width: 176, height: 132, padding: 10 } as const;

/** The scenes along their line, before the film plays. */
function FilmPicture({ film, pictures }: Pick<FilmDialogProps, 'film' | 'pictures'>) {
  const { width, height, line, stops, title } = film;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      fill="none"
      strokeLinecap="round"
    >
      <g data-part="world">
        {stops.map(({ drawing, x, y }) => (
          <image
            key={drawing}
            href={pictures[drawing]?.src}
            x={x}
            y={y}
            width={width}
            height={height}
          />
        ))}
        <path stroke="var(--color-brand-line)" strokeWidth="6" d={line} />
        <path
          data-part="line"
          stroke="var(--color-area-hv)"
          strokeWidth="3"
          pathLength={1}
          strokeDasharray="1"
          strokeDashoffset="1"
          d={line}
        />
        {stops.map(({ drawing, x, y, joints }) => (
          <g key={drawing} transform={`translate(${x} ${y})`}>
            {joints.map((joint) => (
              <circle
                key={joint.x}
                cx={joint.x}
                cy={joint.y}
                r={joint.r}
                fill="var(--color-surface)"
                stroke={joint.stroke}
                strokeWidth="2.5"
              />
            ))}
          </g>
        ))}
      </g>
      {stops.map(
        ({ product }, index) =>
          product && (
            <g key={product.drawing} data-part={`product-${index}`} opacity="0">
              <rect
                x={product.x}
                y={product.y}
                width={PRODUCT.width}
                height={PRODUCT.height}
                rx="8"
                fill="var(--color-surface)"
                stroke="var(--color-line)"
              />
              <image
                href={pictures[product.drawing]?.src}
                x={product.x + PRODUCT.padding}
                y={product.y + PRODUCT.padding}
                width={PRODUCT.width - 2 * PRODUCT.padding}
                height={PRODUCT.height - 2 * PRODUCT.padding}
              />
            </g>
          ),
      )}
    </svg>
  );
}

/** A film over the page. A separate chunk, which is fetched when it is first needed. */
export default function FilmDialog({ film, pictures, ...dialog }: FilmDialogProps) {
  const { title, seconds, moves, captions } = film;
  return (
    <Dialog size="large" heading={title} {...dialog}>
      <Film
        seconds={seconds}
        moves={moves}
        captions={captions}
        picture={<FilmPicture film={film} pictures={pictures} />}
      />
    </Dialog>
  );
}
