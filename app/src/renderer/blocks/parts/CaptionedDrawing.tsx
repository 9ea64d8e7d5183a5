import { ArticlePicture } from '@site/design-system/sections';

import { useView } from '../../view/view-context.ts';
import { Drawing } from './Drawing.tsx';

interface CaptionedDrawingProps {
  /** A drawing or a photograph. */
  readonly id: string;
  /** Loads the picture immediately, for the first screen. */
  readonly eager?: boolean;
  /** Whether the text next to a drawing describes it. */
  readonly decorative?: boolean;
}

/**
 * A picture that is shown by itself: a drawing is decoration, a photograph has its alternative text, its caption and its
 * credit.
 */
export function CaptionedDrawing({ id, eager = false, decorative = true }: CaptionedDrawingProps) {
  const picture = useView().drawings[id];
  if (!picture?.sources) return <Drawing id={id} eager={eager} decorative={decorative} />;
  const { caption, credit } = picture;
  if (!caption && !credit) return <Drawing id={id} eager={eager} />;
  return (
    <ArticlePicture caption={caption} credit={credit}>
      <Drawing id={id} eager={eager} />
    </ArticlePicture>
  );
}
