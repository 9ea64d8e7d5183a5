/** The scripts that a page names, and what it names them for. */
import type { SiteManifest } from '@site/contract/renderer';

/** What scripts of a page do: nothing but read, a search of its own, tabs, a form, tabs with forms. */
export const PAGE_KINDS = ['content', 'search', 'tabs', 'form', 'hotline'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** What a page does, by its path. */
export function kindOf({ routes }: SiteManifest, path: string): PageKind {
  const route = routes.find((known) => known.path === path);
  if (route?.form) return route.tabs.length > 0 ? 'hotline' : 'form';
  if (route?.tabs.length) return 'tabs';
  return route?.query.length ? 'search' : 'content';
}

/** Files of a page, from the folder of the client. */
export interface PageScripts {
  /** `afterPaint.ts` and React: `tests/e2e/early.spec.ts` looks that these are all. */
  readonly beforeIntent: readonly string[];
  /** All that hydrates the page, its props included. */
  readonly all: readonly string[];
}

/** Reads them from the loader of a finished page. */
export function scriptsOf(html: string): PageScripts {
  const named = (attribute: string) =>
    new RegExp(`data-${attribute}="([^"]+)"`).exec(html)?.[1]?.split(' ') ?? [];
  const modules = named('modules').map((module) => `assets/${module}.js`);
  return {
    beforeIntent: [...named('after').map((file) => file.slice(1)), ...modules.slice(0, 1)],
    all: [
      ...named('entry').map((file) => file.slice(1)),
      ...modules,
      ...named('props').map((props) => `assets/${props}.json`),
    ],
  };
}
