declare module 'virtual:client-assets' {
  import type { Language } from '@site/contract/language';

  /** Where the browser finds what the client build made. Made by `app/site-build/clientAssets.ts`. */
  export const assets: {
    readonly entry: string;
    /** What runs after the first paint. */
    readonly afterPaint: string;
    /** URL of the stylesheet of the dark mode. */
    readonly dark: string;
    /** Tags of icons and the manifest. */
    readonly head: string;
    /** Missing in development. */
    readonly fonts: Partial<
      Record<
        Language,
        readonly { readonly weight: string; readonly site: string; readonly rest?: string }[]
      >
    >;
    /** The names of all other modules that hydration needs, so that fetching them is one round trip. */
    modulesOf(language: Language, islands: readonly string[]): string[];
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

declare module 'virtual:pictures' {
  /** The drawings and photographs that the public data can name, by address: `/media/iccb.svg`. */
  export const published: Readonly<
    Record<string, import('@site/content/schema/page.ts').PublishedPicture>
  >;
}
