declare module 'virtual:client-assets' {
  export const assets: import('../site-build/client-assets.ts').ClientAssets;
}

declare module '*?loader' {
  const source: string;
  export default source;
}

declare module 'virtual:drawings' {
  /** Inlined drawings, as SVG text. */
  export const loadInline: Readonly<Record<string, () => Promise<{ default: string }>>>;
}

declare module 'virtual:pictures' {
  /** The drawings and photographs that the public data can name, by address: `/media/iccb.svg`. */
  export const published: Readonly<
    Record<string, import('@site/content/schema/page.ts').PublishedPicture>
  >;
}
