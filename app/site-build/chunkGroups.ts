import type { Plugin } from 'vite';

/** Modules that are bundled into one chunk: those whose path contains one of `paths`. */
export interface ChunkGroup {
  readonly name: string;
  readonly paths: readonly string[];
  readonly priority: number;
}

/** The groups as the bundler reads them (`output.codeSplitting.groups`). */
export const bundlerGroups = (groups: readonly ChunkGroup[]) =>
  groups.map(({ name, paths, priority }) => ({
    name,
    priority,
    test: (id: string) => paths.some((part) => id.includes(part)),
  }));

/** Fails the build where a path of a group is in no chunk: a folder was renamed, or a library left. */
export function requireChunkGroups(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: 'require-chunk-groups',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      for (const { name, paths } of groups)
        for (const part of paths)
          if (!modules.some((id) => id.includes(part)))
            throw new Error(
              `No module of the build has "${part}" in its path: correct the chunk group "${name}" in app/vite.config.ts.`,
            );
    },
  };
}
