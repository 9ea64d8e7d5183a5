/**
 * `npm run drawings:sheet [-- FOLDER]`: a contact sheet of all drawings in light and dark mode with their names, sizes
 * and alternative texts. Writes `sheet.html` and `sheet.pdf` to `FOLDER`, by default `.cache/drawings`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { LANGUAGES } from '@site/contract/language';
import { TOKEN_VALUES } from '@site/tokens';

import type { DrawingDescription } from '@site/drawings/description.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';
import { inMode, MODES } from '@site/drawings/line/mode.ts';
import site from '../content/site.json' with { type: 'json' };
import { endWithUsage, readArguments } from '../content/library/arguments.ts';
import { findBrowser } from './browser.ts';
import { CHROMIUM_ARGUMENTS } from './chromium.ts';

const USAGE = 'npm run drawings:sheet [-- FOLDER]';
const { positionals } = readArguments({ allowPositionals: true }, USAGE);
if (positionals.length > 1) endWithUsage(USAGE);
const folder = path.resolve(positionals[0] ?? '.cache/drawings');

const CHAPTERS = {
  figure: 'Figures · 그림',
  scene: 'Scenes · 장면',
  product: 'Products · 제품',
} as const satisfies Record<DrawingDescription['kind'], string>;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const toDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Creates the entry of one drawing in both modes, with its properties below. */
function createEntry({
  id,
  width,
  height,
  alt,
  ground = 'color-surface',
  build,
}: DrawingDescription): string {
  const svg = build();
  const pictures = MODES.map(
    (mode) =>
      `<img src="${toDataUrl(inMode(svg, mode))}" width="${width}" height="${height}" alt="" style="background: ${TOKEN_VALUES[mode][ground]}">`,
  );
  const weight = (brotliCompressSync(svg).length / 1024).toFixed(1);
  const words = alt
    ? LANGUAGES.map((language) => `<p lang="${language}">${escape(alt[language])}</p>`).join('')
    : '<p>Decorative · 장식</p>';
  return `<figure><div>${pictures.join('')}</div><figcaption><b>${id}</b> ${width} × ${height}, ${weight} KiB${words}</figcaption></figure>`;
}

const files = Object.values(DRAWINGS).filter(({ inline }) => !inline);
const chapters = Object.entries(CHAPTERS).map(([kind, title]) => {
  const own = files.filter((drawing) => drawing.kind === kind);
  return `<section><h2>${title} <small>${own.length}</small></h2>${own.map(createEntry).join('')}</section>`;
});
const NAMES = Object.values(site.brand.name).join(' · ');
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(NAMES)}: drawings</title>
<style>
  body { margin: 2rem; font: 14px/1.5 system-ui, sans-serif; color: ${TOKEN_VALUES.light['color-text']}; }
  section { display: grid; grid-template-columns: repeat(auto-fill, minmax(30rem, 1fr)); gap: 2rem; break-before: page; }
  h2 { grid-column: 1 / -1; margin: 3rem 0 0; }
  small { font-weight: 400; }
  figure { margin: 0; break-inside: avoid; }
  figure div { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; align-items: start; margin-block-end: .5rem; }
  img { max-inline-size: 100%; box-sizing: border-box; block-size: auto; border: 1px solid ${TOKEN_VALUES.light['color-line']}; }
  p { margin: .25rem 0 0; color: ${TOKEN_VALUES.light['color-text-muted']}; }
</style>
<h1>${escape(NAMES)}</h1>${chapters.join('')}</html>`;

await mkdir(folder, { recursive: true });
const page = path.join(folder, 'sheet.html');
await writeFile(page, html);

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...CHROMIUM_ARGUMENTS],
});
try {
  const tab = await browser.newPage();
  await tab.goto(pathToFileURL(page).href);
  await tab.pdf({ path: path.join(folder, 'sheet.pdf'), format: 'A3', landscape: true });
} finally {
  await browser.close();
}
console.log(`${files.length} drawings: ${path.relative('.', folder)}/sheet.html and sheet.pdf`);
