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
 * (docs/attachments.md). It reads objects anywhere in the file, including packed ones.
 */

/** Names without a harmless use, anywhere in the file; they may be escaped (`/J#61vaScript`). */
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
/** The other actions of the standard, with the reason why they are refused. */
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
/** Named actions (12.6.4.12) that stay in the document. */
const NAMED = new Set(
  'NextPage PrevPage FirstPage LastPage GoBack GoForward GoToPage Find Print FullScreen SinglePage OneColumn TwoColumnLeft TwoColumnRight FitPage FitWidth FitVisible ActualSize ZoomIn ZoomOut'.split(
    ' ',
  ),
);
/** Targets that a click may open. An address without a scheme is a web address. */
const LINK = /^(?:(?:https?|mailto|tel|fax|ftps?|doi|urn|news):|(?![a-z][a-z\d+.-]*:|\\\\|\/\/))/i;

/** Annotations (12.5.6) that show something and contain no file, film, sound or scene. */
const ANNOTATIONS = new Set(
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup Widget PrinterMark TrapNet Watermark Redact Projection'.split(
    ' ',
  ),
);
/** Name trees (7.7.4) without files and scripts. */
const NAME_TREES = new Set(['AP', 'Dests', 'IDS', 'Pages', 'Templates', 'URLS']);
const FILE_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

/** Limits of one unpacked stream, and of all unpacked streams of a file. */
const STREAM_MAX_BYTES = 16 * 1024 * 1024;
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;
/** The part of an unpacked stream that shows whether it begins with numbers, in bytes. */
const OBJECTS_HEAD = 65_536;
const OBJECTS = /^(?:\s|%[^\r\n]*[\r\n])*\d+\s+\d[\d\s]*(?![a-zA-Z.+-])(?:[^\d\s]|$)/;
/** The end record of a ZIP archive. A PDF that is also an archive is opened as either. */
const ARCHIVE_END = 'PK\x05\x06';
/** The maximum length of a chain of actions. */
const ACTIONS_MAX = 100;

const decodeNames = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

function checkNames(text: string): void {
  for (const [names, problem] of REFUSED_NAMES) if (names.test(text)) refuseDocument(problem);
}

/** Returns whether bytes begin like a zlib stream (RFC 1950), which FlateDecode unpacks. */
const isDeflated = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8() & 0x0f) === 8 && bytes.readUInt16BE() % 31 === 0;

// The end of the stream was found by its keyword, so white space may follow the data.
const inflate = (bytes: Buffer): Buffer =>
  inflateSync(bytes, { maxOutputLength: STREAM_MAX_BYTES, finishFlush: 2 });

/** Returns the objects of a stream that declares them. Throws if they cannot be read. */
function readDeclaredObjects(dictionary: string, bytes: Buffer): Buffer {
  // A predictor or a second filter would hide the names of the objects.
  if (/\/Predictor|\/Filter\s*(?:\d|\[[^\]/]*\/[^\]/]*\/)/.test(dictionary))
    throw new Error('An object stream has a predictor or several filters.');
  if (!/\/Filter/.test(dictionary)) return bytes;
  if (!/\/FlateDecode|\/Fl(?![\w.-])/.test(dictionary))
    throw new Error('An object stream has another filter than FlateDecode.');
  return inflate(bytes);
}

/**
 * Returns the objects of a stream that does not declare them: readers find objects by a number that another object
 * names, whatever the type of the stream. Objects begin with pairs of numbers; page content does not.
 */
function readUndeclaredObjects(bytes: Buffer): Buffer | undefined {
  if (!isDeflated(bytes)) return undefined;
  try {
    const content = inflate(bytes);
    const head = content.toString('latin1', 0, OBJECTS_HEAD);
    return OBJECTS.test(head) ? content : undefined;
  } catch {
    // A larger picture, or data that readers do not unpack either.
    return undefined;
  }
}

/** An unpacked object stream, with the offset of its first object if it is declared. */
interface ObjectStream {
  readonly objects: string;
  readonly first: number | undefined;
}

/** Yields the unpacked object streams of a file. Throws if they unpack to too much. */
function* readObjectStreams(content: Buffer): Generator<ObjectStream> {
  let total = 0;
  let at = 0;
  let end = 0;
  for (;;) {
    const start = content.indexOf('stream', at, 'latin1');
    if (start === -1) return;
    const precedingText = decodeNames(content.toString('latin1', at, start));
    at = start + 6;
    if (precedingText.endsWith('end')) continue;
    if (end !== -1 && end < at) end = content.indexOf('endstream', at, 'latin1');
    let from = at;
    while (content[from] === 0x0d || content[from] === 0x0a) from += 1;
    const bytes = content.subarray(from, end === -1 ? undefined : end);
    const dictionary = precedingText.slice(precedingText.lastIndexOf(' obj') + 1);
    const isDeclared = /\/(?:ObjStm|XML)(?![\w.-])/.test(dictionary);
    const objects = isDeclared
      ? readDeclaredObjects(dictionary, bytes)
      : readUndeclaredObjects(bytes);
    if (!objects) continue;
    total += objects.length;
    if (total > UNPACKED_MAX_BYTES) throw new Error('The object streams unpack to too much.');
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
    const sameNumber = this.#byNumber.get(object.number);
    if (sameNumber) sameNumber.push(object.value);
    else this.#byNumber.set(object.number, [object.value]);
  }

  /** Returns the possible values: several objects can have the number that a reference names. */
  #resolve(value: PdfValue): readonly PdfValue[] {
    return value instanceof PdfReference ? (this.#byNumber.get(value.number) ?? []) : [value];
  }

  /** Returns the possible values that are dictionaries. */
  dictionaries(value: PdfValue): PdfDictionary[] {
    return this.#resolve(value).filter((candidate) => candidate instanceof PdfDictionary);
  }

  /** Returns the possible values that are dictionaries, including those in lists. */
  listedDictionaries(value: PdfValue): PdfDictionary[] {
    return this.#resolve(value).flatMap((candidate) =>
      (Array.isArray(candidate) ? candidate : [candidate]).flatMap((part: PdfValue) =>
        this.dictionaries(part),
      ),
    );
  }

  /** Returns whether a value, or the object that it refers to, names a file. */
  isFile(value: PdfValue): boolean {
    return this.#resolve(value).some(
      (candidate) =>
        typeof candidate === 'string' ||
        (candidate instanceof PdfDictionary &&
          FILE_KEYS.some((key) => candidate.getValues(key).length > 0)),
    );
  }
}

/** Refuses an action that leaves the file, and checks the actions after it. Only a click may open an address. */
function checkAction(objects: Objects, value: PdfValue, isClicked: boolean, count = 0): void {
  if (count > ACTIONS_MAX) throw new Error('The chain of actions is too long.');
  for (const action of objects.listedDictionaries(value)) {
    const [type] = action.getNames('S');
    // This is an attribute of the document's structure, or another item of an outline.
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

  // The sources of a stream's bytes (7.3.8.2), and of its replacement in print (14.11.7).
  const isStream = dictionary.getValues('Length').length > 0;
  const isOutside =
    (isStream && dictionary.getValues('F').some((file) => objects.isFile(file))) ||
    dictionary.getValues('FFilter').length > 0 ||
    dictionary.getValues('OPI').length > 0 ||
    (isStream &&
      dictionary
        .getValues('Ref')
        .some((value) =>
          objects
            .dictionaries(value)
            .some((fileDictionary) => fileDictionary.getValues('F').length > 0),
        ));
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
  for (const { objects: text, first } of readObjectStreams(bytes)) {
    checkNames(decodeNames(text));
    for (const object of readPackedObjects(text, first)) objects.add(object);
  }
  for (const { value } of objects.all) checkValue(objects, value);
}

/** Returns the problem of a PDF, if any. Synchronous and expensive: call it in a separate process. */
export function findPdfProblem(content: Uint8Array): DocumentProblem | undefined {
  try {
    checkDocument(Buffer.from(content.buffer, content.byteOffset, content.length));
    return undefined;
  } catch (error) {
    return error instanceof RefusedDocument ? error.problem : 'attachment.invalid';
  }
}
