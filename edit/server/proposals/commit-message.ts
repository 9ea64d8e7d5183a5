import type { InterfaceLanguage } from '@site/contract/interface-language';

import { nameValue } from '../../client/values.ts';
import { getInterfaceText, toFileName } from '../../texts.ts';
import { namePlace, type FileChanges } from '../content-changes.ts';

/** The maximum lengths of a commit's first line and of a quoted value, in characters. */
const SUBJECT_MAX = 72;
const VALUE_MAX = 120;
/** The maximum number of changes of one file that are described. */
const CHANGES_MAX = 20;

/** The number of characters that a quoted value shows before its first difference. */
const CONTEXT = 30;

/** Returns one line without characters that control a terminal. */
const toLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

const limitText = (text: string, maximum: number): string => {
  const line = toLine(text);
  return line.length > maximum ? `${line.slice(0, maximum - 1).trimEnd()}…` : line;
};

/** Quotes two long texts from shortly before their first difference, so that the difference is visible. */
function quoteDifference(before: string, after: string): readonly [string, string] {
  const lines = [toLine(before), toLine(after)] as const;
  let same = 0;
  while (same < lines[0].length && lines[0][same] === lines[1][same]) same += 1;
  const start = Math.max(0, same - CONTEXT);
  const isLong = lines.some((line) => line.length > VALUE_MAX);
  const quote = (line: string) =>
    isLong && start > 0
      ? `“…${limitText(line.slice(start), VALUE_MAX)}”`
      : `“${limitText(line, VALUE_MAX)}”`;
  return [quote(lines[0]), quote(lines[1])];
}

/**
 * Creates the message of a commit: the changed pages, and the changes of each.
 *
 * @param summary the first line, as typed by the editor; by default the names of the files
 */
export function createCommitMessage(
  files: readonly FileChanges[],
  language: InterfaceLanguage,
  summary = '',
): string {
  const nameFile = ({ file, title }: FileChanges) =>
    limitText(toFileName(file, title, language), 60);
  const subject = limitText(summary, SUBJECT_MAX - 9) || files.map(nameFile).join(', ');
  const describeChange = (
    { path, before, after }: FileChanges['changes'][number],
    file: string,
  ): string => {
    const place = namePlace(file, path, language);
    const quote = (value: unknown) => `“${limitText(nameValue(value, language), VALUE_MAX)}”`;
    const text =
      before === undefined
        ? `${getInterfaceText('added', language)}: ${quote(after)}`
        : after === undefined
          ? `${getInterfaceText('removed', language)}: ${quote(before)}`
          : quoteDifference(nameValue(before, language), nameValue(after, language)).join(' → ');
    return `- ${place && `${place}: `}${text}`;
  };
  const sections = files.map((candidate) => {
    const omittedCount = candidate.changes.length - CHANGES_MAX;
    return [
      `${nameFile(candidate)} (${candidate.file})`,
      ...candidate.changes
        .slice(0, CHANGES_MAX)
        .map((change) => describeChange(change, candidate.file)),
      ...(omittedCount > 0
        ? [`- ${getInterfaceText('propose.more', language, { count: omittedCount })}`]
        : []),
    ].join('\n');
  });
  return `${limitText(`content: ${subject}`, SUBJECT_MAX)}\n\n${sections.join('\n\n')}\n`;
}
