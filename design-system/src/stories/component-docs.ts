/** A text of the documentation in both languages; `code` and **strong** are marked as in Markdown. */
export type Bilingual = Readonly<Record<'ko' | 'en', string>>;

/** The documentation of a component, a section or a pattern: `Name.docs.json`. */
export interface ComponentDocs {
  /** Its name in Korean; its English name is that of its folder. */
  readonly name: string;
  /** Search words in both languages, separated by spaces. */
  readonly synonyms: string;
  /** Its definition. */
  readonly description: Bilingual;
  /** The stories shown after the example, with their titles. */
  readonly examples?: readonly (Bilingual & { readonly story: string })[];
  readonly use: readonly Bilingual[];
  readonly avoid: readonly Bilingual[];
  /** The sentences below the good and the bad example (`Name.guidance.tsx`); patterns have none. */
  readonly do?: Bilingual;
  readonly dont?: Bilingual;
  /** Its elements as a tree, one line each. */
  readonly structure?: readonly string[];
  /** Remarks about the structure and behavior. */
  readonly notes?: readonly Bilingual[];
  /** Keyboard interaction; missing without controls. */
  readonly keyboard?: readonly (Bilingual & { readonly keys: string })[];
  readonly keyboardNotes?: readonly Bilingual[];
  /** How its texts are written. */
  readonly words?: readonly Bilingual[];
  /** The KWCAG 2.2 items that it implements, by their Korean names. */
  readonly kwcag?: readonly string[];
  /** Known gaps. */
  readonly gaps?: readonly Bilingual[];
  /**
   * The story in which all parts can be seen, `Default` by default; of an interactive component a screen reader reads
   * it, too (`Name.transcript.txt`).
   */
  readonly story?: string;
  /** Width of the window in pixels, if only wide windows show all of its parts. */
  readonly width?: number;
  /** Whether its stories have a main landmark, of which a page of the documentation has only one already. */
  readonly hasMain?: boolean;
  /** Its parts, numbered in a picture of that story. */
  readonly parts?: readonly {
    /** The part is the first visible element that it matches. */
    readonly selector: string;
    readonly name: Bilingual;
  }[];
}
