import { isLanguage } from '@site/contract/language';
import type { MessageValues } from '@site/contract/message';

import type { SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import type { SentenceCode } from '../library/sentences.ts';
import { walk } from '../library/walk.ts';

/** Soft hyphens, zero-width and bidirectional characters, line separators and controls; not the line feed. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]|(?!\n)\p{Cc}/u;
/** Full-width forms of ASCII characters, which keyboards for Korean and Chinese can type. */
const FULL_WIDTH = /[\uFF01-\uFF5E]+/;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/i;
const EMOJI = /(?![©®™↔])\p{Extended_Pictographic}/u;
const PLACEHOLDER = /\b(?:TODO|FIXME)\b|lorem ipsum|^…$/i;
const FACT = /\{fact:[a-z0-9-]+(?::[^{}]+)?\}/g;
/** References to facts with wrong syntax. */
const MALFORMED_FACT = /\{\s*fact\b[^\s]*|\bfact:[a-z-]+/i;

/** Properties that are shown on one line, with their maximum length in characters. */
const SHORT_PROPERTIES = ['title', 'heading', 'label', 'name', 'subject', 'menuLabel', 'term'];
const SHORT_MAX = 200;

const formatCodePoint = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the word at a position of a text. */
const getWordAt = (text: string, index: number): string =>
  `${/\S*$/.exec(text.slice(0, index))?.[0] ?? ''}${/^.\S*/su.exec(text.slice(index))?.[0] ?? ''}`;

/** Returns the first problem with the characters of a text, or `undefined`. */
function findMistake(text: string): readonly [SentenceCode, MessageValues] | undefined {
  if (!text.isWellFormed()) return ['json.encoding', {}];
  const invisible = INVISIBLE.exec(text);
  if (invisible) {
    const near = getWordAt(text, invisible.index).replaceAll(new RegExp(INVISIBLE, 'gu'), '');
    return ['text.invisible', { code: formatCodePoint(invisible[0]), near }];
  }
  const [wide] = FULL_WIDTH.exec(text) ?? [];
  if (wide) return ['text.fullWidth', { found: wide, plain: wide.normalize('NFKC') }];
  if (text !== text.normalize('NFC')) return ['text.decomposed', {}];
  const [entity] = ENTITY.exec(text) ?? [];
  if (entity) return ['text.entity', { found: entity }];
  const [emoji] = EMOJI.exec(text) ?? [];
  if (emoji) return ['text.emoji', { found: emoji }];
  const [placeholder] = PLACEHOLDER.exec(text) ?? [];
  if (placeholder) return ['text.unwritten', { found: placeholder }];
  const [fact] = MALFORMED_FACT.exec(text.replaceAll(FACT, '')) ?? [];
  return fact ? ['fact.form', { found: fact }] : undefined;
}

/** Finds characters that were pasted or typed by mistake, references to facts with wrong syntax, and lines that are too long. */
export function checkCharacters(source: SourceFile): Problem[] {
  return walk(source.writtenValue).flatMap(({ path, name, value: text }): Problem[] => {
    if (typeof text !== 'string') return [];
    const mistake = findMistake(text);
    if (mistake) return [createProblemAt(source, path, ...mistake)];
    const property = isLanguage(name) ? path.at(-2) : name;
    return SHORT_PROPERTIES.includes(String(property)) && text.length > SHORT_MAX
      ? [createProblemAt(source, path, 'text.short', { length: text.length, maximum: SHORT_MAX })]
      : [];
  });
}
