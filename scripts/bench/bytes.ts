/** What a page weighs, and how many files hydrate it: the same figures on every machine. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { DIST, kibibytes, readSite } from './site.ts';
import { against, median, rounded, type Figure } from './table.ts';

interface Weight {
  readonly kind: 'content' | 'form';
  readonly html: number;
  readonly script: number;
  /** What of it is fetched before a sign of a person, and `afterPaint.ts`. */
  readonly beforeIntent: number;
  readonly files: number;
}

/** `data-entry`, `data-modules` and `data-props` name everything that hydrates a page. */
function scriptsOf(html: string) {
  const named = (attribute: string) =>
    new RegExp(`data-${attribute}="([^"]*)"`).exec(html)?.[1]?.split(' ').filter(Boolean) ?? [];
  const modules = named('modules').map((name) => `assets/${name}.js`);
  return {
    all: [
      ...named('entry').map((file) => file.slice(1)),
      ...modules,
      ...named('props').map((name) => `assets/${name}.json`),
    ],
    beforeIntent: [...named('after').map((file) => file.slice(1)), ...modules.slice(0, 1)],
  };
}

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + kibibytes(path.join(DIST, 'client', file)), 0);

export async function measure(): Promise<readonly Figure[]> {
  const site = readSite();
  const pages = site.pages.map(({ path: at, file }): Weight => {
    const page = path.join(DIST, 'pages', file);
    const scripts = scriptsOf(readFileSync(page, 'utf8'));
    return {
      kind: site.routes.find((route) => route.path === at)?.form ? 'form' : 'content',
      html: kibibytes(page),
      script: sizeOf(scripts.all),
      beforeIntent: sizeOf(scripts.beforeIntent),
      files: scripts.all.length,
    };
  });
  const of = (kind: Weight['kind']) =>
    pages.filter((page) => page.kind === kind).map(({ script }) => script);
  const html = pages.map((page) => page.html);
  return [
    { what: 'finished pages', figure: rounded(pages.length) },
    against('HTML of the heaviest page', Math.max(...html), 'KiB', { atMost: 14 }),
    { what: 'HTML of the page in the middle', figure: `${rounded(median(html))} KiB` },
    against(
      'scripts fetched before a sign of a person',
      Math.max(...pages.map(({ beforeIntent }) => beforeIntent)),
      'KiB',
      { atMost: 60 },
    ),
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
