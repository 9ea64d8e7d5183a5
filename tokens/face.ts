/** The typeface of a company, in `$extensions` of the token `font.family.body`. */
import { readFile } from 'node:fs/promises';

/** Files of a typeface by weight: "400", or "400 800" for a variable one. */
export type FilesByWeight = Readonly<Record<string, string>>;

/** A system font that is shown until the typeface has loaded. */
export interface FallbackFace {
  /** Names of fonts with the same widths; browsers use the first one that is installed. */
  readonly local: readonly string[];
  /** Descriptors of `@font-face`, such as `size-adjust`. */
  readonly descriptors: Readonly<Record<string, string>>;
}

export interface Face {
  /** The name of the family in its files. */
  readonly name: string;
  /** The package with the files; without it they are next to the tokens. */
  readonly package?: string;
  /** The files for browsers. */
  readonly web: FilesByWeight;
  /** The files for documents and cards, one for each weight; by default those of `web`. */
  readonly print?: FilesByWeight;
  /** By script; `Latn` is the default. Of two faces with the same letter the later one is used. */
  readonly fallback: Readonly<Record<string, readonly FallbackFace[]>> & {
    readonly Latn: readonly FallbackFace[];
  };
}

/** The key of a typeface in `$extensions`. */
const EXTENSION = 'site.face';

/** Returns the family that pages load. */
export const getWebFamily = ({ name }: Face): string => `${name} Web`;

/** Returns the family of the system fonts that are scaled to the widths of the typeface. */
export const getFallbackFamily = ({ name }: Face): string => `${name} Fallback`;
/** Returns the family that Storybook loads. */
export const getStorybookFamily = ({ name }: Face): string => `${name} Site`;

/** Reads the typeface of the tokens in a folder. Throws if the list of families does not begin with it. */
export async function readFace(folder: string): Promise<Face | undefined> {
  const file = `${folder}/type.json`;
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const body = JSON.parse(text).font?.family?.body;
  const face = body?.$extensions?.[EXTENSION] as Face | undefined;
  if (!body || !face) return undefined;
  for (const key of ['name', 'web', 'fallback'] as const)
    if (!face[key]) throw new Error(`${file}: "${EXTENSION}" of font.family.body has no "${key}".`);
  const families = [getStorybookFamily(face), getFallbackFamily(face)];
  if (families.some((family, index) => body.$value?.[index] !== family))
    throw new Error(
      `${file}: the families of font.family.body have to begin with "${families.join('", "')}".`,
    );
  return face;
}
