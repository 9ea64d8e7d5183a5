import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { extractText, getDocumentProxy } from 'unpdf';

import { expect, test } from '../e2e/visitor.ts';
import { FOLDER, readCompany } from './company.ts';

/** The built site of the other company: the files for visitors, and the files for its server. */
const DIST = path.join(FOLDER, 'app/dist');
const COMPRESSED = /\.(?:br|gz|zst)$/;

const sample = readCompany('.');
const company = readCompany(FOLDER);

/** Returns the words of an address that identify a company. */
const splitAddress = (address: string): string[] =>
  address.split(/[\s,]+/).filter((word) => word.length > 2 && !/^\d+$/.test(word));

interface Palette {
  readonly palette: Readonly<
    Record<string, Readonly<Record<string, { readonly $value: string } | string>>>
  >;
}
const { palette } = JSON.parse(readFileSync('tokens/src/primitive.json', 'utf8')) as Palette;
const { palette: ownPalette } = JSON.parse(
  readFileSync(path.join(FOLDER, 'tokens/src/primitive.json'), 'utf8'),
) as Palette;
const getHex = (from: Palette['palette'], scales: readonly string[]): string[] =>
  scales.flatMap((name) =>
    Object.values(from[name] ?? {}).flatMap((step) =>
      typeof step === 'object' ? [step.$value.toLowerCase()] : [],
    ),
  );
/** The color scales that each company chooses; grays and status colors are the same for all companies. */
const SCALES = ['navy', 'blue', 'orange', 'green', 'violet', 'copper'];
const ownColors = new Set(getHex(ownPalette, SCALES));
const COLORS = getHex(palette, SCALES).filter((color) => !ownColors.has(color));

/** The outlines of the sample's marks, of which two are optional. */
const MARKS = readdirSync('content/brand')
  .filter((name) => name.endsWith('.svg'))
  .flatMap((name) =>
    [...readFileSync(path.join('content/brand', name), 'utf8').matchAll(/\sd="([^"]{8,})"/g)].map(
      ([, outline = '']) => outline.toLowerCase(),
    ),
  );

interface Type {
  readonly font: {
    readonly family: {
      readonly body: { readonly $extensions: { readonly 'site.face': { readonly name: string } } };
    };
  };
}
/** Returns the typeface of the company whose tokens are below a folder. */
const getFace = (root: string): string => {
  const type = JSON.parse(readFileSync(path.join(root, 'tokens/src/type.json'), 'utf8')) as Type;
  return type.font.family.body.$extensions['site.face'].name;
};
const face = getFace('.');
const ownFace = getFace(FOLDER);

const ownWords = new Set([
  ...Object.values(company.address).flatMap(splitAddress),
  // A new company starts with the taglines of the other one.
  ...Object.values(company.brand.tagline),
]);
const WORDS = [
  ...Object.values(sample.brand.name),
  ...Object.values(sample.brand.legalName),
  ...[
    ...Object.values(sample.brand.tagline),
    ...Object.values(sample.address).flatMap(splitAddress),
  ].filter((word) => !ownWords.has(word)),
  sample.phone,
  `+82-${sample.phone.slice(1)}`,
  new URL(sample.website).host,
  // The name in files and style sheets, and in fonts and documents.
  face,
  face.replaceAll(' ', ''),
].map((word) => word.toLowerCase());

/** Returns the names, places, colors and outlines of the sample that a text contains. */
function findTraces(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase();
  return [...WORDS, ...COLORS, ...MARKS].filter((trace) => lower.includes(trace));
}

/** Returns the names of the fonts in a PDF, which are not compressed. */
const listFonts = (body: Uint8Array): string[] => [
  ...new Set(
    [
      ...Buffer.from(body)
        .toString('latin1')
        .matchAll(/\/(?:BaseFont|FontName) ?\/(\S+)/g),
    ].map(([, name = '']) => name),
  ),
];

/** Returns the license text of a font. */
async function readNotice(font: Buffer): Promise<string> {
  const plain = await subsetFont(font, 'A', { targetFormat: 'sfnt', preserveNameIds: [13] });
  return plain.toString('latin1').replaceAll('\0', '');
}

/** Returns the traces in a PDF: in its pages and its metadata. */
async function findTracesInPdf(body: Uint8Array): Promise<string[]> {
  const fonts = listFonts(body);
  const pdf = await getDocumentProxy(new Uint8Array(body));
  const { info } = await pdf.getMetadata();
  const { text } = await extractText(pdf, { mergePages: true });
  return findTraces(`${JSON.stringify(info)} ${fonts.join(' ')} ${text}`);
}

/** Returns the colors of the sample that a picture contains exactly. */
async function countColors(body: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(body)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map(COLORS.map((color) => [Number.parseInt(color.slice(1), 16), 0]));
  for (let at = 0; at < data.length; at += info.channels) {
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    const count = counts.get(color);
    if (count !== undefined) counts.set(color, count + 1);
  }
  // Anti-aliased edges can have any color in single pixels.
  const MOST = 40;
  return [...counts]
    .filter(([, points]) => points > MOST)
    .map(([color]) => `#${color.toString(16).padStart(6, '0')}`);
}

async function findTracesInFile(name: string, body: Uint8Array): Promise<string[]> {
  const traces = findTraces(name);
  if (name.endsWith('.pdf')) traces.push(...(await findTracesInPdf(body)));
  else if (name.endsWith('.png')) traces.push(...(await countColors(body)));
  else if (name.endsWith('.zip'))
    for (const [inner, part] of Object.entries(unzipSync(body)))
      // oxlint-disable-next-line no-await-in-loop -- one large file after the other
      traces.push(...(await findTracesInFile(inner, part)));
  else if (!name.endsWith('.woff2')) traces.push(...findTraces(Buffer.from(body).toString('utf8')));
  return [...new Set(traces)].map((trace) => `${name}: ${trace}`);
}

test('no file of another company contains anything of the sample company', async () => {
  test.setTimeout(300_000);
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && !COMPRESSED.test(file.name),
  );
  expect(files.length).toBeGreaterThan(200);
  const traces: string[] = [];
  for (const file of files) {
    const full = path.join(file.parentPath, file.name);
    // oxlint-disable-next-line no-await-in-loop -- one large file after the other
    traces.push(...(await findTracesInFile(path.relative(DIST, full), readFileSync(full))));
  }
  expect(traces).toEqual([]);
});

test('its typeface is used in pages, as files and in documents', async () => {
  expect(ownFace).not.toBe(face);
  const client = path.join(DIST, 'client');
  const fonts = readdirSync(path.join(client, 'assets')).filter((name) => name.endsWith('.woff2'));
  const start = ownFace.toLowerCase().replaceAll(' ', '-');
  expect(fonts.length).toBeGreaterThan(0);
  for (const name of fonts) {
    expect(name).toContain(start);
    // The license requires its notice in every copy.
    // oxlint-disable-next-line no-await-in-loop -- a few files
    expect(await readNotice(readFileSync(path.join(client, 'assets', name))), name).toContain(
      'Open Font License',
    );
  }
  const page = readFileSync(path.join(DIST, 'pages/ko/error.html'), 'utf8');
  expect(page).toContain(`font-family:"${ownFace} Web"`);
  expect(page).toContain(`font-family:"${ownFace} Fallback"`);
  const documents = readdirSync(path.join(client, 'downloads')).filter((name) =>
    /-ko.pdf$/.test(name),
  );
  expect(documents.length).toBeGreaterThan(0);
  for (const name of documents) {
    const usedFonts = listFonts(readFileSync(path.join(client, 'downloads', name)));
    expect(usedFonts.length).toBeGreaterThan(0);
    for (const font of usedFonts) expect(font, name).toContain(ownFace.replaceAll(' ', ''));
  }
});

test('its icons, cards, documents and archive exist under its own name', () => {
  const client = path.join(DIST, 'client');
  const manifest = readFileSync(path.join(client, 'site.webmanifest'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({
    name: company.brand.name.ko,
    short_name: company.brand.name.en,
  });
  const downloads = readdirSync(path.join(client, 'downloads'));
  expect(downloads).toEqual(
    expect.arrayContaining(['veldra-ci.zip', 'veldra-symbol.svg', 'privacy-ko.pdf']),
  );
  expect(readdirSync(path.join(client, 'cards'))).toContain('home.ko.png');
  expect(readdirSync(client)).toEqual(
    expect.arrayContaining(['favicon.svg', 'icon-maskable-512.png']),
  );
});

test('its symbol, which is filled and wider than high, is complete and centered in the icons', async () => {
  const icon = path.join(DIST, 'client/icon-512.png');
  const { data, info } = await sharp(icon)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bounds = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (let at = 0; at < data.length; at += info.channels) {
    // White: the symbol on its dark background.
    if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < 700) continue;
    const [x, y] = [(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  expect(Math.abs(bounds.left + bounds.right - info.width)).toBeLessThan(6);
  expect(Math.abs(bounds.top + bounds.bottom - info.height)).toBeLessThan(6);
  expect((bounds.right - bounds.left) / (bounds.bottom - bounds.top)).toBeCloseTo(48 / 40, 1);
});
