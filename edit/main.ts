/**
 * `npm run edit [-- --lang <language>] [--news-server <address> --news-key <file>]`: serves the editor, a page on this
 * machine for editors who change the content without writing JSON. It is served on PORT (3100) of the loopback address,
 * under a token that is generated for each run. The preview of the site is on the next port, and its backend on the one
 * after. CONTENT_ROOT is another folder to edit than the project itself. With the private listener of the running site
 * and the key file of an editor (NEWS_SERVER and NEWS_KEY_FILE are the same), its news can be published.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endWithUsage, readArguments } from '@site/content/library/arguments.ts';
import { ROOT } from '@site/content/library/library.ts';
import { detectEditorLanguage } from '@site/content/library/sentences.ts';
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '@site/contract/interface-language';
import { Terminal } from '@site/server/desk/terminal.ts';
import { connectToNews } from '@site/server/private/news-client.ts';
import { StartError } from '@site/server/start-error.ts';

import { createEditor } from './server/app.ts';
import { Drafts } from './server/drafts.ts';
import { SiteNews } from './server/news.ts';
import { Proposals } from './server/proposals/proposals.ts';
import { buildPage } from './shared/build-page.ts';
import { getInterfaceText } from './texts.ts';

const HOST = '127.0.0.1';
const DEFAULT_PORT = 3100;
/** The last port with two more after it. */
const LAST_PORT = 65_533;
// An empty variable is treated as unset, because `.env` files contain such variables.
const port = Number(process.env['PORT'] || DEFAULT_PORT);
const preview = `http://${HOST}:${port + 1}`;
const USAGE = `npm run edit [-- --lang ${INTERFACE_LANGUAGES.join('|')}] [--news-server https://… --news-key FILE]`;
const { values } = readArguments(
  {
    options: {
      lang: { type: 'string' },
      'news-server': { type: 'string' },
      'news-key': { type: 'string' },
    },
  },
  USAGE,
);
if (values.lang !== undefined && !isInterfaceLanguage(values.lang)) endWithUsage(USAGE);
const language = detectEditorLanguage(values.lang, process.env);

await expectFreePorts();
console.log(getInterfaceText('start.building', language));
const root = process.env['CONTENT_ROOT'] ?? ROOT;
// Git ignores the folder.
const drafts = new Drafts(root, path.join(root, 'data/drafts'));
process.on('exit', () => drafts.close());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(0));

/** Connects to the news of the running site, if the editor is started for it. Exits with a message if that fails. */
async function openNews(): Promise<SiteNews | undefined> {
  const url = values['news-server'] ?? (process.env['NEWS_SERVER'] || undefined);
  const keyFile = values['news-key'] ?? (process.env['NEWS_KEY_FILE'] || undefined);
  if (url === undefined && keyFile === undefined) return undefined;
  if (url === undefined || keyFile === undefined || !URL.canParse(url)) {
    console.error(getInterfaceText('start.newsKey', language));
    process.exit(1);
  }
  const terminal = new Terminal(process.stdin, process.stderr);
  try {
    const passphrase = await terminal.secret(getInterfaceText('start.news', language).trim());
    const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), keyFile);
    const client = await connectToNews({ url, keyFile: file, passphrase });
    return new SiteNews({ url, client, root, drafts });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  } finally {
    terminal.close();
  }
}

/** Starts the preview of the site; resolves when it answers. */
async function startPreview(): Promise<void> {
  // Vite has set NODE_ENV for the page of the editor; the site is rendered as in development.
  const { NODE_ENV: _, ...environment } = process.env;
  const site = spawn(process.execPath, [path.join(ROOT, 'app/site-build/dev.ts')], {
    env: {
      ...environment,
      HOST,
      PORT: String(port + 1),
      CONTENT_ROOT: drafts.previewRoot,
      EDITOR_ORIGIN: `http://${HOST}:${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => site.kill());
  site.on('exit', (status) => process.exit(status ?? 1));
  await new Promise<void>((answers) => {
    // Its output is read until it ends, so that it never blocks.
    createInterface({ input: site.stdout }).on('line', (line) => {
      if (line.includes('Local:')) answers();
    });
  });
}

/** Exits with a message if PORT is not a port or one of the three ports is in use. */
async function expectFreePorts(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT) {
    console.error(
      getInterfaceText('start.noPort', language, { last: LAST_PORT, next: DEFAULT_PORT }),
    );
    process.exit(1);
  }
  for (const candidate of [port, port + 1, port + 2]) {
    const probe = createServer().listen(candidate, HOST);
    try {
      await once(probe, 'listening');
    } catch {
      console.error(getInterfaceText('start.port', language, { port: candidate, next: port + 10 }));
      process.exit(1);
    }
    probe.close();
    await once(probe, 'close');
  }
}

const news = await openNews();
const [page] = await Promise.all([buildPage(import.meta.dirname), startPreview()]);

const token = randomBytes(24).toString('base64url');
const editor = createEditor({
  drafts,
  proposals: new Proposals(root, drafts),
  news,
  token,
  port,
  preview,
  page,
});
editor.listen(port, HOST, () => {
  console.log(
    `\n  ${getInterfaceText('start.address', language)}\n  http://${HOST}:${port}/${token}/\n`,
  );
  console.log(`  ${getInterfaceText('start.stop', language)}\n`);
});
