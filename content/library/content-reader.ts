import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLanguage, removeOtherLanguages } from '@site/contract/language';
import type { BroughtMessages } from '@site/contract/messages';
import * as z from 'zod';

import type { Facts } from '../schema/facts.ts';
import { slug } from '../schema/text.ts';
import { getSchemaName } from './content-files.ts';
import { resolveFacts } from './facts.ts';
import { getPosition, parseJson } from './json.ts';
import { reuseResults } from './cached-results.ts';
import { withBroughtMessages } from './messages.ts';
import { createProblemAt, listProblems, type LocatedFile, type Problem } from './problems.ts';

/** A content file after reading. */
export interface SourceFile extends LocatedFile {
  /** The content with its facts resolved, and without `$schema`, which is for editors. */
  readonly value: unknown;
  /** The content with its references to facts, as an editor wrote it. */
  readonly writtenValue: unknown;
}

/** Returns the name of a content file without its folder and extension. */
export const getName = (file: string): string => path.basename(file, '.json');

/** Removes the name of the schema, which editors use. */
export function withoutSchema(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$schema' in value)) return value;
  const { $schema: _schema, ...content } = value;
  return content;
}

/** The reading of a file, which depends on its text, the facts and the messages of the company only. */
interface Reading {
  readonly facts: Facts | undefined;
  readonly companyMessages: BroughtMessages;
  readonly source: SourceFile;
  readonly problems: readonly Problem[];
  /** The result of each schema. */
  readonly validate: (schema: z.core.$ZodType) => z.core.util.SafeParseResult<unknown>;
}

/** The last reading of each file. The names are the same in all folders with content. */
const readings = new Map<string, Reading>();

/** Reads the text of a file. Each syntax error is a problem. */
function readText(
  file: string,
  text: string,
  facts: Facts | undefined,
  companyMessages: BroughtMessages,
): Reading {
  const { value, tree, mistakes } = parseJson(text);
  const writtenValue = removeOtherLanguages(
    getSchemaName(file) === 'messages'
      ? withBroughtMessages(withoutSchema(value), getName(file), companyMessages)
      : withoutSchema(value),
  );
  // The file name is the language of its messages; those of languages that the site does not have are ignored.
  const language = getSchemaName(file) === 'language-messages' ? getName(file) : undefined;
  const resolution =
    facts && (language === undefined || isLanguage(language))
      ? resolveFacts(writtenValue, facts, language)
      : { value: writtenValue, problems: [] };
  const source = { file, text, tree, writtenValue, value: resolution.value };
  return {
    facts,
    companyMessages,
    source,
    problems: [
      ...mistakes.map(({ code, offset, values }) => ({
        file,
        ...getPosition(text, offset),
        key: '',
        code,
        ...(values && { values }),
      })),
      ...resolution.problems.map((problem) =>
        createProblemAt(source, problem.path, problem.code, problem.values),
      ),
    ],
    validate: reuseResults((schema) => z.safeParse(schema, source.value, { reportInput: true })),
  };
}

/** Reads content files and collects their problems. */
export interface ContentReader {
  readonly problems: Problem[];
  /** Every file that was read, valid or not. */
  readonly files: readonly SourceFile[];
  /** Sets the facts of the files that are read from now on. */
  readonly setFacts: (facts: Facts) => void;
  /** Returns the JSON files of a folder by name; none if the folder does not exist. */
  readonly listFiles: (folder: string) => string[];
  /** Reads a file. A missing file is a problem; the result of an invalid one is `undefined`. */
  readonly read: <Schema extends z.core.$ZodType>(
    file: string,
    schema: Schema,
  ) => z.core.output<Schema> | undefined;
  /** Reads an optional file. */
  readonly readIfPresent: ContentReader['read'];
  /** Reads the files of a folder by their slugs, which must equal their names. */
  readonly readFolder: <Source extends { readonly slug: string }>(
    folder: string,
    schema: z.ZodType<Source>,
  ) => Map<string, Source>;
  /** Reports a problem of a file that was read. */
  readonly report: (
    file: string,
    keys: readonly PropertyKey[],
    code: Problem['code'],
    values?: Problem['values'],
  ) => void;
}

/** Creates the reader of the content in the project at `root`. `companyMessages` are those of the company. */
export function createContentReader(root: string, companyMessages: BroughtMessages): ContentReader {
  const problems: Problem[] = [];
  const files: SourceFile[] = [];
  let facts: Facts | undefined;

  const exists = (file: string): boolean => existsSync(path.join(root, file));

  function report(
    file: string,
    keys: readonly PropertyKey[],
    code: Problem['code'],
    values?: Problem['values'],
  ): void {
    const source: LocatedFile = files.find((sourceFile) => sourceFile.file === file) ?? {
      file,
      text: '',
      tree: undefined,
    };
    problems.push(createProblemAt(source, keys, code, values));
  }

  const read: ContentReader['read'] = (file, schema) => {
    if (!exists(file)) {
      problems.push({ file, key: '', code: 'missing.file' });
      return undefined;
    }
    const text = readFileSync(path.join(root, file), 'utf8');
    const previous = readings.get(file);
    const isCurrent =
      previous?.source.text === text &&
      previous.facts === facts &&
      previous.companyMessages === companyMessages;
    const reading = isCurrent ? previous : readText(file, text, facts, companyMessages);
    readings.set(file, reading);
    const { source } = reading;
    files.push(source);
    problems.push(...reading.problems);
    // A file that cannot be parsed is skipped.
    if (!source.tree) return undefined;
    const result = reading.validate(schema) as z.core.util.SafeParseResult<
      z.core.output<typeof schema>
    >;
    if (result.success) return result.data;
    problems.push(...listProblems(source, result.error));
    return undefined;
  };

  const listFiles = (folder: string): string[] =>
    exists(folder)
      ? readdirSync(path.join(root, folder))
          .filter((name) => name.endsWith('.json'))
          .toSorted()
          .map((name) => `${folder}/${name}`)
      : [];

  return {
    problems,
    files,
    setFacts: (next) => (facts = next),
    listFiles,
    read,
    readIfPresent: (file, schema) => (exists(file) ? read(file, schema) : undefined),
    readFolder(folder, schema) {
      const sources = new Map();
      for (const file of listFiles(folder)) {
        const name = getName(file);
        if (!slug.safeParse(name).success) {
          problems.push({ file, key: '', code: 'file.name' });
          continue;
        }
        const source = read(file, schema);
        if (!source) continue;
        if (source.slug !== name) report(file, ['slug'], 'slug.file', { name });
        sources.set(name, source);
      }
      return sources;
    },
    report,
  };
}
