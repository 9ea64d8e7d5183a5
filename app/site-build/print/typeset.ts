import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Language } from '@site/contract/language';
import { TOKEN_VALUES } from '@site/tokens';
import { FACE } from '@site/tokens/face';

import { readOrCreate } from '../cached.ts';
import { FACE_VERSION, PRINT_FILES } from '../face-files.ts';
import { ROOT } from '../paths.ts';
import { runInWorker } from '../workers.ts';

const { resolve } = createRequire(import.meta.url);
const COMPILER = '@myriaddreamin/typst-ts-node-compiler';

/** A print document: a template of this folder and its input. */
export interface Print {
  readonly template: 'document' | 'report' | 'datasheet' | 'mark';
  readonly language: Language;
  /** The name of the company on the cover and in the file's properties. */
  readonly brand: string;
  /** The origin of links to pages of the site. */
  readonly website: string;
  /** The date of issue, `YYYY-MM-DD`. */
  readonly date: string;
  readonly content: unknown;
}

type Typesetter = (print: Print) => Uint8Array;

let typesetter: Promise<Typesetter> | undefined;

/** Loads the typesetter, which is large, only for a document that is not in the cache. */
async function loadTypesetter(): Promise<Typesetter> {
  const { NodeCompiler } = await import(COMPILER);
  const fontBlobs = await Promise.all(PRINT_FILES.map(({ file }) => readFile(file)));
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs }],
  });
  const logo = await readFile(path.join(ROOT, 'content', 'brand', 'logo.svg'), 'utf8');
  return ({ template, content, ...words }) => {
    const inputs = {
      ...words,
      logo,
      face: FACE.name,
      theme: JSON.stringify(TOKEN_VALUES.light),
      content: JSON.stringify(content),
    };
    const mainFilePath = path.join(import.meta.dirname, `${template}.typ`);
    const compilation = compiler.compile({ mainFilePath, inputs });
    if (!compilation.result) {
      const problems = JSON.stringify(compilation.takeDiagnostics()?.shortDiagnostics, null, 2);
      throw new Error(`${template}.typ could not be typeset: ${problems}`);
    }
    return compiler.pdf(compilation.result, { pdfStandard: 'ua-1' });
  };
}

/** Returns all inputs of a print document, for the cache. */
async function readSources(print: Print): Promise<string> {
  const files = [
    ...['base.typ', `${print.template}.typ`, 'typeset.ts'].map((name) =>
      path.join(import.meta.dirname, name),
    ),
    path.join(ROOT, 'content', 'brand', 'logo.svg'),
    resolve(`${COMPILER}/package.json`),
  ];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return JSON.stringify([print, TOKEN_VALUES.light, FACE_VERSION, texts]);
}

/** Renders a print document on this thread. */
export async function typesetNow(print: Print): Promise<Uint8Array> {
  typesetter ??= loadTypesetter();
  return (await typesetter)(print);
}

/**
 * Renders a print document as an accessible PDF (PDF/UA-1: tagged, with title, language and bookmarks), or returns the
 * cached one.
 */
export const typeset = async (print: Print): Promise<Uint8Array> =>
  readOrCreate('pdf', await readSources(print), () => runInWorker('typeset', print));
