import { useView } from '../../view/view-context.ts';
import { PictureImage } from '../../../shared/PictureImage.tsx';

interface DrawingProps {
  /** A drawing of `drawings/registry.ts`. */
  readonly id: string;
  /** On the first screen: not loaded lazily. The others come when they are about to be seen. */
  readonly eager?: boolean;
  /** It says nothing that the words beside it do not say. */
  readonly decorative?: boolean;
}

/** A drawing of the page that is rendered. */
export function Drawing({ id, ...rest }: DrawingProps) {
  const picture = useView().drawings[id];
  return picture && <PictureImage picture={picture} {...rest} />;
}
