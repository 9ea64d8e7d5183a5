/** The answer files of `npm run new:brand` and `npm run brand -- NAME --face`. */
import { readFile } from 'node:fs/promises';

import { parseJson, getPosition } from '../../content/library/json.ts';
import { getSentence } from '../../content/library/sentences.ts';
import { answersSchema, UnusableAnswers, type Answers } from './write.ts';

/** The folder in which the command was called: npm changes to the root of the repository. */
export const CALLED_FROM = process.env['INIT_CWD'] ?? process.cwd();

/** Reads a JSON file. Throws `UnusableAnswers` if there is none, or with the line of each mistake. */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UnusableAnswers([
      error.code === 'ENOENT'
        ? `There is no file ${file}.`
        : `${file} cannot be read: ${error.message}.`,
    ]);
  });
  const { value, mistakes } = parseJson(text);
  if (mistakes.length === 0) return value;
  throw new UnusableAnswers(
    mistakes.map(({ code, offset, values }) => {
      const { line, column } = getPosition(text, offset);
      return `${file}:${line}:${column}: ${getSentence(code, 'en', values)}`;
    }),
  );
}

/** Validates the answers of a file. Throws `UnusableAnswers` with a message for each missing or invalid one. */
export function parseAnswers(input: unknown): Answers {
  const { data, error } = answersSchema.safeParse(input);
  if (data) return data;
  const fields: Readonly<Record<string, { readonly description?: string | undefined }>> =
    answersSchema.shape;
  throw new UnusableAnswers(
    error.issues.map((issue) => {
      const { path, message } = issue;
      if (issue.code === 'unrecognized_keys')
        return `${issue.keys.join(', ')}: there is no such answer. There are ${Object.keys(fields).join(', ')}.`;
      if (path.length === 0) return 'The file has to contain an object: { "folder": "…", … }';
      const name = String(path[0] ?? '');
      const isMissing = (input as Readonly<Record<string, unknown>> | null)?.[name] === undefined;
      return isMissing
        ? `${name} is missing: ${fields[name]?.description}.`
        : `${path.join('.')}: ${message}`;
    }),
  );
}
