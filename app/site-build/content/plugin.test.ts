import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLibrary } from '@site/content/library/library.ts';
import { COMPANY } from '@site/content/testing/company.ts';
import { build, createServer, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

import { contentPlugin } from './plugin.ts';

const { library } = readLibrary();
/** A word of the description of the home page in each language. */
const { description } = library.pages.get('home') ?? { description: { ko: '', en: '' } };
const [KOREAN = ''] = /[가-힣]{3,}/.exec(description.ko) ?? [];
const [ENGLISH = ''] = /[A-Za-z]{5,}/.exec(description.en) ?? [];

const ENTRY = '\0entry';

/** Builds a site of one line, for the browser or for the server. */
async function getChunks(code: string, ssr: boolean): Promise<Rolldown.OutputChunk[]> {
  const buildResult = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      contentPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: { write: false, minify: false, ssr, rolldownOptions: { input: 'entry' } },
  });
  const { output } = (
    Array.isArray(buildResult) ? buildResult[0] : buildResult
  ) as Rolldown.RolldownOutput;
  return output.filter((chunk) => chunk.type === 'chunk');
}

const INDEX = "import { content } from 'virtual:content'; globalThis.content = content;";

describe.each([
  ['browser', false],
  ['server', true],
])('in a build for the %s', (_, ssr) => {
  let chunks: Rolldown.OutputChunk[] = [];
  const getChunk = (id: string): string =>
    chunks.find((chunk) => chunk.facadeModuleId === `\0content:${id}`)?.code ?? '';

  beforeAll(async () => {
    chunks = await getChunks(INDEX, ssr);
  });

  it('every page, message file and frame is a separate chunk in each language', () => {
    for (const language of ['ko', 'en'])
      for (const id of [
        ...[...library.pages.keys()].slice(0, 3).map((slug) => `page/${slug}`),
        'messages/shell',
        'site',
      ])
        expect(getChunk(`${language}/${id}`), `${language}/${id}`).toContain('JSON.parse(');
  });

  it('a chunk contains one language', () => {
    expect(getChunk('ko/page/home')).toContain(KOREAN);
    expect(getChunk('ko/page/home')).not.toContain(description.en);
    expect(getChunk('en/page/home')).toContain(ENGLISH);
    expect(getChunk('en/page/home')).not.toMatch(/\p{Script=Hangul}/u);
  });

  it('the entry contains no content', () => {
    const entry = chunks.find((chunk) => chunk.isEntry)?.code ?? '';
    expect(entry).toContain('globalThis.content');
    expect(entry).not.toMatch(/\p{Script=Hangul}/u);
  });
});

it('a page can be imported by its file', async () => {
  const [chunk] = await getChunks(
    "import home from '@site/content/pages/home.json?language=en'; globalThis.home = home;",
    false,
  );
  expect(chunk?.code).toContain(ENGLISH);
});

it('client code receives the menu and the messages of every page in one language, but no page', async () => {
  const chunks = await getChunks(
    "import { frames } from 'virtual:frames'; globalThis.frames = frames;",
    false,
  );
  const english = chunks.find(({ facadeModuleId }) => facadeModuleId === '\0content:en/frame');
  expect(english?.code).toContain('navigation');
  expect(english?.code).not.toContain('"blocks');
  expect(chunks.some(({ facadeModuleId }) => facadeModuleId?.includes('/page/'))).toBe(false);
});

it('a change of the content during the creation of modules appears in the next modules', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'site-content-'));
  cpSync(COMPANY, root, { recursive: true });
  const sizes = Promise.withResolvers<ReadonlyMap<string, number>>();
  const request = Promise.withResolvers<void>();
  const plugin = contentPlugin({
    root,
    downloadSizes() {
      request.resolve();
      return sizes.promise;
    },
  });
  const server = await createServer({
    configFile: false,
    root,
    cacheDir: path.join(root, 'vite'),
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [plugin],
  });
  try {
    const load = async () =>
      (await server.ssrLoadModule('@site/content/pages/home.json?language=en')) as {
        default: { title: string };
      };
    const first = load();
    await request.promise;
    const file = path.join(root, 'content/pages/home.json');
    const home = JSON.parse(readFileSync(file, 'utf8')) as { title: { en: string } };
    home.title.en = 'Another title';
    writeFileSync(file, JSON.stringify(home));
    plugin.api.version();
    sizes.resolve(new Map());
    await first;
    const second = await load();
    expect(second.default.title).toBe('Another title');
  } finally {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  }
});
