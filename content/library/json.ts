import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';

import type { SentenceCode } from './sentences.ts';

/** The text and the value of a JSON file. */
export interface ParsedJson {
  /** `undefined` if the file is not JSON. */
  readonly value: unknown;
  readonly tree: Node | undefined;
  readonly mistakes: readonly JsonMistake[];
}

/** An error in the syntax or encoding of a file, with its likely cause. */
interface JsonMistake {
  readonly code: SentenceCode;
  /** Offset from the start of the text. */
  readonly offset: number;
  readonly values?: Readonly<Record<string, string>>;
}

const BYTE_ORDER_MARK = '\uFEFF';
/** The character with which decoders replace invalid UTF-8. */
const REPLACEMENT = '\uFFFD';
const TYPOGRAPHIC_QUOTES = /[“”„‟«»‘’]/;

/** Conflict markers of git. */
const CONFLICT = /^(?:<{7} |={7}$|>{7} )/m;
/** Spaces that JSON does not allow: no-break, zero-width, ideographic. */
const OTHER_SPACE = /[\u00A0\u2000-\u200D\u202F\u2060\u3000\uFEFF]/;

/** Reads a JSON file and its problems; of several syntax errors only the first one. */
export function parseJson(text: string): ParsedJson {
  const mistakes: JsonMistake[] = [];
  const hasMark = text.startsWith(BYTE_ORDER_MARK);
  if (hasMark) mistakes.push({ code: 'json.bom', offset: 0 });
  const broken = text.indexOf(REPLACEMENT);
  if (broken !== -1) mistakes.push({ code: 'json.encoding', offset: broken });
  // A replacement of the same length keeps the offsets.
  const source = hasMark ? ` ${text.slice(1)}` : text;
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
  const conflict = CONFLICT.exec(source);
  if (conflict) {
    mistakes.push({ code: 'json.conflict', offset: conflict.index });
    return { value: undefined, tree: undefined, mistakes };
  }
  const [error] = errors;
  if (error || !tree) {
    mistakes.push(error ? explainParseError(source, error) : { code: 'json.value', offset: 0 });
    return { value: undefined, tree: undefined, mistakes };
  }
  mistakes.push(...findDuplicateKeys(tree));
  return { value: JSON.parse(source) as unknown, tree, mistakes };
}

/** Returns the likely cause of an error of the parser. */
function explainParseError(text: string, { error, offset }: ParseError): JsonMistake {
  const remainingText = text.slice(offset).trimStart();
  const precedingText = text.slice(0, offset).trimEnd();
  const at = (code: SentenceCode, place = offset): JsonMistake => ({ code, offset: place });
  if (text.trim() === '') return at('json.empty', 0);
  if (OTHER_SPACE.test(text.charAt(offset))) return at('json.space');
  if (/^\d{3}\b/.test(remainingText) && /\d,$/.test(precedingText))
    return at('json.thousands', precedingText.length - 1);
  const line = text.slice(text.lastIndexOf('\n', offset) + 1).split('\n', 1)[0] ?? '';
  if (TYPOGRAPHIC_QUOTES.test(remainingText.charAt(0))) return at('json.quotes');
  if (remainingText.startsWith("'")) return at('json.singleQuotes');
  if (remainingText.startsWith('//') || remainingText.startsWith('/*')) return at('json.comment');
  const isLast = /^[}\]]/.test(remainingText) && precedingText.endsWith(',');
  switch (printParseErrorCode(error)) {
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return at('json.comment');
    case 'UnexpectedEndOfString':
      return at(/[”’]\s*[,}\]:\s]*$/.test(line) ? 'json.quotes' : 'json.string');
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return at('json.escape');
    case 'InvalidCharacter':
      return at('json.control');
    case 'ColonExpected':
      return at('json.colon', precedingText.length - 1);
    case 'CommaExpected':
      return at('json.comma', precedingText.length - 1);
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return at('json.end', precedingText.length - 1);
    case 'EndOfFileExpected':
      return at('json.after');
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (isLast) return at('json.trailingComma', precedingText.length - 1);
      return at(
        remainingText === '' ? 'json.end' : 'json.value',
        remainingText === '' ? precedingText.length - 1 : offset,
      );
    case 'InvalidSymbol':
      return at('json.name');
    default:
      return at('json.value');
  }
}

/** Finds keys that an object repeats: JSON would silently use the last one. */
function findDuplicateKeys(node: Node): JsonMistake[] {
  const seenKeys = new Set<string>();
  const own =
    node.type === 'object'
      ? (node.children ?? []).flatMap(({ children: [key] = [] }): JsonMistake[] => {
          const name = String(key?.value);
          if (!seenKeys.has(name)) {
            seenKeys.add(name);
            return [];
          }
          return [{ code: 'json.duplicate', offset: key?.offset ?? 0, values: { name } }];
        })
      : [];
  return [...own, ...(node.children ?? []).flatMap(findDuplicateKeys)];
}

/** Returns the line and column of an offset, from 1. */
export function getPosition(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Returns the position of a value; for a missing value, that of its parent. */
export function getOffset(tree: Node | undefined, path: readonly PropertyKey[]): number {
  if (!tree) return 0;
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  for (let length = keys.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, length));
    if (node) return node.offset;
  }
  return tree.offset;
}
