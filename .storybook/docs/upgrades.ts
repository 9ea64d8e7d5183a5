/** Old and new names of what the packages export, from the entries of Changesets: `old` → `new`. */

/** A renamed or replaced part of a package. */
export interface Upgrade {
  /** The version that has the new name; `undefined` before it is released. */
  readonly version: string | undefined;
  readonly from: string;
  readonly to: string;
}

const RENAMED = /`([^`]+)` → `([^`]+)`/g;

const findRenamed = (version: string | undefined, text: string): Upgrade[] =>
  [...text.matchAll(RENAMED)].map(([, from = '', to = '']) => ({ version, from, to }));

/**
 * Returns the upgrades of all versions, the newest first.
 * @param changes the text of `CHANGELOG.md`
 * @param pending the entries of Changesets that no release has yet
 */
export const listUpgrades = (changes: string, pending: readonly string[]): Upgrade[] => [
  ...pending.flatMap((entry) => findRenamed(undefined, entry)),
  ...changes
    .split(/^## /m)
    .slice(1)
    .flatMap((version) => findRenamed(version.split('\n')[0]?.trim(), version)),
];
