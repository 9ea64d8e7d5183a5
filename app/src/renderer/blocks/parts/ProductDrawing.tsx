import { PartsDrawing } from '@site/design-system/sections';
import type { ProductPart } from '@site/content/schema/product.ts';

import { useView } from '../../view/view-context.ts';
import { getFeatureId } from './feature-id.ts';
import { CaptionedDrawing } from './CaptionedDrawing.tsx';

interface ProductDrawingProps {
  /** A drawing of `drawings/registry.ts`. */
  readonly id: string;
  /** Missing if the parts are not described yet. */
  readonly parts?: readonly ProductPart[] | undefined;
}

/** The drawing of a product, with labeled parts if the content names them. */
export function ProductDrawing({ id, parts }: ProductDrawingProps) {
  const picture = useView().drawings[id];
  // Parts are named in drawings only.
  if (!picture || !parts || picture.sources)
    return <CaptionedDrawing id={id} eager decorative={false} />;
  const { src, width, height, alt } = picture;
  return (
    <PartsDrawing
      src={src}
      width={width}
      height={height}
      alt={alt}
      tallZoom={parts[0]?.tallZoom}
      parts={parts.map((part) => ({
        ...part,
        href: part.feature ? `#${getFeatureId(part.feature)}` : undefined,
      }))}
    />
  );
}
