import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@site/contract/language';
import { getCardAddress } from '@site/contract/paths';

import { listTabSlugs } from '@site/content/schema/page.ts';

import { getPage, getPanel } from './content/assemble.ts';
import type { Library } from '@site/content/library/library.ts';
import { findPictures } from './content/pictures.ts';
import { card, type CardContent } from '@site/drawings/card.ts';
import type { DrawingDescription } from '@site/drawings/description.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';
import { readOrCreate } from './cached.ts';
import { renderDrawing } from './drawings.ts';
import { FACE_VERSION, printFile } from './face-files.ts';
import { CLIENT } from './paths.ts';
import { RASTERIZER } from './rasterizer.ts';
import { runInWorker } from './workers.ts';

/** Cards use one font weight. */
const FONT = printFile(700);

/** Returns the first drawing of a page; an inlined drawing spans from edge to edge. */
function getCardDrawing(...contents: readonly object[]): Pick<CardContent, 'drawing' | 'line'> {
  let first: DrawingDescription | undefined;
  findPictures(contents, (id) => {
    first ??= DRAWINGS[id];
    return undefined;
  });
  if (!first) return {};
  return first.inline ? { line: renderDrawing(first.id) } : { drawing: renderDrawing(first.id) };
}

function make(content: CardContent): Promise<Uint8Array> {
  const svg = card(content);
  return readOrCreate('png', RASTERIZER + FACE_VERSION + svg, () =>
    runInWorker('renderCard', { svg, font: FONT }),
  );
}

/** Returns the cards of a page and of its tabs in one language. */
function listCards(
  library: Library,
  language: Language,
  slug: string,
): Array<[string, CardContent]> {
  const page = getPage(library, language, slug);
  const source = library.pages.get(slug);
  const tabs = source ? listTabSlugs(source) : [];
  const brand = library.site?.brand;
  const title = (slug === 'home' && brand?.tagline[language]) || page.title;
  const panels = tabs.map((tab) => getPanel(library, language, slug, tab));
  return [
    [getCardAddress(language, slug), { title, ...getCardDrawing(page, ...panels) }],
    // The first tab is the page itself.
    ...panels
      .slice(1)
      .map((panel): [string, CardContent] => [
        getCardAddress(language, slug, panel.slug),
        { title: panel.title, above: page.title, ...getCardDrawing(panel) },
      ]),
  ];
}

/** Returns a card for every page and tab in each language; each is cached until its content changes. */
export async function buildCards(library: Library): Promise<void> {
  const cards = LANGUAGES.flatMap((language) =>
    [...library.pages.keys()].flatMap((slug) => listCards(library, language, slug)),
  );
  await Promise.all(
    cards.map(async ([address, content]) => {
      const file = path.join(CLIENT, address);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await make(content));
    }),
  );
}
