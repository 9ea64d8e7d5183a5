declare module 'virtual:client-assets' {
  import type { Language } from '@site/contract/language';

  /** Where the browser finds what the client build made. Made by `app/build/clientAssets.ts`. */
  export const assets: {
    readonly entry: string;
    /** Tags of icons and the manifest. */
    readonly head: string;
    readonly fonts: Partial<Record<Language, string>>;
    /** Every module that a view needs, so that waking it up is one round trip. */
    modulesOf(view: {
      readonly language: Language;
      readonly route?: { readonly slug: string; readonly page: string };
      readonly tab?: string;
      readonly blocks: object;
    }): string[];
  };
}

declare module '*?loader' {
  const source: string;
  export default source;
}

declare module 'virtual:drawings' {
  /** Drawings that stand inside the document, as SVG text. */
  export const loadInline: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
