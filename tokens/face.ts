/** The typeface of a company, as `$extensions` of the token `font.family.body` says it. */
import { readFile } from 'node:fs/promises';

/** Files of a typeface by their weights: "400", or "400 800" for a variable one. */
export type FilesByWeight = Readonly<Record<string, string>>;

/** A font of the visitor's system that stands in for the typeface until it has arrived. */
export interface FallbackFace {
  /** Names of fonts of the same widths, the first one that the system has counts. */
  readonly local: readonly string[];
  /** Descriptors of `@font-face`, such as `size-adjust`. */
  readonly descriptors: Readonly<Record<string, string>>;
}

export interface Face {
  /** The name of the family in its files. */
  readonly name: string;
  /** The package that holds the files; without one they lie beside the tokens. */
  readonly package?: string;
  /** What browsers are given. */
  readonly web: FilesByWeight;
  /** What documents and cards are set in, one file for each weight; without it, the same as `web`. */
  readonly print?: FilesByWeight;
  /** By script; `Latn` serves those that are not named. Of two faces with a letter the later one counts. */
  readonly fallback: Readonly<Record<string, readonly FallbackFace[]>> & {
    readonly Latn: readonly FallbackFace[];
  };
}

/** Where a typeface stands in `$extensions`. */
const EXTENSION = 'site.face';

/** The family that pages load. */
export const getWebFamily = ({ name }: Face): string => `${name} Web`;

/** The system's font, scaled to the widths of the typeface until that has arrived. */
export const getFallbackFamily = ({ name }: Face): string => `${name} Fallback`;
/** The family that Storybook loads. */
export const getStorybookFamily = ({ name }: Face): string => `${name} Site`;

/** The typeface that tokens in a folder name. Throws where the list of families does not begin with it. */
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
