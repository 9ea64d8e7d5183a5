import { inflateSync } from 'node:zlib';

import type { DocumentProblem } from './office-document.ts';

/*
 * Looks for active content in a PDF: scripts, actions that start something, files within the file, forms
 * with scripts. Names may be escaped (`/J#61vaScript`) and objects may stand in compressed streams.
 */

/** The names of what runs, starts something or holds a file. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Movie|Sound)(?![\w.-])/;
const ENCRYPTED = /\/Encrypt(?![\w.-])/;
/** One stream, and all streams of a file, unpacked. */
const STREAM_MAX_BYTES = 16 * 1024 * 1024;
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;
/** How much of what is unpacked shows that it begins with numbers, in bytes. */
const OBJECTS_HEAD = 65_536;
const OBJECTS = /^(?:\s|%[^\r\n]*[\r\n])*\d+\s+\d[\d\s]*(?![a-zA-Z.+-])(?:[^\d\s]|$)/;
/** The records that end a ZIP archive: a PDF that is one, too, is opened as what its reader likes. */
const ARCHIVE_END = 'PK\x05\x06';

const decodeNames = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The first two bytes of what FlateDecode unpacks (RFC 1950). */
const isDeflated = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8() & 0x0f) === 8 && bytes.readUInt16BE() % 31 === 0;

// The stream's end is found by its keyword: white space may follow.
const inflate = (bytes: Buffer): Buffer =>
  inflateSync(bytes, { maxOutputLength: STREAM_MAX_BYTES, finishFlush: 2 });

/** The objects of a stream that says of itself that it holds some. Throws where they cannot be read. */
function declaredObjects(dictionary: string, bytes: Buffer): Buffer {
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
function undeclaredObjects(bytes: Buffer): Buffer | undefined {
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

/** The streams of a file that hold objects, unpacked. Throws where they unpack to too much. */
function* objectStreamsIn(content: Buffer): Generator<string> {
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
    const objects = isDeclared ? declaredObjects(dictionary, bytes) : undeclaredObjects(bytes);
    if (!objects) continue;
    total += objects.length;
    if (total > UNPACKED_MAX_BYTES) throw new Error('too large');
    yield objects.toString('latin1');
  }
}

/** Says what is wrong with a PDF; `undefined` where nothing is. Synchronous and costly: run it in a process of its own. */
export function pdfProblem(content: Uint8Array): DocumentProblem | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  if (bytes.includes(ARCHIVE_END, 0, 'latin1')) return 'attachment.active';
  const text = decodeNames(bytes.toString('latin1'));
  // What is encrypted cannot be looked into.
  if (ACTIVE.test(text) || ENCRYPTED.test(text)) return 'attachment.active';
  try {
    for (const objects of objectStreamsIn(bytes))
      if (ACTIVE.test(decodeNames(objects))) return 'attachment.active';
  } catch {
    return 'attachment.invalid';
  }
  return undefined;
}
