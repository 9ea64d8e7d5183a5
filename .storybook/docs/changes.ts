import changes from '../../design-system/CHANGELOG.md?raw';
import { getSinceVersion } from './component-facts.ts';

/** The entries of Changesets that no release has yet. */
export const entries: readonly string[] = Object.values(
  import.meta.glob<string>('../../.changeset/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Returns the versions since which public names exist, oldest first, each with its names. */
export function getVersions(names: readonly string[]): [string, string[]][] {
  const versions = new Map<string, string[]>();
  for (const name of names) {
    const since = getSinceVersion(name, changes, entries);
    if (since) versions.set(since, [...(versions.get(since) ?? []), name]);
  }
  return [...versions].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}
