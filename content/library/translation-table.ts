import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '@site/contract/language';
import { applyEdits, modify } from 'jsonc-parser';
import Papa from 'papaparse';

import {
  getMessagesFile,
  getOriginalsFile,
  readOriginals,
  recordOriginals,
  type FileCoverage,
  type OpenText,
  type TranslatedText,
} from './coverage.ts';

/** The mark by which spreadsheets detect the encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const ORIGINAL = `original (${DEFAULT_LANGUAGE})`;

/** A row of the table: a text to be translated. */
interface Row {
  readonly file: string;
  /** The path of the text as JSON. */
  readonly path: string;
  readonly original: string;
  readonly translation: string;
}

/** Creates the table for a translator, as CSV: the missing and the stale texts of a language. */
export function writeTranslationTable(coverage: readonly FileCoverage[]): string {
  const rows = coverage
    .flatMap(({ missing, stale }) => [...missing, ...stale])
    .map(({ file, path: keys, original, translation = '' }: OpenText) => ({
      file,
      path: JSON.stringify(keys),
      [ORIGINAL]: original,
      translation,
    }));
  return BYTE_ORDER_MARK + Papa.unparse(rows, { newline: '\r\n' }) + '\r\n';
}

/**
 * Reads a translated table.
 * @returns `undefined` if it is another file
 */
export function readTranslationTable(csv: string): readonly Row[] | undefined {
  const { data, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const columns = ['file', 'path', ORIGINAL, 'translation'];
  if (!columns.every((column) => meta.fields?.includes(column))) return undefined;
  return data.map((row) => ({
    file: row['file'] ?? '',
    path: row['path'] ?? '',
    original: (row[ORIGINAL] ?? '').replaceAll('\r\n', '\n'),
    translation: (row['translation'] ?? '').replaceAll('\r\n', '\n').trim(),
  }));
}

/** Returns the keys in a row; `undefined` if they are invalid. */
function readPath(text: string): (string | number)[] | undefined {
  try {
    const keys: unknown = JSON.parse(text);
    const isPath =
      Array.isArray(keys) &&
      keys.length > 0 &&
      keys.every((key) => typeof key === 'string' || typeof key === 'number');
    return isPath ? keys : undefined;
  } catch {
    return undefined;
  }
}

const readText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '{}\n');

function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The results of an import. */
export interface WrittenTable {
  readonly writtenCount: number;
  /** Rows without a text in the content, which are ignored. */
  readonly unknown: readonly Row[];
}

/**
 * Writes the translations of a table into the content, and records their originals. Rows without a translation are
 * skipped.
 *
 * @param open the missing and stale texts of the language: only those are written
 */
export function applyTranslationTable(
  root: string,
  language: Language,
  rows: readonly Row[],
  open: readonly OpenText[],
): WrittenTable {
  const openTexts = new Set(open.map((text) => `${text.file} ${JSON.stringify(text.path)}`));
  const unknown: Row[] = [];
  const translatedTexts: TranslatedText[] = [];
  const texts = new Map<string, string>();
  for (const row of rows.filter(({ translation }) => translation !== '')) {
    const keys = readPath(row.path);
    if (!keys || !openTexts.has(`${row.file} ${JSON.stringify(keys)}`)) {
      unknown.push(row);
      continue;
    }
    const at = row.file === getMessagesFile(language) ? keys : [...keys, language];
    const text = texts.get(row.file) ?? readText(path.join(root, row.file));
    const edits = modify(text, at, row.translation, {
      formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
    });
    texts.set(row.file, applyEdits(text, edits));
    translatedTexts.push(row);
  }
  for (const [file, text] of texts) writeText(path.join(root, file), text);
  saveOriginals(root, language, translatedTexts);
  return { writtenCount: translatedTexts.length, unknown };
}

/** Records the originals of translations. */
export function saveOriginals(
  root: string,
  language: Language,
  translated: readonly TranslatedText[],
): void {
  if (translated.length === 0) return;
  const originals = recordOriginals(readOriginals(root, language), translated);
  writeText(path.join(root, getOriginalsFile(language)), `${JSON.stringify(originals, null, 2)}\n`);
}
