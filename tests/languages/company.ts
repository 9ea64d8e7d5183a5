import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COMPANY } from '@site/content/testing/company.ts';

import { ROOT } from '../../scripts/run.ts';
import { prepareBrand } from '../../tools/brand/folder.ts';
import translations from './translations.json' with { type: 'json' };

/** The site of the small company with a different list of languages, in a separate folder. */
export interface LocalizedCompany {
  readonly folder: string;
  /** Runs a script of the folder; `status` is 0 if it found no problem. */
  run(...args: readonly string[]): { readonly status: number | null; readonly output: string };
}

interface ListEntry {
  readonly code: string;
  readonly locale: string;
  readonly name: string;
  readonly label: string;
  readonly standIn?: string;
  readonly publishedFrom?: number;
}

const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = translations;

/** Returns content with its translations into the languages of a list, by the English texts. */
function translate(value: unknown, codes: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, codes));
  if (typeof value !== 'object' || value === null) return value;
  const english = (value as { readonly en?: unknown }).en;
  const texts =
    typeof english === 'string'
      ? codes.flatMap((code) => {
          const text = TRANSLATIONS[code]?.[english];
          return text === undefined ? [] : [[code, text] as const];
        })
      : [];
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, translate(item, codes)]),
    ),
    ...Object.fromEntries(texts),
  };
}

/** Creates a folder with the small company and a list of languages. All commands in it use these languages. */
export async function prepareCompany(
  name: string,
  languages: readonly ListEntry[],
  messages: Readonly<Record<string, object>> = {},
): Promise<LocalizedCompany> {
  const source = mkdtempSync(path.join(tmpdir(), 'company-'));
  cpSync(COMPANY, source, { recursive: true });
  const codes = languages.map(({ code }) => code);
  for (const file of globSync('content/**/*.json', { cwd: source })) {
    const place = path.join(source, file);
    const value = translate(JSON.parse(readFileSync(place, 'utf8')), codes);
    const isSite = path.basename(file) === 'site.json';
    writeFileSync(
      place,
      JSON.stringify(isSite ? { ...(value as object), languages } : value, null, 2),
    );
  }
  const folder = await prepareBrand(source, path.join(ROOT, '.cache', 'languages', name));
  rmSync(source, { recursive: true });
  for (const [code, messagesOfLanguage] of Object.entries(messages)) {
    mkdirSync(path.join(folder, 'content/languages'), { recursive: true });
    writeFileSync(
      path.join(folder, `content/languages/${code}.json`),
      JSON.stringify(messagesOfLanguage),
    );
  }
  const run: LocalizedCompany['run'] = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'en_US.UTF-8', BROTLI_QUALITY: '4' },
    });
    return { status, output: stdout + stderr };
  };
  for (const script of ['tokens/build.ts', 'contract/build.ts']) {
    const { status, output } = run(script);
    if (status !== 0) throw new Error(output);
  }
  return { folder, run };
}

/** The served site of a company. */
export interface ServedSite {
  /** Requests a page as a visitor with this cookie. */
  get(
    address: string,
    cookie?: string,
  ): Promise<{ readonly response: Response; readonly text: string }>;
  stop(): void;
}

/** Serves the built site of a company on a free port. */
export async function serve({ folder }: LocalizedCompany): Promise<ServedSite> {
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'company-data-')),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const printedOrigin = /Site {2}(http:\/\/[\d.:]+)\//.exec(output)?.[1];
      if (printedOrigin) resolve(printedOrigin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(output)));
  });
  return {
    async get(address, cookie) {
      const response = await fetch(origin + address, {
        headers: { ...(cookie && { Cookie: cookie }) },
        redirect: 'manual',
      });
      return { response, text: await response.text() };
    },
    stop: () => void child.kill('SIGTERM'),
  };
}
