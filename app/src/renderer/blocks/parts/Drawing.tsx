import { useView } from '../../view/view-context.ts';
import { PictureImage } from '../../../shared/PictureImage.tsx';

interface DrawingProps {
  /** A drawing of `drawings/registry.ts`. */
  readonly id: string;
  /**
   * Loads the drawing immediately, for the first screen. By default it is loaded when it is about to become visible.
   */
  readonly eager?: boolean;
  /** Whether the drawing adds nothing to the text next to it. */
  readonly decorative?: boolean;
}

/** A drawing of the page that is being rendered. */
export function Drawing({ id, ...rest }: DrawingProps) {
  const picture = useView().drawings[id];
  return picture && <PictureImage picture={picture} {...rest} />;
}
