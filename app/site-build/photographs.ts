import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormatEnum } from 'sharp';
import { mapLanguages, type Language, type LocalizedText } from '@site/contract/language';
import { readContentFile } from '@site/content/library/library.ts';
import { readPhotographs, type Photograph } from '@site/content/library/photographs.ts';
import type { Picture, PublishedPicture } from '@site/content/schema/page.ts';
import type { PhotographTexts } from '@site/content/schema/photographs.ts';

import { readOrCreate } from './cached.ts';
import { CLIENT, CONTENT_ROOT } from './paths.ts';

/** Changes when the same original is encoded differently. */
const VERSION = 1;
/** The widths in which a photograph is offered, in pixels; none is wider than its original. */
const WIDTHS = [480, 960, 1600] as const;
const WIDEST = WIDTHS[WIDTHS.length - 1] as number;
/** Browsers use the first format that they support; the original format is the fallback. */
const FORMATS = ['avif', 'webp'] as const;
const QUALITY: Readonly<Record<string, number>> = {
  avif: 55,
  webp: 76,
  jpg: 80,
  jpeg: 80,
  png: 90,
};

/** One file of a photograph: its address on the site, width and format. */
interface Variant {
  readonly address: string;
  readonly format: string;
  readonly width: number;
}

const getFormat = (extension: string): string => (extension === 'jpg' ? 'jpeg' : extension);

/** Returns the media type of a file extension without the dot: `image/jpeg`. */
export const getImageType = (extension: string): string => `image/${getFormat(extension)}`;

const getBytes = ({ file }: Photograph, root: string): Buffer =>
  readFileSync(path.join(root, file));

/** Lists the files of a photograph. Their names change with the original, so that browsers may cache them forever. */
function listVariants(photograph: Photograph, root: string): Variant[] {
  const { address, width } = photograph;
  const own = path.extname(address).slice(1);
  const name = path.basename(address, `.${own}`);
  const hash = createHash('sha256')
    .update(`${VERSION}`)
    .update(getBytes(photograph, root))
    .digest('base64url')
    .slice(0, 6);
  const widths = [
    ...WIDTHS.filter((candidate) => candidate < width),
    ...(width <= WIDEST ? [width] : []),
  ];
  const widest = Math.min(width, WIDEST);
  return [
    ...FORMATS.filter((format) => format !== own).flatMap((format) =>
      widths.map((candidate) => ({
        address: `/assets/${name}-${hash}-${candidate}.${format}`,
        format,
        width: candidate,
      })),
    ),
    { address: `/assets/${name}-${hash}-${widest}.${own}`, format: own, width: widest },
  ];
}

/** Describes how pages show a photograph, without its texts. */
function getShown(photograph: Photograph, root: string): Omit<Picture, 'alt'> {
  const variants = listVariants(photograph, root);
  const last = variants.at(-1) as Variant;
  const formats = [...new Set(variants.slice(0, -1).map(({ format }) => format))];
  return {
    src: last.address,
    width: last.width,
    height: Math.round((photograph.height * last.width) / photograph.width),
    sources: formats.map((format) => ({
      type: getImageType(format),
      srcSet: variants
        .slice(0, -1)
        .filter((variant) => variant.format === format)
        .map(({ address, width }) => `${address} ${width}w`)
        .join(', '),
    })),
  };
}

/** Returns a text in one language; a figure is the same in all. */
const toLanguage = (value: string | LocalizedText, language: Language): string =>
  typeof value === 'string' ? value : value[language];

/** Returns the line below a photograph that names who provided it and the terms of its use. */
const getCredit = (
  { credit, rights }: PhotographTexts[string],
  language: Language,
): string | undefined =>
  [credit, rights]
    .flatMap((source) => (source ? [toLanguage(source, language)] : []))
    .join(' · ') || undefined;

const findTexts = (root: string): PhotographTexts =>
  (readContentFile('content/media.json', root) ?? {}) as PhotographTexts;

/**
 * Describes how pages show the photographs that they name, in their present versions; `undefined` if no photograph has
 * a name.
 */
export function readPagePhotographs(
  root = CONTENT_ROOT,
): (id: string, language: Language) => Picture | undefined {
  const { photographs } = readPhotographs(root);
  const texts = findTexts(root);
  return (id, language) => {
    const photograph = photographs.get(id);
    const entry = texts[id];
    if (!photograph || !entry) return undefined;
    return {
      ...getShown(photograph, root),
      alt: entry.alt[language],
      caption: entry.caption?.[language],
      credit: getCredit(entry, language),
      focus: entry.focus,
    };
  };
}

const getLocalizedCredit = (entry: PhotographTexts[string] | undefined) =>
  entry && (entry.credit ?? entry.rights)
    ? mapLanguages((language) => getCredit(entry, language) ?? '')
    : undefined;

/** Returns the photographs that the public data can name, by address. */
export function listPublishedPhotographs(root = CONTENT_ROOT): Record<string, PublishedPicture> {
  const texts = findTexts(root);
  return Object.fromEntries(
    [...readPhotographs(root).photographs].map(([id, photograph]) => [
      photograph.address,
      {
        ...getShown(photograph, root),
        alt: texts[id]?.alt ?? null,
        caption: texts[id]?.caption,
        credit: getLocalizedCredit(texts[id]),
        focus: texts[id]?.focus,
      },
    ]),
  );
}

/**
 * Returns the file of a photograph at an address: upright and without metadata. `undefined` if no photograph has the
 * address.
 */
export async function readPhotographFile(
  address: string,
  root = CONTENT_ROOT,
): Promise<Uint8Array | undefined> {
  for (const photograph of readPhotographs(root).photographs.values()) {
    const variants = listVariants(photograph, root);
    const variant =
      address === photograph.address
        ? variants.at(-1)
        : variants.find((candidate) => candidate.address === address);
    if (variant) return makeVariant(getBytes(photograph, root), variant);
  }
  return undefined;
}

const makeVariant = (original: Buffer, { address, format, width }: Variant): Promise<Uint8Array> =>
  readOrCreate(format, `${address} ${width}`, () => convertPhotograph(original, format, width));

/** Encodes a photograph in a format and a width in pixels: upright and without metadata. */
export async function convertPhotograph(
  original: Buffer,
  format: string,
  width: number,
): Promise<Uint8Array> {
  // Loaded only if there is a photograph.
  const { default: sharp } = await import('sharp');
  return sharp(original)
    .autoOrient()
    .resize({ width })
    .toFormat(getFormat(format) as keyof FormatEnum, { quality: QUALITY[format] ?? 80 })
    .toBuffer();
}

/** Writes the photographs to the addresses that pages and public data use. */
export async function buildPhotographs(root = CONTENT_ROOT, client = CLIENT): Promise<void> {
  const all = [...readPhotographs(root).photographs.values()];
  if (all.length === 0) return;
  await mkdir(path.join(client, 'assets'), { recursive: true });
  await mkdir(path.join(client, 'media'), { recursive: true });
  await Promise.all(
    all.flatMap((photograph) => {
      const original = getBytes(photograph, root);
      const variants = listVariants(photograph, root);
      const last = variants.at(-1) as Variant;
      return [...variants, { ...last, place: photograph.address }].map(async (variant) => {
        const place = 'place' in variant ? variant.place : variant.address;
        await writeFile(path.join(client, place), await makeVariant(original, variant));
      });
    }),
  );
}
