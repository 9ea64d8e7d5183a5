import { parseJson } from '@site/content/library/json.ts';
import type { Library } from '@site/content/library/library.ts';
import { findMentions, listNames } from '@site/content/rules/mentions.ts';
import { INTERFACE_LANGUAGES } from '@site/contract/interface-language';
import { isLanguage, isLocalizedText, LANGUAGE_LIST } from '@site/contract/language';

import { nameValue } from '../edit/client/values.ts';
import { compareTexts, namePlace } from '../edit/server/content-changes.ts';
import { toFileName } from '../edit/texts.ts';

/** Two versions of a content file; `undefined` means that the file does not exist. */
export interface ChangedContent {
  /** From the root of the project: `content/pages/home.json`. */
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

type Change = ReturnType<typeof compareTexts>['changes'][number];

/** The longest text that is quoted, and the longest summary that GitHub shows, in characters. */
const TEXT_MAX = 1000;
const SUMMARY_MAX = 500_000;
const MENTIONS_MAX = 20;

/** Returns a text in Markdown that shows it as it is, in one line. */
const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_~[\]|#!]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, '<br>')
    // Addresses and names of accounts would become links.
    .replaceAll(/(?<=https?):|@/g, (sign) => `${sign}&#8203;`);

const quote = (value: unknown): string => {
  const [language] = INTERFACE_LANGUAGES;
  const text = nameValue(value, language);
  return escapeText(text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text);
};

/** Joins the names in each language of the interface, once where they agree. */
const joinNames = (name: (language: (typeof INTERFACE_LANGUAGES)[number]) => string): string =>
  [...new Set(INTERFACE_LANGUAGES.map(name))].filter(Boolean).map(escapeText).join(' · ');

function describeValues({ before, after }: Change): string {
  if (before === undefined) return `<ins>${quote(after)}</ins>`;
  if (after === undefined) return `<del>${quote(before)}</del>`;
  return `<del>${quote(before)}</del> → <ins>${quote(after)}</ins>`;
}

/** Returns the lines of a field: its name, and below it what has changed in each language. */
function describeField(file: string, path: Change['path'], changes: readonly Change[]): string[] {
  const place = joinNames((language) => namePlace(file, path, language));
  const heading = place && `**${place}**`;
  const [first] = changes;
  if (changes.length === 1 && first && first.path.length === path.length)
    return [`- ${[heading, describeValues(first)].filter(Boolean).join(': ')}`];
  return [
    `- ${heading}`,
    ...changes.map((change) => {
      const code = String(change.path.at(-1));
      const name = LANGUAGE_LIST.find((candidate) => candidate.code === code)?.name ?? code;
      return `  - ${escapeText(name)}: ${describeValues(change)}`;
    }),
  ];
}

/** Splits a new or removed text into a change in each of its languages; returns any other change as it is. */
function splitLanguages(change: Change): Change[] {
  const { path, before, after } = change;
  const texts = [before, after].filter((value) => value !== undefined);
  if (!texts.every(isLocalizedText)) return [change];
  const getText = (value: unknown, code: string): unknown =>
    isLocalizedText(value) ? new Map<string, unknown>(Object.entries(value)).get(code) : undefined;
  return LANGUAGE_LIST.map(({ code }) => ({
    path: [...path, code],
    before: getText(before, code),
    after: getText(after, code),
  })).filter((file) => file.before !== file.after);
}

/** Returns the path of a change without the language at its end: the field that has a text in each. */
const getField = ({ path }: Change): Change['path'] =>
  isLanguage(path.at(-1)) ? path.slice(0, -1) : path;

/** Returns the texts that still speak of something that was removed. */
function describeMentions({ before }: ChangedContent, library: Library): string[] {
  const names = listNames(before === undefined ? undefined : parseJson(before).value);
  const mentions = findMentions(library, names);
  if (mentions.length === 0) return [];
  const omittedCount = mentions.length - MENTIONS_MAX;
  return [
    '',
    `⚠ Texts that still speak of it / 아직 이 내용을 말하는 텍스트 (${mentions.length}):`,
    '',
    ...mentions
      .slice(0, MENTIONS_MAX)
      .map(({ file, key, text }) => `- \`${file}\` › \`${key}\`: ${quote(text)}`),
    ...(omittedCount > 0 ? [`- … ${omittedCount}`] : []),
  ];
}

function describeFile(changedContent: ChangedContent, library: Library): string {
  const { file, before, after } = changedContent;
  const { title, changes } = compareTexts(file, before, after);
  const state =
    before === undefined ? ' (new / 추가)' : after === undefined ? ' (removed / 삭제)' : '';
  const fields = Map.groupBy(changes.flatMap(splitLanguages), (change) =>
    JSON.stringify(getField(change)),
  );
  return [
    `### ${joinNames((language) => toFileName(file, title, language))}${state}`,
    '',
    `\`${file}\``,
    '',
    ...[...fields.values()].flatMap((same) =>
      same[0] ? describeField(file, getField(same[0]), same) : [],
    ),
    ...(after === undefined ? describeMentions(changedContent, library) : []),
  ].join('\n');
}

/**
 * Describes changes of content as Markdown, with old and new texts, in the languages of the interface.
 *
 * @param library the content with the changes: it is searched for texts that mention removed items
 */
export function describeChanges(
  changedContents: readonly ChangedContent[],
  library: Library,
): string {
  if (changedContents.length === 0) return 'No content was changed. / 바뀐 내용이 없습니다.';
  const heading = `## Changed content / 바뀐 내용 (${changedContents.length})`;
  const text = [
    heading,
    ...changedContents.map((changedContent) => describeFile(changedContent, library)),
  ].join('\n\n');
  return text.length > SUMMARY_MAX
    ? `${text.slice(0, SUMMARY_MAX)}…\n\nThe rest is in the diff. / 나머지는 diff에 있습니다.`
    : text;
}
