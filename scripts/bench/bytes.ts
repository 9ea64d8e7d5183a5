/** What a page weighs, and how many files hydrate it: the same figures on every machine. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { kindOf, PAGE_KINDS, scriptsOf, type PageKind } from './pageScripts.ts';
import { DIST, kibibytes, readSite } from './site.ts';
import { against, median, rounded, type Figure } from './table.ts';

/** Sizes in KiB. */
interface Weight {
  readonly kind: PageKind;
  readonly html: number;
  readonly script: number;
  /** What of it is fetched before an interaction. */
  readonly beforeIntent: number;
  readonly files: number;
}

/** The goals for all that hydrates a page, in KiB. */
const GOALS: Readonly<Record<PageKind, number>> = {
  content: 115,
  search: 115,
  tabs: 115,
  form: 145,
  hotline: 145,
};
/** How the table calls pages of a kind. */
const NAMES: Readonly<Record<PageKind, string>> = {
  content: 'content page',
  search: 'page with a search',
  tabs: 'page with tabs',
  form: 'page with a form',
  hotline: 'page with tabs and forms',
};

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + kibibytes(path.join(DIST, 'client', file)), 0);

/** Weighs all finished pages. */
export async function measure(): Promise<readonly Figure[]> {
  const site = readSite();
  const pages = site.pages.map(({ path: at, file }): Weight => {
    const page = path.join(DIST, 'pages', file);
    const scripts = scriptsOf(readFileSync(page, 'utf8'));
    return {
      kind: kindOf(site, at),
      html: kibibytes(page),
      script: sizeOf(scripts.all),
      beforeIntent: sizeOf(scripts.beforeIntent),
      files: scripts.all.length,
    };
  });
  const html = pages.map((page) => page.html);
  return [
    { what: 'finished pages', figure: rounded(pages.length) },
    against('HTML of the heaviest page', Math.max(...html), 'KiB', { atMost: 14 }),
    { what: 'HTML of the median page', figure: `${rounded(median(html))} KiB` },
    against(
      'scripts fetched before an interaction',
      Math.max(...pages.map(({ beforeIntent }) => beforeIntent)),
      'KiB',
      { atMost: 60 },
    ),
    ...PAGE_KINDS.flatMap((kind): Figure[] => {
      const scripts = pages.filter((page) => page.kind === kind).map(({ script }) => script);
      if (scripts.length === 0) return [];
      const goal = { atMost: GOALS[kind] };
      return [
        {
          what: `scripts of the median ${NAMES[kind]}`,
          figure: `${median(scripts).toFixed(1)} KiB`,
        },
        {
          ...against(`scripts of the heaviest ${NAMES[kind]}`, Math.max(...scripts), 'KiB', goal),
          figure: `${Math.max(...scripts).toFixed(1)} KiB`,
        },
      ];
    }),
    {
      what: 'files that hydrate a page, at most',
      figure: rounded(Math.max(...pages.map(({ files }) => files))),
    },
  ];
}
