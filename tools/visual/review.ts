/** Types shared by the subjects of a review: drawings, components, pages. */
import path from 'node:path';
import type { Browser } from 'playwright';

import type { ModeName } from '../../.storybook/modes.ts';
import type { Texts } from './texts.ts';
import { CACHE } from './tree.ts';

/** The input of each subject's review. */
export interface Review {
  readonly browser: Browser;
  /** The commit that the working tree is compared with, and the folder of its files. */
  readonly base: string;
  readonly tree: string;
  /** The changed files, by their paths from the root. */
  readonly changed: readonly string[];
  /** The changed tokens, as `--name`, with the modes in which their values differ. */
  readonly tokens: ReadonlyMap<string, readonly ModeName[]>;
  /** Photograph everything, even if the change cannot affect it. */
  readonly all: boolean;
  /** A hash of the browser and of the capturing code: pictures with different hashes cannot be compared. */
  readonly key: string;
}

/** The pictures that a subject took. */
export interface TakenPictures {
  /** Folders of the pictures of the base and of the working tree. */
  readonly before: string;
  readonly after: string;
  /** Whether a picture (name without `.png`) was taken for this review: folders of the base are reused. */
  readonly isCompared: (picture: string) => boolean;
  /** The causes of a picture: changed files with their properties, and tokens. */
  readonly findCauses: (picture: string) => readonly string[];
  /** The texts and accessible names that differ in what a picture shows. */
  readonly getTexts?: (picture: string) => Texts | undefined;
  /** Where what it shows can be opened: a story of `npm run storybook`, a page of `npm start`. */
  readonly getAddress?: (picture: string) => string | undefined;
}

/** A subject photographs what the change can affect; `undefined` if it affects nothing. */
export type Subject = (review: Review) => Promise<TakenPictures | undefined>;

/** Returns the folder of a subject's pictures of the base, which later reviews reuse. */
export const getBaseFolder = (subject: string, { base, key }: Review, variant = ''): string =>
  path.join(CACHE, subject, `${base}-${key}${variant && `-${variant}`}`);

/** Prints how much of a subject is photographed, such as `3 of 12 components`, with the reasons below. */
export function explain(
  subject: string,
  { chosen, all }: { readonly chosen: number; readonly all: number },
  reasons: ReadonlyMap<string, number>,
): void {
  const most = [...reasons].toSorted(([, a], [, b]) => b - a);
  const shownReasons = most
    .slice(0, 12)
    .map(([reason, count]) => `    ${count} because of ${reason}`);
  const rest = most.length - shownReasons.length;
  console.log(
    [
      `${chosen} of ${all} ${subject}${chosen > 0 ? ':' : ''}`,
      ...shownReasons,
      ...(rest > 0 ? [`    and ${rest} more reasons`] : []),
    ].join('\n'),
  );
}

/** Counts how often each item occurs. */
export function countEach(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
