import { unzipSync } from 'fflate';

import type { PdfRequest } from './pdf-worker.ts';

/*
 * The text of documents is read in the page: the sandbox of the browser separates a malicious file from the machine and from
 * the program that has the key.
 */

/** The documents whose text is shown. */
export type ReadableType = 'pdf' | 'docx' | 'hwpx';

/** The maximum size of unpacked parts, in bytes: a larger file is a decompression bomb. */
const UNPACKED_MAX = 32 * 1024 * 1024;
/** The maximum number of tags in a part: a browser needs hundreds of bytes for each. */
const TAGS_MAX = 2_000_000;
/** The time after which the reading of a PDF is ended, in milliseconds. */
const TIME_MAX = 10_000;

/** The parts that contain the text of a document: ECMA-376-1, 11.3; KS X 6101, sections in their order. */
const TEXT_PARTS = {
  docx: /^word\/(?:document\d*|footnotes|endnotes|comments)\.xml$/,
  hwpx: /^Contents\/section\d+\.xml$/,
} as const;

/** Reads a PDF in a worker, because its streams can take any time. Rejects if it takes longer than `timeMax`. */
function readPdf(bytes: Uint8Array, timeMax: number): Promise<string> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error('It takes too long.')), timeMax);
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<string | undefined>) =>
    data === undefined ? reject(new Error('It cannot be read.')) : resolve(data),
  );
  worker.addEventListener('error', () => reject(new Error('It cannot be read.')));
  port1.start();
  worker.postMessage({ bytes, port: port2 } satisfies PdfRequest, [port2]);
  return promise.finally(() => {
    clearTimeout(timer);
    port1.close();
    worker.terminate();
  });
}

const bySection = new Intl.Collator('en', { numeric: true });

/** Characters of elements that have no text. */
const CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  lineBreak: '\n',
};
/** Elements that are read elsewhere, or describe the layout. */
const SKIPPED = new Set(['p', 'pPr', 'rPr']);

/** Returns the text of a run or a paragraph, without the paragraphs of a table or text box in it. */
function readText(element: Element): string {
  const isText = element.localName === 't';
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return isText ? (node.textContent ?? '') : '';
      if (SKIPPED.has(node.localName)) return '';
      return CHARACTERS[node.localName] ?? readText(node);
    })
    .join('');
}

/** Returns the paragraphs of one part; their elements have the same names in both formats. */
function readParagraphs(xml: string): string[] {
  let tags = 0;
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) tags += 1;
  if (tags > TAGS_MAX) throw new Error('It has too many elements.');
  const part = new DOMParser().parseFromString(xml, 'application/xml');
  if (part.querySelector('parsererror')) throw new Error('It is not well-formed.');
  return [...part.getElementsByTagNameNS('*', 'p')].map(readText);
}

function readArchive(bytes: Uint8Array, type: 'docx' | 'hwpx'): string {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!TEXT_PARTS[type].test(name)) return false;
      size += originalSize;
      if (size > UNPACKED_MAX) throw new Error('It unpacks to too much.');
      return true;
    },
  });
  return Object.keys(parts)
    .toSorted(bySection.compare)
    .flatMap((name) => readParagraphs(new TextDecoder().decode(parts[name])))
    .join('\n')
    .trim();
}

/**
 * Resolves with the text of a document, without its layout. Rejects if it cannot be read within the limits of size and
 * time.
 *
 * @param timeMax in milliseconds
 */
export const readDocument = async (
  bytes: Uint8Array,
  type: ReadableType,
  timeMax = TIME_MAX,
): Promise<string> => (type === 'pdf' ? readPdf(bytes, timeMax) : readArchive(bytes, type));
