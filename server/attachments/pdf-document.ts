import { inflateSync } from 'node:zlib';

import type { DocumentProblem } from './office-document.ts';

/**
 * Looks for active content in a PDF: scripts, actions that start something, files within the file, forms
 * with scripts. Names may be escaped (`/J#61vaScript`) and objects may stand in compressed streams.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Movie|Sound)(?![\w.-])/;
const ENCRYPTED = /\/Encrypt(?![\w.-])/;
/** One stream, and all streams of a file, unpacked. */
const STREAM_MAX_BYTES = 16 * 1024 * 1024;
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;
/** The records that end a ZIP archive: a PDF that is one, too, is opened as what its reader likes. */
const ARCHIVE_END = 'PK\x05\x06';

const decodeNames = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The streams of a file that hold objects, unpacked. Throws where they unpack to too much. */
function* objectStreamsIn(content: Buffer): Generator<string> {
  let total = 0;
  let at = 0;
  for (;;) {
    const start = content.indexOf('stream', at, 'latin1');
    if (start === -1) return;
    at = start + 6;
    const dictionary = decodeNames(content.toString('latin1', Math.max(0, start - 2048), start));
    if (dictionary.endsWith('end')) continue;
    const last = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
    if (!/\/ObjStm(?![\w.-])/.test(last) && !/\/XML(?![\w.-])/.test(last)) continue;
    const end = content.indexOf('endstream', at, 'latin1');
    let from = at;
    while (content[from] === 0x0d || content[from] === 0x0a) from += 1;
    const bytes = content.subarray(from, end === -1 ? undefined : end);
    // A predictor would keep the names of the objects from being read.
    if (/\/Predictor/.test(last)) throw new Error('a predictor');
    if (!/\/Filter/.test(last)) yield bytes.toString('latin1');
    else if (/\/FlateDecode|\/Fl(?![\w.-])/.test(last)) {
      const unpacked = inflateSync(bytes, {
        maxOutputLength: STREAM_MAX_BYTES,
        // The stream's end is found by its keyword: white space may follow.
        finishFlush: 2,
      });
      total += unpacked.length;
      if (total > UNPACKED_MAX_BYTES) throw new Error('too large');
      yield unpacked.toString('latin1');
    } else throw new Error('a filter that objects do not need');
  }
}

/** Says what is wrong with a PDF; `undefined` where nothing is. Synchronous and costly: run it in a worker. */
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
