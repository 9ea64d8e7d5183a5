import type { Language } from '@site/contract/language';

/**
 * The ids of the modules that the content is served as. In a build's manifest a module's key
 * ends with its id; what comes before depends on the folder that the build was started in.
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
