/**
 * Writes the languages of a company for the code, if they have changed: `dist/languages.json`, the list in
 * `content/site.json`, and `dist/messages.json`, the messages of the company in `content/languages/`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CONTENT = path.resolve(import.meta.dirname, '../content');
const DIST = path.join(import.meta.dirname, 'dist');

/** Prints a message and exits with 1. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8'));
  } catch (error) {
    // The files of an earlier build are enough for `content:check`, which shows where the mistake is.
    if (existsSync(path.join(DIST, 'messages.json'))) process.exit(0);
    stop(`content/${file} could not be read: ${(error as Error).message}`);
  }
}

const isTag = (value: unknown): value is string => {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
};

/** Returns the list of languages. The schema of the file checks everything but codes and locales. */
function readLanguages(): readonly { readonly code: string }[] {
  const { languages } = readJson('site.json') as { readonly languages?: unknown };
  const isList =
    Array.isArray(languages) &&
    languages.length > 0 &&
    languages.every(
      (language: { readonly code?: unknown; readonly locale?: unknown } | null) =>
        isTag(language?.code) && isTag(language.locale),
    );
  if (!isList)
    stop(
      'content/site.json: "languages" has to list at least one language with a code and a locale, such as { "code": "en", "locale": "en-US", "name": "English", "label": "EN" }.',
    );
  return languages as readonly { readonly code: string }[];
}

/** Returns the messages by language and namespace. */
function readMessages(): Readonly<Record<string, unknown>> {
  const folder = path.join(CONTENT, 'languages');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.toSorted().map((name) => [path.basename(name, '.json'), readJson(`languages/${name}`)]),
  );
}

/** Writes a file only if it differs, because other programs watch for changes. */
function write(name: string, value: unknown): void {
  const file = path.join(DIST, name);
  const text = JSON.stringify(value, null, 2);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const [languages, messages] = [readLanguages(), readMessages()];
mkdirSync(DIST, { recursive: true });
write('languages.json', languages);
write('messages.json', messages);
