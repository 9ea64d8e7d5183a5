/** The parts of a component, numbered in a picture of one of its stories: `Name.anatomy.json`. */
export interface AnatomyDescription {
  /** The story in which all parts can be seen; of an interactive component a screen reader reads it, too (`Name.transcript.txt`). */
  readonly story: string;
  /** Width of the window in pixels, where the component has all of its parts on wide windows alone. */
  readonly width?: number;
  readonly parts: readonly {
    /** The first visible element that it matches is the part. */
    readonly selector: string;
    readonly name: Readonly<Record<'ko' | 'en', string>>;
  }[];
}
