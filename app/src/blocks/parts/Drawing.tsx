import { useView } from '../../view/ViewContext.ts';

export interface DrawingProps {
  /** A drawing of `drawings/`. */
  readonly id: string;
  /** On the first screen: fetched at once. The others come when they are about to be seen. */
  readonly eager?: boolean;
  /** It says nothing that the words beside it do not say. */
  readonly decorative?: boolean;
}

/** A drawing as a picture: its place is reserved, its alternative text is in the page's language. */
export function Drawing({ id, eager = false, decorative = false }: DrawingProps) {
  const drawing = useView().drawings[id];
  return (
    drawing && (
      <img
        src={drawing.src}
        width={drawing.width}
        height={drawing.height}
        alt={decorative ? '' : drawing.alt}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    )
  );
}
