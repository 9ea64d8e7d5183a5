/** The drawings that a change alters, photographed in each mode. Rendering all of them takes a second. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../../scripts/run.ts';
import { openContext, takeScreenshot } from './browser.ts';
import { splitIntoChunks, forEachConcurrent } from './concurrency.ts';
import { getPictureFile } from './picture.ts';
import { countEach, explain, type Review, type TakenPictures } from './review.ts';
import { CACHE } from './tree.ts';

/** Number of pictures that are taken in one page. */
const DRAWINGS_PER_PAGE = 40;
/** Changes of other files do not alter drawings. */
const REACHES =
  /^(?:drawings|tokens|content|brands|contract)\/|^design-system\/global\.css$|^package-lock\.json$/;

/** A document with one drawing in one mode, and its size in CSS pixels. */
interface DrawingDefinition {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** Returns every drawing of a tree in each mode, by the name of its picture. */
async function drawAll(tree: string): Promise<Map<string, DrawingDefinition>> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(tree, file)).href);
  const { DRAWINGS } = (await load(
    'drawings/registry.ts',
  )) as typeof import('@site/drawings/registry.ts');
  const { inMode, MODES } = (await load(
    'drawings/line/mode.ts',
  )) as typeof import('@site/drawings/line/mode.ts');
  const { TOKEN_VALUES } = (await load('tokens/dist/tokens.ts')) as typeof import('@site/tokens');
  const styles = await Promise.all(
    [
      'tokens/dist/tokens.css',
      'tokens/dist/modes.css',
      'tokens/dist/brands.css',
      'design-system/global.css',
      'drawings/line/line.css',
    ].map((file) => readFile(path.join(tree, file), 'utf8')),
  );
  const documents = new Map<string, DrawingDefinition>();
  for (const { id, width, height, ground = 'color-surface', build, inline } of Object.values(
    DRAWINGS,
  )) {
    const svg = inline ? build({ inline: true }) : build();
    for (const mode of MODES) {
      const body = inline
        ? svg
        : `<img alt="" width="${width}" src="data:image/svg+xml,${encodeURIComponent(inMode(svg, mode))}">`;
      const style = `${inline ? styles.join('\n') : ''}body{margin:0;background:${TOKEN_VALUES[mode][ground]}}img{display:block}`;
      documents.set(getPictureFile(id, mode).replace(/\.png$/, ''), {
        html: `<!doctype html><html data-mode="${mode}" data-brand="site"><style>${style}</style><body>${body}`,
        width: Math.ceil(width),
        height: Math.ceil(height),
      });
    }
  }
  return documents;
}

/** Takes the pictures of drawings that the changed files reach; `undefined` where they reach none. */
export async function reviewDrawings(review: Review): Promise<TakenPictures | undefined> {
  const changedFiles = review.changed.filter((file) => REACHES.test(file));
  if (changedFiles.length === 0 && !review.all) return undefined;
  const [baseDocuments, documents] = [await drawAll(review.tree), await drawAll(ROOT)];
  const names = [...new Set([...baseDocuments.keys(), ...documents.keys()])];
  const altered = names.filter(
    (name) => baseDocuments.get(name)?.html !== documents.get(name)?.html,
  );
  const chosenNames = review.all ? names : altered;
  const getId = (name: string) => name.replace(/-(?:light|dark|high-contrast)$/, '');
  const getNumber = (some: readonly string[]) => new Set(some.map(getId)).size;
  explain(
    'drawings',
    { chosen: getNumber(chosenNames), all: getNumber(names) },
    new Map(
      [...countEach(altered.map(getId))].map(([id, modes]) => [`${id}, in ${modes} modes`, 1]),
    ),
  );
  if (chosenNames.length === 0) return undefined;

  const [before, after] = ['before', 'now'].map((folder) =>
    path.join(CACHE, 'drawings', folder),
  ) as [string, string];
  for (const folder of [before, after]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  const sides = [
    { documents: baseDocuments, folder: before },
    { documents, folder: after },
  ];
  const parts = sides.flatMap((side) =>
    splitIntoChunks(chosenNames, DRAWINGS_PER_PAGE).map((pictures) => ({ ...side, pictures })),
  );
  await forEachConcurrent(parts, async ({ documents: sideDocuments, folder, pictures }) => {
    const context = await openContext(review.browser, 1280);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    for (const name of pictures) {
      const drawing = sideDocuments.get(name);
      if (!drawing) continue;
      await page.setViewportSize({ width: drawing.width, height: drawing.height });
      await page.setContent(drawing.html);
      await takeScreenshot(page, session, path.join(folder, `${name}.png`));
    }
    await context.close();
  });
  const sources = changedFiles.filter((file) => file.startsWith('drawings/'));
  const causes = sources.length > 0 ? sources : changedFiles;
  return { before, after, isCompared: () => true, findCauses: () => causes };
}
