/** What a page weighs, and how many files hydrate it: the same figures on every machine. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { DIST, kibibytes, readSite } from './site.ts';
import { against, median, rounded, type Figure } from './table.ts';

interface Weight {
  readonly kind: 'content' | 'form';
  readonly html: number;
  readonly script: number;
  readonly files: number;
}

/** `data-entry`, `data-modules` and `data-props` name everything that hydrates a page. */
function scriptsOf(html: string): string[] {
  const named = (attribute: string) =>
    new RegExp(`data-${attribute}="([^"]*)"`).exec(html)?.[1]?.split(' ').filter(Boolean) ?? [];
  return [
    ...named('entry').map((file) => file.slice(1)),
    ...named('modules').map((name) => `assets/${name}.js`),
    ...named('props').map((name) => `assets/${name}.json`),
  ];
}

export async function measure(): Promise<readonly Figure[]> {
  const site = readSite();
  const pages = site.pages.map(({ path: at, file }): Weight => {
    const page = path.join(DIST, 'pages', file);
    const scripts = scriptsOf(readFileSync(page, 'utf8'));
    const sizes = scripts.map((script) => kibibytes(path.join(DIST, 'client', script)));
    return {
      kind: site.routes.find((route) => route.path === at)?.form ? 'form' : 'content',
      html: kibibytes(page),
      script: sizes.reduce((sum, size) => sum + size, 0),
      files: scripts.length,
    };
  });
  const of = (kind: Weight['kind']) =>
    pages.filter((page) => page.kind === kind).map(({ script }) => script);
  const html = pages.map((page) => page.html);
  return [
    { what: 'finished pages', figure: rounded(pages.length) },
    against('HTML of the heaviest page', Math.max(...html), 'KiB', { atMost: 14 }),
    { what: 'HTML of the page in the middle', figure: `${rounded(median(html))} KiB` },
    against('scripts of the content page in the middle', median(of('content')), 'KiB', {
      atMost: 115,
    }),
    against('scripts of the heaviest content page', Math.max(...of('content')), 'KiB', {
      atMost: 115,
    }),
    against('scripts of the page with a form in the middle', median(of('form')), 'KiB', {
      atMost: 145,
    }),
    against('scripts of the heaviest page with a form', Math.max(...of('form')), 'KiB', {
      atMost: 145,
    }),
    {
      what: 'files that hydrate a page, at most',
      figure: rounded(Math.max(...pages.map(({ files }) => files))),
    },
  ];
}
