import type { Language } from '@site/contract/language';

/**
 * The ids of the modules with content. In the manifest of a build the key of a module ends with its id; the part before
 * it depends on the folder in which the build was started.
 */
export const moduleId = {
  index: (language: Language) => `content:${language}/index`,
  page: (language: Language, slug: string) => `content:${language}/page/${slug}`,
  panel: (language: Language, slug: string, tab: string) =>
    `content:${language}/panel/${slug}/${tab}`,
  frame: (language: Language) => `content:${language}/frame`,
  document: (language: Language, slug: string) => `content:${language}/document/${slug}`,
  messages: (language: Language, namespace: string) => `content:${language}/messages/${namespace}`,
  products: (language: Language) => `content:${language}/products`,
  menu: (language: Language) => `content:${language}/menu`,
  site: (language: Language) => `content:${language}/site`,
} as const;
