import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';

import { restoreContent, startProjectCopy, type ContentServer } from './content-server.ts';

export { expect };

/**
 * The port of the site; its backend uses the next one. Both are below the ports that the system assigns to tests that
 * run in parallel. Not those of the editor.
 */
const PORT = 10_000 + 2 * (process.pid % 10_000);

/** The development server of a copy of the project. */
interface RunningProject extends Omit<ContentServer, 'stop'> {
  /** The origin of the site. */
  readonly origin: string;
}

interface Project extends RunningProject {
  /** Changes a file of the copy until the end of the test. */
  readonly changeFile: (file: string, edit: (text: string) => string) => void;
  /** Restores the text of a changed file. */
  readonly restoreFile: (file: string) => void;
  /** Writes a file again without a change. */
  readonly saveFile: (file: string) => void;
}

/** Replaces a file by renaming, as many editors save. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Returns whether the development server and its backend answer. */
const isReady = (text: string) =>
  (text.includes('Local:') && text.includes('backend │ Site')) || undefined;

/** A test of the development server, which the tests of a worker share. */
export const test = base.extend<{ project: Project }, { runningProject: RunningProject }>({
  runningProject: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a function needs from its pattern.
    async ({}, use) => {
      const server = startProjectCopy(PORT);
      try {
        await server.waitForOutput(isReady);
        await use({ ...server, origin: `http://localhost:${PORT}` });
      } finally {
        await server.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  project: async ({ runningProject }, use) => {
    const { folder } = runningProject;
    const texts = new Map<string, string>();
    const restoreFile = (file: string): void => {
      const text = texts.get(file);
      if (text !== undefined) replace(path.join(folder, file), text);
      texts.delete(file);
    };
    await use({
      ...runningProject,
      changeFile(file, edit) {
        const place = path.join(folder, file);
        const text = readFileSync(place, 'utf8');
        if (!texts.has(file)) texts.set(file, text);
        expect(edit(text), file).not.toBe(text);
        replace(place, edit(text));
      },
      restoreFile,
      saveFile(file) {
        const place = path.join(folder, file);
        replace(place, readFileSync(place, 'utf8'));
      },
    });
    for (const file of texts.keys()) restoreFile(file);
    restoreContent(folder);
  },
});
