/**
 * `npm run dev`: the site from its sources with hot reload on PORT (3000), and the backend behind it on
 * the next port. Pages are rendered for each request, as the build would render them.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_PARAMETER,
  languageCookie,
  readLanguageCookie,
} from '@site/contract/language';
import { DOWNLOADS, PATHS } from '@site/contract/paths';
import type { Render } from '@site/contract/renderer';

import { configOf } from '../vite.config.ts';
import { fetchPageData } from './devData.ts';
import { DIST, ROOT } from './paths.ts';

const port = Number(process.env['PORT'] ?? 3000);
const backend = `http://localhost:${port + 1}`;

if (!existsSync(path.join(DIST, 'site.json'))) await import('./build.ts');

const server = spawn(process.execPath, ['--watch', path.join(ROOT, 'server', 'main.ts')], {
  env: { ...process.env, PORT: String(port + 1) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

/** Answers what asks for a page; everything else is Vite's. */
function pages(vite: ViteDevServer): void {
  vite.middlewares.use((request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!request.headers.accept?.includes('text/html') || request.method !== 'GET') return next();
    if (url.pathname === PATHS.root) return response.writeHead(302, { Location: PATHS.home }).end();
    const asked = url.searchParams.get(LANGUAGE_PARAMETER);
    const language = isLanguage(asked)
      ? asked
      : (readLanguageCookie(request.headers.cookie) ?? DEFAULT_LANGUAGE);
    if (isLanguage(asked)) response.setHeader('Set-Cookie', languageCookie(asked, false));
    const answer = async () => {
      const { render } = (await vite.ssrLoadModule('/src/render.tsx')) as { render: Render };
      const page = await render({
        path: url.pathname + url.search,
        language,
        data: await fetchPageData(backend, url, language).catch(() => ({
          today: '',
          notices: [],
          press: [],
          recruitments: [],
        })),
      });
      const html = await vite.transformIndexHtml(url.pathname, page.html);
      response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    };
    void answer().then(undefined, next);
  });
}

const vite = await createServer({
  ...configOf('development'),
  server: {
    port,
    strictPort: true,
    proxy: {
      '/api': { target: backend, changeOrigin: false },
      // Files to take away are those of the last build.
      [DOWNLOADS]: { target: backend, changeOrigin: false },
    },
  },
  plugins: [
    ...(configOf('development').plugins ?? []),
    { name: 'site-pages', configureServer: pages },
  ],
});
await vite.listen();
vite.printUrls();
console.log(`  The backend listens on ${backend}. Forms without scripts are answered there.`);
