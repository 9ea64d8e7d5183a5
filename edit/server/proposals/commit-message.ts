import type { InterfaceLanguage } from '@site/contract/interface-language';

import { nameValue } from '../../client/values.ts';
import { getInterfaceText, toFileName } from '../../texts.ts';
import { namePlace, type FileChanges } from '../content-changes.ts';

/** The maximum lengths of a commit's first line and of a quoted value, in characters. */
const SUBJECT_MAX = 72;
const VALUE_MAX = 120;
/** The maximum number of changes of one file that are described. */
const CHANGES_MAX = 20;

const limitText = (text: string, maximum: number): string => {
  // Returns one line without characters that control a terminal.
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > maximum ? `${line.slice(0, maximum - 1).trimEnd()}…` : line;
};

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
