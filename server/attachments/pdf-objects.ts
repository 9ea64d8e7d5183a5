/*
 * Reads the objects of a PDF (ISO 32000-2, 7.3) from every place where one begins, including streams, strings and
 * comments: a cross-reference table may point anywhere in the file.
 */

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
export class PdfReference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}
/** Keys have no slash. A repeated key has all of its values. */
export class PdfDictionary {
  readonly entries: Array<readonly [key: string, value: PdfValue]> = [];

  getValues(key: string): PdfValue[] {
    return this.entries.flatMap(([entryKey, value]) => (entryKey === key ? [value] : []));
  }
  /** Returns the values of a key that are names. */
  getNames(key: string): string[] {
    return this.getValues(key).flatMap((value) => (value instanceof PdfName ? [value.name] : []));
  }
}
/** Strings are strings; numbers and keywords are `undefined`. */
export type PdfValue =
  | PdfName
  | PdfReference
  | PdfDictionary
  | readonly PdfValue[]
  | string
  | undefined;

/** An object, with its number if it has one. */
export interface PdfObject {
  readonly number: number | undefined;
  readonly value: PdfValue;
}

const DEPTH_MAX = 200;

/** The limit of characters to read, because overlapping objects are read more than once. */
const READ_MAX = 128 * 1024 * 1024;

const TOKEN =
  /(?:[\0\t\n\f\r ]|%[^\r\n]*(?:[\r\n]|$))*(?:(<<|>>|\[|\]|\{|\})|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])|(\()|<([\da-fA-F\0\t\n\f\r ]*)>|([^\0\t\n\f\r ()<>[\]{}/%]+)|(.))/sy;

const decodeName = (name: string): string =>
  name.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Returns the end of a string in parentheses, which may be nested (7.3.4.2). */
function endOfText(source: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < source.length && depth > 0; at += 1) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
  }
  return at;
}

/** Reads values in a text with one Latin-1 character per byte. */
class PdfReader {
  readonly #source: string;
  #at = 0;
  #ended = '';
  #read = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Returns the value at a position. Throws if values are nested too deeply or overlap too often. */
  readAt(place: number): PdfValue {
    this.#at = place;
    const value = this.#readValue(0);
    this.#read += this.#at - place;
    if (this.#read > READ_MAX) throw new Error('The objects overlap too often.');
    return value;
  }

  /** Where the last value ends. */
  get position(): number {
    return this.#at;
  }

  #readValue(depth: number): PdfValue {
    if (depth > DEPTH_MAX) throw new Error('The values are nested too deeply.');
    this.#ended = '';
    TOKEN.lastIndex = this.#at;
    const token = TOKEN.exec(this.#source);
    if (!token) {
      this.#at = this.#source.length;
      this.#ended = 'end';
      return undefined;
    }
    this.#at = TOKEN.lastIndex;
    const [, delimiter, name, reference, text, hex, word] = token;
    if (name !== undefined) return new PdfName(decodeName(name));
    if (reference !== undefined) return new PdfReference(Number(reference));
    if (text !== undefined) {
      const start = this.#at;
      this.#at = endOfText(this.#source, start);
      return this.#source.slice(start, this.#at - 1).replaceAll(/\\([\\/()])/g, '$1');
    }
    if (hex !== undefined)
      return Buffer.from(hex.replaceAll(/[^\da-f]/gi, ''), 'hex').toString('latin1');
    if (delimiter === '<<') return this.#readDictionary(depth);
    if (delimiter === '[') return this.#readArray(depth);
    // A token that ends a value, or an object without an end.
    if (delimiter !== undefined || word === 'endobj' || word === 'stream' || word === 'obj')
      this.#ended = delimiter ?? word ?? '';
    return undefined;
  }

  #readArray(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.#readValue(depth + 1);
      if (this.#ended !== '') break;
      if (value !== undefined) values.push(value);
    }
    this.#close(']');
    return values;
  }

  #readDictionary(depth: number): PdfDictionary {
    const dictionary = new PdfDictionary();
    for (;;) {
      const key = this.#readValue(depth + 1);
      if (this.#ended !== '') break;
      if (!(key instanceof PdfName)) continue;
      const value = this.#readValue(depth + 1);
      if (this.#ended !== '') break;
      dictionary.entries.push([key.name, value]);
    }
    this.#close('>>');
    return dictionary;
  }

  /** Continues only if the matching delimiter was read: any other end also ends the enclosing values. */
  #close(delimiter: string): void {
    if (this.#ended === delimiter) this.#ended = '';
  }
}

/** The keyword of an object with its number, if it can be read. */
const OBJECT = /(?:(\d{1,10})[\0\t\n\f\r ]+\d{1,10}[\0\t\n\f\r ]*)?obj(?![a-zA-Z])/g;
/** The keyword before the dictionary of a cross-reference table. */
const TRAILER = /trailer(?![a-zA-Z])/g;

/** Yields every object and trailer that begins anywhere in the file. */
export function* readObjects(source: string): Generator<PdfObject> {
  const reader = new PdfReader(source);
  for (const { 0: keyword, 1: number, index } of source.matchAll(OBJECT))
    yield {
      number: number === undefined ? undefined : Number(number),
      value: reader.readAt(index + keyword.length),
    };
  for (const { 0: keyword, index } of source.matchAll(TRAILER))
    yield { number: undefined, value: reader.readAt(index + keyword.length) };
}

/** Yields the values of an object stream (7.5.7): those at the offsets in its head, and those between them. */
export function* readPackedObjects(source: string, first = 0): Generator<PdfObject> {
  const reader = new PdfReader(source);
  const head = first === 0 ? source : source.slice(0, first);
  const numbers = (/^(?:\s|%[^\r\n]*[\r\n])*([\d\s]*)/.exec(head)?.[1] ?? '')
    .trim()
    .split(/\s+/)
    .map(Number);
  const readRanges: Array<readonly [start: number, end: number]> = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const start = first + (numbers[index + 1] ?? 0);
    yield { number: numbers[index], value: reader.readAt(start) };
    readRanges.push([start, reader.position]);
  }
  let at = first;
  for (const [start, end] of [
    ...readRanges.toSorted(([a], [b]) => a - b),
    [source.length, source.length] as const,
  ]) {
    while (at < start && source.slice(at, start).trim() !== '') {
      yield { number: undefined, value: reader.readAt(at) };
      at = reader.position;
    }
    at = Math.max(at, end);
  }
}
