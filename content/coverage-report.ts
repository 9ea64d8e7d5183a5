import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InterfaceLanguage } from '@site/contract/interface-language';
import { getShownLanguage, type Language } from '@site/contract/language';

import {
  getMessagesFile,
  getShare,
  getStandIn,
  listTranslated,
  measureCoverage,
  type FileCoverage,
  type OpenText,
} from './library/coverage.ts';
import { ROOT, type Library } from './library/library.ts';
import { getSentence } from './library/sentences.ts';
import {
  applyTranslationTable,
  readTranslationTable,
  saveOriginals,
  writeTranslationTable,
} from './library/translation-table.ts';

/** The maximum length of a text in a line, in characters. */
const EXCERPT = 60;

const createExcerpt = (text: string): string => {
  const [line = ''] = text.split('\n');
  return line.length < text.length || line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
};

/** The options of a report on the translations of a language. */
export interface CoverageRequest {
  readonly library: Library;
  /** The reported language. */
  readonly about: Language;
  /** The language of the terminal. */
  readonly language: InterfaceLanguage;
}

const measure = ({ library, about }: CoverageRequest): FileCoverage[] =>
  measureCoverage(library.files, about, {
    root: ROOT,
    softwareRoot: ROOT,
    companyMessages: library.companyMessages,
  });

/** Describes how much of each file is translated, and which texts replace missing ones, as lines for a terminal. */
export function listCoverage(request: CoverageRequest): string[] {
  const { library, about, language } = request;
  const coverage = measure(request);
  const count = (list: (file: FileCoverage) => readonly unknown[]) =>
    coverage.reduce((sum, file) => sum + list(file).length, 0);
  const missing = count((file) => file.missing);
  const total = coverage.reduce((sum, file) => sum + file.total, 0);
  const say = (code: Parameters<typeof getSentence>[0], values = {}) =>
    getSentence(code, language, values);
  const lines = [
    say('coverage.summary', {
      language: about,
      there: total - missing,
      total,
      share: getShare(coverage),
      missing,
      stale: count((file) => file.stale),
    }),
  ];
  if (missing > 0) lines.push(say('coverage.standIn', { language: getStandIn(about) }));
  for (const file of coverage) {
    if (file.missing.length + file.stale.length === 0) continue;
    const slug = /^content\/pages\/(.+)\.json$/.exec(file.file)?.[1] ?? '';
    const unpublishedLanguages = library.unpublished.get(slug);
    lines.push(
      '',
      `${file.file}: ${say('coverage.file', {
        there: file.total - file.missing.length,
        total: file.total,
        share: getShare([file]),
      })}`,
    );
    if (unpublishedLanguages?.includes(about))
      lines.push(
        `  ${say('coverage.unpublished', { language: getShownLanguage(about, unpublishedLanguages) })}`,
      );
    const line = (mark: string, { file: place, key, original }: OpenText) =>
      `  ${mark} ${place === getMessagesFile(about) ? `${place} › ` : ''}${key}: ${createExcerpt(original)}`;
    lines.push(...file.missing.map((text) => line('–', text)));
    lines.push(...file.stale.map((text) => line('↻', text)));
  }
  return lines;
}

/** Writes the table for a translator; returns what was done as a sentence. */
export function exportTable(request: CoverageRequest, file: string): string {
  const coverage = measure(request);
  writeFileSync(file, writeTranslationTable(coverage));
  const count = coverage.reduce(
    (sum, fileCoverage) => sum + fileCoverage.missing.length + fileCoverage.stale.length,
    0,
  );
  return getSentence('coverage.exported', request.language, { file, count });
}

/** Writes the translations of a table into the content; returns what was done, and what was not, as lines. */
export function importTable(
  request: CoverageRequest,
  file: string,
): { readonly lines: readonly string[]; readonly isDone: boolean } {
  const { about, language } = request;
  const rows = readTranslationTable(readFileSync(file, 'utf8'));
  if (!rows) return { lines: [getSentence('coverage.noTable', language, { file })], isDone: false };
  const open = measure(request).flatMap(({ missing, stale }) => [...missing, ...stale]);
  const { writtenCount, unknown } = applyTranslationTable(ROOT, about, rows, open);
  return {
    lines: [
      getSentence('coverage.imported', language, { count: writtenCount, language: about }),
      ...unknown.map((row) =>
        getSentence('coverage.unknownRow', language, {
          file: path.normalize(row.file),
          path: row.path,
          original: createExcerpt(row.original),
        }),
      ),
    ],
    isDone: unknown.length === 0,
  };
}

/** Records every translation as one of its present original; returns what was done as a sentence. */
export function recordTranslations({ library, about, language }: CoverageRequest): string {
  const translatedTexts = listTranslated(library.files, about);
  saveOriginals(ROOT, about, translatedTexts);
  return getSentence('coverage.recorded', language, {
    count: translatedTexts.length,
    language: about,
  });
}
