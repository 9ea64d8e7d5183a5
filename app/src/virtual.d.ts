declare module 'virtual:client-assets' {
  import type { Language } from '@site/contract/language';

  /** Where the browser finds what the client build made. Made by `app/build/clientAssets.ts`. */
  export const assets: {
    readonly entry: string;
    /** Tags of icons and the manifest. */
    readonly head: string;
    /** Missing in development. */
    readonly fonts: Partial<Record<Language, { readonly site: string; readonly rest?: string }>>;
    /** The name of the texts that a view is hydrated with; nothing in development. */
    arrivalOf(view: {
      readonly language: Language;
      readonly route?: { readonly slug: string };
      readonly tab?: string;
    }): string | undefined;
    /** The names of all other modules that it needs, so that hydrating it is one round trip. */
    modulesOf(view: {
      readonly language: Language;
      readonly page: string;
      readonly blocks: readonly string[];
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
