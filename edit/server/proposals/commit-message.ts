import type { InterfaceLanguage } from '@site/contract/interface-language';

import { nameValue } from '../../client/values.ts';
import { getInterfaceText, toFileName } from '../../texts.ts';
import { namePlace, type FileChanges } from '../content-changes.ts';

/** The longest first line of a commit, and the longest value that is quoted, in characters. */
const SUBJECT_MAX = 72;
const VALUE_MAX = 120;
/** How many changes of one file are told. */
const CHANGES_MAX = 20;

const limitText = (text: string, maximum: number): string => {
  // In one line, without characters that control a terminal.
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > maximum ? `${line.slice(0, maximum - 1).trimEnd()}…` : line;
};

/**
 * The message of a commit: which pages, and what is changed in each.
 *
 * @param summary the first line, as the editor has written it; empty for the names of the files
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
          : `${quote(before)} → ${quote(after)}`;
    return `- ${place && `${place}: `}${text}`;
  };
  const sections = files.map((one) => {
    const left = one.changes.length - CHANGES_MAX;
    return [
      `${nameFile(one)} (${one.file})`,
      ...one.changes.slice(0, CHANGES_MAX).map((change) => describeChange(change, one.file)),
      ...(left > 0 ? [`- ${getInterfaceText('propose.more', language, { count: left })}`] : []),
    ].join('\n');
  });
  return `${limitText(`content: ${subject}`, SUBJECT_MAX)}\n\n${sections.join('\n\n')}\n`;
}
