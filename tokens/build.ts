/**
 * Builds the tokens: `dist/tokens.css` (custom properties; the system's contrast setting selects the mode),
 * `dist/dark.css` (the dark mode on its own, for visitors whose system or choice requests it), `dist/modes.css` (modes
 * selected by `data-mode` on the root element), `dist/brands.css` and `dist/brands.ts` (the brands of `brands/`,
 * selected by `data-brand`, for Storybook), `dist/faces.css` (the complete typefaces of the site and of the brands, for
 * Storybook), `dist/tokens.ts` (typed names and values) and `dist/face.ts` (the typeface, for the site).
 *
 * A mode is a folder in `src/modes/`; all modes have the same keys. `light` is the default. A brand is a folder in
 * `brands/` of the repository, whose `tokens/` has files of the same names; tokens that they omit are those of `src/`.
 */
import type { TransformedToken } from 'style-dictionary/types';
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import {
  type Face,
  getFallbackFamily,
  readFace,
  getStorybookFamily,
  getWebFamily,
} from './face.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const MEDIA: Record<string, string> = {
  'high-contrast': '(prefers-contrast: more)',
};

/** Relative to this folder. The published package has no brands. */
const BRANDS = '../brands';

export type TokenValues = Record<string, string>;

/** A color as tokens write it, or the alias of another token. */
const COLOR = /^(?:#(?:[0-9a-f]{6}|[0-9a-f]{8})|rgba?\([\d\s.,%/]+\)|\{[^}]+\})$/i;

/** Throws if a token of the type `color` is not a color, because browsers would ignore the declaration. */
function checkColors(tokens: readonly TransformedToken[]): void {
  for (const { path, filePath, original, $type, type } of tokens) {
    const value: unknown = original.$value ?? original['value'];
    if (($type ?? type) === 'color' && !COLOR.test(String(value)))
      throw new Error(
        `${filePath}: ${path.join('.')} is not a color: ${JSON.stringify(value)}. Write it as #1652F0, with two more digits if it is transparent.`,
      );
  }
}

/**
 * Reads the custom properties of one mode, in the site's brand or another one. Primitives are omitted, because
 * components use semantic tokens only.
 *
 * @param brand the folder of another brand, which contains `tokens/`
 */
export async function readMode(mode: string, brand?: string): Promise<TokenValues> {
  const { default: StyleDictionary } = await import('style-dictionary');
  const dictionary = new StyleDictionary({
    // A source overrides an included file.
    include: [resolvePath(`src/*.json`), resolvePath(`src/modes/${mode}/*.json`)],
    source: brand ? [`${brand}/tokens/*.json`, `${brand}/tokens/modes/${mode}/*.json`] : [],
    platforms: { css: { transformGroup: 'css' } },
    log: { verbosity: 'verbose', errors: { brokenReferences: 'throw' } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  checkColors(allTokens);
  return Object.fromEntries(
    allTokens
      .filter((token) => token.path[0] !== 'palette')
      .map((token) => [
        token.path.filter((part) => part !== 'default').join('-'),
        String(token.$value ?? token.value),
      ]),
  );
}

/** Returns the names of the modes, beginning with `light`. */
export const listModes = async (): Promise<string[]> =>
  (await readdir(resolvePath('src/modes'))).toSorted(
    (a, b) => Number(b === 'light') - Number(a === 'light'),
  );

/** Returns the names of the folders in `brands/`. */
export const listBrands = async (): Promise<string[]> =>
  existsSync(resolvePath(BRANDS)) ? (await readdir(resolvePath(BRANDS))).toSorted() : [];

const formatDeclarations = (values: TokenValues): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value.replaceAll(', ', ',')}`)
    .join(';');

function findDifferences(base: TokenValues, mode: string, values: TokenValues): TokenValues {
  const [missing] = Object.keys(base).filter((name) => !(name in values));
  const [unknown] = Object.keys(values).filter((name) => !(name in base));
  if (missing) throw new Error(`tokens/src/modes/${mode}: "${missing}" is missing; light has it.`);
  if (unknown) throw new Error(`tokens/src/modes/${mode}: "${unknown}" is not a token of light.`);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => base[name] !== value));
}

/**
 * `data-accent` sets `--accent` and `--accent-surface` on an element: one rule for each name that has both
 * `color-area-<name>` and `color-surface-<name>`.
 */
const createAccentRules = (names: readonly string[]): string =>
  names
    .flatMap((name) => /^color-area-(.+)$/.exec(name)?.[1] ?? [])
    .filter((accent) => names.includes(`color-surface-${accent}`))
    .map(
      (accent) =>
        `[data-accent=${accent}]{--accent:var(--color-area-${accent});--accent-surface:var(--color-surface-${accent})}\n`,
    )
    .join('');

/** Returns a hash of everything that the tokens are built from. */
async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const sources = [
    'build.ts',
    'face.ts',
    'package.json',
    'src/**/*.json',
    `${BRANDS}/*/tokens/**/*.json`,
  ];
  for (const pattern of sources)
    for (const file of globSync(pattern, { cwd: resolvePath('.') }).toSorted())
      hash.update(`\0${file}\0`).update(await readFile(resolvePath(file)));
  return hash.digest('hex');
}

/** Builds the tokens, unless their sources have not changed. */
export async function buildTokens(): Promise<void> {
  const stamp = resolvePath('dist/built-from.txt');
  const sources = await hashOfSources();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return;
  await writeTokens();
  await writeFile(stamp, sources);
}

/**
 * Declares a complete typeface for Storybook: every glyph that a designer may type.
 * @param beside the folder of the tokens, relative to `dist/`
 */
const createWholeFace = (face: Face, beside: string): string =>
  Object.entries(face.web)
    .map(([weight, file]) => {
      const url = face.package ? `${face.package}/${file}` : `${beside}/${file}`;
      return `@font-face{font-family:"${getStorybookFamily(face)}";font-weight:${weight};font-display:block;src:url("${url}")}\n`;
    })
    .join('');

/** Writes the typeface of the site, and the stylesheet of all typefaces. */
async function readFaces(): Promise<{ readonly face: Face; readonly css: string }> {
  const face = await readFace(resolvePath('src'));
  if (!face) throw new Error('tokens/src/type.json: font.family.body has no typeface.');
  const styles = [createWholeFace(face, '../src')];
  for (const brand of await listBrands()) {
    const brandFace = await readFace(resolvePath(`${BRANDS}/${brand}/tokens`));
    if (brandFace) styles.push(createWholeFace(brandFace, `../${BRANDS}/${brand}/tokens`));
  }
  return { face, css: [...new Set(styles)].join('') };
}

async function writeTokens(): Promise<void> {
  const all = new Map<string, TokenValues>();
  for (const mode of await listModes()) all.set(mode, await readMode(mode));
  const light = all.get('light') ?? {};

  let css = `:root{color-scheme:light;${formatDeclarations(light)}}\n`;
  let brandCss = '';
  let brandRules = '';
  let dark = '';
  for (const [mode, values] of all) {
    if (mode === 'light') continue;
    const difference = findDifferences(light, mode, values);
    const media = MEDIA[mode];
    if (media) css += `@media ${media}{:root{${formatDeclarations(difference)}}}\n`;
    if (mode === 'dark')
      // The doubled root overrides the light tokens independent of the order of the rules.
      dark = `@media screen and (not (prefers-contrast: more)){:root:root{color-scheme:dark;${formatDeclarations(difference)}}}\n`;
    const base = Object.keys(difference).map((name) => [name, light[name] ?? '']);
    brandCss += `:root[data-mode=light]{${formatDeclarations(Object.fromEntries(base))}}\n`;
    const scheme = mode === 'dark' ? 'color-scheme:dark;' : '';
    brandCss += `:root[data-mode=${mode}]{${scheme}${formatDeclarations(difference)}}\n`;
  }
  const branded = new Map<string, Record<string, TokenValues>>();
  for (const brand of await listBrands()) {
    const values: Record<string, TokenValues> = {};
    for (const [mode, own] of all) {
      const ofBrand = await readMode(mode, resolvePath(`${BRANDS}/${brand}`));
      values[mode] = ofBrand;
      const difference = Object.fromEntries(
        Object.entries(ofBrand).filter(([name, value]) => own[name] !== value),
      );
      brandRules += `:root[data-brand=${brand}][data-mode=${mode}]{${formatDeclarations(difference)}}\n`;
    }
    branded.set(brand, values);
  }

  const names = Object.keys(light);
  css += createAccentRules(names);
  const declarations = `// Generated from tokens/src by tokens/build.ts.
export const MODES = ${JSON.stringify([...all.keys()])} as const;
export type Mode = (typeof MODES)[number];
export const TOKEN_NAMES = ${JSON.stringify(names)} as const;
export type TokenName = (typeof TOKEN_NAMES)[number];
/** Returns a token as a CSS value: \`token('color-text')\` is \`var(--color-text)\`. */
export const token = (name: TokenName): string => \`var(--\${name})\`;
/** The value of each token in each mode, for places without CSS: drawings, documents, cards. */
export const TOKEN_VALUES: Record<Mode, Record<TokenName, string>> = ${JSON.stringify(Object.fromEntries(all), null, 1)};
`;
  const typedBrands = `// Generated from brands/ by tokens/build.ts.
import type { Mode, TokenName } from './tokens.ts';
/** A brand in addition to the site's. */
export type Brand = ${[...branded.keys()].map((name) => JSON.stringify(name)).join(' | ') || 'string'};
export const BRANDS: readonly Brand[] = ${JSON.stringify([...branded.keys()])};
/** The value of each token in each mode of these brands. */
export const BRAND_VALUES: Record<Brand, Record<Mode, Record<TokenName, string>>> = ${JSON.stringify(Object.fromEntries(branded), null, 1)};
`;
  const { face, css: faces } = await readFaces();
  const typeface = `// Generated from tokens/src/type.json by tokens/build.ts.
import type { Face } from '../face.ts';
export const FACE: Face = ${JSON.stringify(face, null, 1)};
/** The family that pages load after their first paint. */
export const WEB_FAMILY = ${JSON.stringify(getWebFamily(face))};
/** The system's fonts, scaled to the widths of the typeface. */
export const FALLBACK_FAMILY = ${JSON.stringify(getFallbackFamily(face))};
`;
  await mkdir(resolvePath('dist'), { recursive: true });
  await Promise.all([
    writeFile(resolvePath('dist/tokens.css'), css),
    writeFile(resolvePath('dist/dark.css'), dark),
    writeFile(resolvePath('dist/modes.css'), brandCss),
    writeFile(resolvePath('dist/brands.css'), brandRules),
    writeFile(resolvePath('dist/brands.ts'), typedBrands),
    writeFile(resolvePath('dist/faces.css'), faces),
    writeFile(resolvePath('dist/face.ts'), typeface),
    writeFile(resolvePath('dist/tokens.ts'), declarations),
  ]);
}

if (import.meta.main) await buildTokens();
