import { inflateSync } from 'node:zlib';

import { RefusedDocument, refuseDocument, type DocumentProblem } from './document-problem.ts';
import {
  PdfDictionary,
  PdfReference,
  readObjects,
  readPackedObjects,
  type PdfObject,
  type PdfValue,
} from './pdf-objects.ts';

/*
 * Accepts a PDF (ISO 32000-2) whose actions, annotations and sources of streams are known to stay inside the file
 * (docs/attachments.md). Objects are read wherever they may stand, packed ones too.
 */

/** Names that no document has a harmless use of, wherever they stand; they may be escaped (`/J#61vaScript`). */
const REFUSED_NAMES: ReadonlyArray<readonly [RegExp, DocumentProblem]> = [
  [/\/Encrypt(?![\w.-])/, 'attachment.password'],
  [/\/(?:JavaScript|Launch)(?![\w.-])/, 'attachment.macro'],
  [/\/(?:EmbeddedFiles?|RichMedia|Rendition|Movie|Sound)(?![\w.-])/, 'attachment.embedded'],
  [/\/(?:XFA|SubmitForm|ImportData)(?![\w.-])/, 'attachment.form'],
  [/\/GoToE(?![\w.-])/, 'attachment.external'],
];

/** Actions (12.6.4) that stay inside the file. */
const ACTIONS = new Set([
  'GoTo',
  'GoToDp',
  'Hide',
  'Named',
  'ResetForm',
  'SetOCGState',
  'Thread',
  'Trans',
]);
/** All actions of the standard, by why the others are refused. */
const REFUSED_ACTIONS: Readonly<Record<string, DocumentProblem>> = {
  GoToR: 'attachment.external',
  GoToE: 'attachment.external',
  URI: 'attachment.external',
  Launch: 'attachment.macro',
  JavaScript: 'attachment.macro',
  Sound: 'attachment.embedded',
  Movie: 'attachment.embedded',
  Rendition: 'attachment.embedded',
  RichMediaExecute: 'attachment.embedded',
  GoTo3DView: 'attachment.embedded',
  SubmitForm: 'attachment.form',
  ImportData: 'attachment.form',
};
/** What viewers do by name (12.6.4.12) without leaving the document. */
const NAMED = new Set(
  'NextPage PrevPage FirstPage LastPage GoBack GoForward GoToPage Find Print FullScreen SinglePage OneColumn TwoColumnLeft TwoColumnRight FitPage FitWidth FitVisible ActualSize ZoomIn ZoomOut'.split(
    ' ',
  ),
);
/** Where a click may lead; an address without a scheme is one of the web. */
const LINK = /^(?:(?:https?|mailto|tel|fax|ftps?|doi|urn|news):|(?![a-z][a-z\d+.-]*:|\\\\|\/\/))/i;

/** Annotations (12.5.6) that show something and hold no file, film, sound or scene. */
const ANNOTATIONS = new Set(
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup Widget PrinterMark TrapNet Watermark Redact Projection'.split(
    ' ',
  ),
);
/** The names (7.7.4) of entries other than files and scripts. */
const NAME_TREES = new Set(['AP', 'Dests', 'IDS', 'Pages', 'Templates', 'URLS']);
const FILE_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

/** One stream, and all streams of a file, unpacked. */
const STREAM_MAX_BYTES = 16 * 1024 * 1024;
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;
/** How much of what is unpacked shows that it begins with numbers, in bytes. */
const OBJECTS_HEAD = 65_536;
const OBJECTS = /^(?:\s|%[^\r\n]*[\r\n])*\d+\s+\d[\d\s]*(?![a-zA-Z.+-])(?:[^\d\s]|$)/;
/** The records that end a ZIP archive: a PDF that is one, too, is opened as what its reader likes. */
const ARCHIVE_END = 'PK\x05\x06';
/** How far actions that follow each other are followed. */
const ACTIONS_MAX = 100;

const decodeNames = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

function checkNames(text: string): void {
  for (const [names, problem] of REFUSED_NAMES) if (names.test(text)) refuseDocument(problem);
}

/** The first two bytes of what FlateDecode unpacks (RFC 1950). */
const isDeflated = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8() & 0x0f) === 8 && bytes.readUInt16BE() % 31 === 0;

// The stream's end is found by its keyword: white space may follow.
const inflate = (bytes: Buffer): Buffer =>
  inflateSync(bytes, { maxOutputLength: STREAM_MAX_BYTES, finishFlush: 2 });

/** The objects of a stream that says of itself that it holds some. Throws where they cannot be read. */
function readDeclaredObjects(dictionary: string, bytes: Buffer): Buffer {
  // A predictor or a second filter would keep the names of the objects from being read.
  if (/\/Predictor|\/Filter\s*(?:\d|\[[^\]/]*\/[^\]/]*\/)/.test(dictionary))
    throw new Error('a predictor or several filters');
  if (!/\/Filter/.test(dictionary)) return bytes;
  if (!/\/FlateDecode|\/Fl(?![\w.-])/.test(dictionary))
    throw new Error('a filter that objects do not need');
  return inflate(bytes);
}

/**
 * The objects of a stream that does not say so: readers find them by the number that another object gives, whatever
 * the stream is called. They begin with pairs of numbers, and what a page draws does not.
 */
function readUndeclaredObjects(bytes: Buffer): Buffer | undefined {
  if (!isDeflated(bytes)) return undefined;
  try {
    const unpacked = inflate(bytes);
    const head = unpacked.toString('latin1', 0, OBJECTS_HEAD);
    return OBJECTS.test(head) ? unpacked : undefined;
  } catch {
    // A picture that is larger, or something that no reader unpacks.
    return undefined;
  }
}

/** A stream of objects, unpacked, and where the first begins, where the stream says so. */
interface ObjectStream {
  readonly objects: string;
  readonly first: number | undefined;
}

/** The streams of a file that hold objects, unpacked. Throws where they unpack to too much. */
function* readObjectStreams(content: Buffer): Generator<ObjectStream> {
  let total = 0;
  let at = 0;
  let end = 0;
  for (;;) {
    const start = content.indexOf('stream', at, 'latin1');
    if (start === -1) return;
    const before = decodeNames(content.toString('latin1', at, start));
    at = start + 6;
    if (before.endsWith('end')) continue;
    if (end !== -1 && end < at) end = content.indexOf('endstream', at, 'latin1');
    let from = at;
    while (content[from] === 0x0d || content[from] === 0x0a) from += 1;
    const bytes = content.subarray(from, end === -1 ? undefined : end);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const isDeclared = /\/(?:ObjStm|XML)(?![\w.-])/.test(dictionary);
    const objects = isDeclared
      ? readDeclaredObjects(dictionary, bytes)
      : readUndeclaredObjects(bytes);
    if (!objects) continue;
    total += objects.length;
    if (total > UNPACKED_MAX_BYTES) throw new Error('too large');
    const first = /\/First\s+(\d+)/.exec(dictionary)?.[1];
    yield {
      objects: objects.toString('latin1'),
      first: first === undefined ? undefined : Number(first),
    };
  }
}

/** The objects of a file, which refer to each other by number. */
class Objects {
  readonly all: PdfObject[] = [];
  readonly #byNumber = new Map<number, PdfValue[]>();

  add(object: PdfObject): void {
    this.all.push(object);
    if (object.number === undefined) return;
    const others = this.#byNumber.get(object.number);
    if (others) others.push(object.value);
    else this.#byNumber.set(object.number, [object.value]);
  }

  /** What a value may be: it may refer to a number that several objects have. */
  #resolve(value: PdfValue): readonly PdfValue[] {
    return value instanceof PdfReference ? (this.#byNumber.get(value.number) ?? []) : [value];
  }

  /** The dictionaries that a value may be. */
  dictionaries(value: PdfValue): PdfDictionary[] {
    return this.#resolve(value).filter((one) => one instanceof PdfDictionary);
  }

  /** The same, and those of a list. */
  listedDictionaries(value: PdfValue): PdfDictionary[] {
    return this.#resolve(value).flatMap((one) =>
      (Array.isArray(one) ? one : [one]).flatMap((part: PdfValue) => this.dictionaries(part)),
    );
  }

  /** Whether a value, or what it refers to, names a file. */
  isFile(value: PdfValue): boolean {
    return this.#resolve(value).some(
      (one) =>
        typeof one === 'string' ||
        (one instanceof PdfDictionary && FILE_KEYS.some((key) => one.getValues(key).length > 0)),
    );
  }
}

/** Refuses an action that leaves the file, and what follows it; an address is opened by a click alone. */
function checkAction(objects: Objects, value: PdfValue, isClicked: boolean, count = 0): void {
  if (count > ACTIONS_MAX) throw new Error('Its actions have no end.');
  for (const action of objects.listedDictionaries(value)) {
    const [type] = action.getNames('S');
    // An attribute of the document's structure, or another item of an outline.
    if (type === undefined) continue;
    const isLink =
      type === 'URI' &&
      isClicked &&
      action.getValues('URI').every((uri) => typeof uri !== 'string' || LINK.test(uri.trim()));
    if (!ACTIONS.has(type) && !isLink)
      refuseDocument(REFUSED_ACTIONS[type] ?? 'attachment.unknown');
    if (action.getValues('F').some((file) => objects.isFile(file)))
      refuseDocument('attachment.external');
    if (type === 'Named' && !action.getNames('N').every((name) => NAMED.has(name)))
      refuseDocument('attachment.unknown');
    for (const next of action.getValues('Next')) checkAction(objects, next, isClicked, count + 1);
  }
}

function checkDictionary(objects: Objects, dictionary: PdfDictionary): void {
  for (const key of ['A', 'PA'])
    for (const action of dictionary.getValues(key)) checkAction(objects, action, true);
  for (const action of dictionary.getValues('OpenAction')) checkAction(objects, action, false);
  for (const triggers of dictionary.getValues('AA').flatMap((value) => objects.dictionaries(value)))
    for (const [, action] of triggers.entries) checkAction(objects, action, false);
  for (const type of dictionary.getNames('S'))
    if (type !== 'URI' && Object.hasOwn(REFUSED_ACTIONS, type))
      checkAction(objects, dictionary, true);

  const isAnnotation = dictionary.getValues('Rect').length > 0;
  if (isAnnotation && !dictionary.getNames('Subtype').every((type) => ANNOTATIONS.has(type)))
    refuseDocument('attachment.embedded');
  const files = dictionary.getValues('EF').flatMap((value) => objects.dictionaries(value));
  if (files.some((file) => objects.isFile(file))) refuseDocument('attachment.embedded');
  if (dictionary.getValues('Collection').some((value) => objects.dictionaries(value).length > 0))
    refuseDocument('attachment.embedded');
  for (const trees of dictionary.getValues('Names').flatMap((value) => objects.dictionaries(value)))
    if (!trees.entries.every(([tree]) => NAME_TREES.has(tree)))
      refuseDocument('attachment.unknown');

  // Where the bytes of a stream (7.3.8.2), or of what stands for it in print (14.11.7), come from.
  const isStream = dictionary.getValues('Length').length > 0;
  const isOutside =
    (isStream && dictionary.getValues('F').some((file) => objects.isFile(file))) ||
    dictionary.getValues('FFilter').length > 0 ||
    dictionary.getValues('OPI').length > 0 ||
    (isStream &&
      dictionary
        .getValues('Ref')
        .some((value) => objects.dictionaries(value).some((one) => one.getValues('F').length > 0)));
  if (isOutside) refuseDocument('attachment.external');
}

function checkValue(objects: Objects, value: PdfValue): void {
  if (value instanceof PdfDictionary) {
    checkDictionary(objects, value);
    for (const [, part] of value.entries) checkValue(objects, part);
  } else if (Array.isArray(value))
    for (const part of value as readonly PdfValue[]) checkValue(objects, part);
}

function checkDocument(bytes: Buffer): void {
  if (bytes.includes(ARCHIVE_END, 0, 'latin1')) refuseDocument('attachment.invalid');
  const source = bytes.toString('latin1');
  checkNames(decodeNames(source));
  const objects = new Objects();
  for (const object of readObjects(source)) objects.add(object);
  for (const { objects: packed, first } of readObjectStreams(bytes)) {
    checkNames(decodeNames(packed));
    for (const object of readPackedObjects(packed, first)) objects.add(object);
  }
  for (const { value } of objects.all) checkValue(objects, value);
}

/** Says what is wrong with a PDF; `undefined` where nothing is. Synchronous and costly: run it in a process of its own. */
export function findPdfProblem(content: Uint8Array): DocumentProblem | undefined {
  try {
    checkDocument(Buffer.from(content.buffer, content.byteOffset, content.length));
    return undefined;
  } catch (error) {
    return error instanceof RefusedDocument ? error.problem : 'attachment.invalid';
  }
}
