import path from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';

import { FOLDERS, readLibrary, ROOT, type Library } from '@site/content/library/library.ts';
import { getContentVersion } from '@site/content/library/version.ts';
import { formatProblem, type Problem } from '@site/content/library/problems.ts';
import { detectEditorLanguage } from '@site/content/library/sentences.ts';
import { LANGUAGE_PATTERN, type Language } from '@site/contract/language';

import { moduleId } from './module-id.ts';
import { createContentModule, isContentModule, showsContent } from './modules.ts';
import type { GetPicture } from './pictures.ts';

/** By Rollup's convention other plugins ignore ids that begin with `\0`. */
const RESOLVED = '\0';
/** A page imported by its file: `@site/content/pages/home.json?language=ko`. */
const PAGE_FILE = new RegExp(
  String.raw`(?:^|/)content/pages/([^/]+)\.json\?language=(${LANGUAGE_PATTERN})$`,
);

/** Describes a problem of the content in the editor's language. */
const getLine = (problem: Problem): string =>
  formatProblem(problem, detectEditorLanguage(undefined, process.env));

/** The parts of the build that the plugin depends on. */
export interface ContentOptions {
  /** Returns the function that describes the drawings and photographs of a page. */
  readonly readPictures?: () => GetPicture;
  /** Returns the sizes of the files that a page offers. */
  readonly downloadSizes?: () => Promise<ReadonlyMap<string, number>>;
  /** The resolved names of the modules that other plugins create from content. */
  readonly derived?: readonly string[];
  /** The folder with `content/` and `contract/messages/`; by default the root of the project. */
  readonly root?: string;
}

/** The plugin, with methods for the development server. */
export interface ContentPlugin extends Plugin {
  readonly api: {
    /** Returns the problems of the content when it was last read, as messages. */
    problems(): readonly string[];
    /**
     * Returns the version of the content files: if it changes, they and everything derived from them are read again.
     */
    version(): string;
  };
}

/** Creates a reader of the content files as they were read last, in a build or at a request in development. */
function createContentReader(root: string, onChange: () => void) {
  let library: Library | undefined;
  let sentences: readonly string[] = [];
  let version = '';

  function read(): Library {
    version = getContentVersion(root);
    const result = readLibrary(root);
    library = result.library;
    sentences = result.problems.map(getLine);
    return library;
  }

  return {
    read,
    /** Reads the files if they have changed: at each request, because the watcher may report a change later. */
    refresh(): void {
      if (version === getContentVersion(root)) return;
      read();
      onChange();
    },
    getLibrary: (): Library => library ?? read(),
    getSentences: () => sentences,
    getVersion: () => version,
  };
}

/**
 * Serves the content to the app: `virtual:content` lists loaders for every page, panel, message file and the site's
 * frame in each language (see `virtual.d.ts`). Each is a separate module with one language and parsed Markdown, so that
 * visitors download only what they read.
 */
export function contentPlugin({
  readPictures = () => () => undefined,
  downloadSizes = () => Promise.resolve(new Map()),
  derived = [],
  root = ROOT,
}: ContentOptions = {}): ContentPlugin {
  let server: ViteDevServer | undefined;
  let getPicture: GetPicture | undefined;
  /** Photographs can change in development; a build reads them once. */
  const createGetPicture = (mode: string): GetPicture =>
    mode === 'build' ? (getPicture ??= readPictures()) : readPictures();

  const content = createContentReader(root, function invalidateModules() {
    for (const { moduleGraph } of Object.values(server?.environments ?? {}))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (
          derived.includes(id) ||
          (id.startsWith(RESOLVED) && isContentModule(id.slice(RESOLVED.length)))
        )
          moduleGraph.invalidateModule(module);
  });

  return {
    name: 'site-content',
    api: {
      problems: content.getSentences,
      version() {
        content.refresh();
        return content.getVersion();
      },
    },
    // Runs before Vite resolves the JSON file, to serve only one language of it.
    enforce: 'pre',

    buildStart() {
      content.read();
      const sentences = content.getSentences();
      if (sentences.length === 0) return;
      // In development the rest of the site keeps working; a build fails.
      const report = sentences.join('\n');
      if (this.environment.mode === 'build') this.error(report);
      this.warn(report);
    },

    configureServer(devServer) {
      server = devServer;
      server.watcher.add(FOLDERS.map((folder) => path.join(root, folder)));
    },

    /** Shows problems over the page in development, even after a reload. */
    transformIndexHtml() {
      const sentences = content.getSentences();
      if (sentences.length === 0) return undefined;
      const error = JSON.stringify(createOverlayError(sentences)).replaceAll(
        '<',
        String.raw`\u003c`,
      );
      const children = `import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${error}));`;
      return [{ tag: 'script', attrs: { type: 'module' }, children, injectTo: 'body' }];
    },

    resolveId(id) {
      if (isContentModule(id)) return RESOLVED + id;
      const [, slug, language] = PAGE_FILE.exec(id) ?? [];
      return slug && RESOLVED + moduleId.page(language as Language, slug);
    },

    async load(id) {
      const name = id.startsWith(RESOLVED) ? id.slice(RESOLVED.length) : '';
      if (!isContentModule(name)) return undefined;
      const downloads = showsContent(name) ? await downloadSizes() : undefined;
      // The content is read after the sizes, because it may have changed in the meantime.
      const library: Library = { ...content.getLibrary(), ...(downloads && { downloads }) };
      if (downloads) for (const { file } of library.files) this.addWatchFile(path.join(root, file));
      return {
        code: createContentModule(library, name, createGetPicture(this.environment.mode)),
        moduleType: 'js',
      };
    },

    hotUpdate({ file }) {
      const relative = path.posix.relative(normalizePath(root), file);
      const isContent =
        relative.endsWith('.json') &&
        (FOLDERS as readonly string[]).includes(path.posix.dirname(relative)) &&
        relative !== 'content/package.json';
      if (!isContent) return undefined;
      const { hot, logger } = this.environment;
      content.refresh();
      const sentences = content.getSentences();
      for (const problem of sentences) logger.warn(problem);
      hot.send(
        sentences.length > 0
          ? { type: 'error', err: createOverlayError(sentences) }
          : { type: 'full-reload' },
      );
      return [];
    },
  };
}

/** Converts problems to the format of Vite's overlay. */
const createOverlayError = (sentences: readonly string[]) => ({
  message: sentences.join('\n\n'),
  stack: '',
  plugin: 'content',
});
