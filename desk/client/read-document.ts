import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/*
 * The text of documents is read in the page: the sandbox of the browser separates a malicious file from the machine and from
 * the program that has the key.
 */

/** The documents whose text is shown. */
export type ReadableType = 'pdf' | 'docx' | 'hwpx';

/** The size of unpacked parts, in bytes, above which a file is a decompression bomb. */
const UNPACKED_MAX = 64 * 1024 * 1024;

/** The parts that hold the text of a document: ECMA-376-1, 11.3; KS X 6101, sections in their order. */
const TEXT_PARTS = {
  docx: /^word\/(?:document\d*|footnotes|endnotes|comments)\.xml$/,
  hwpx: /^Contents\/section\d+\.xml$/,
} as const;

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  return text.join('\n\n');
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

/** Resolves with the text of a document, without its layout. Rejects if it cannot be read. */
export const readDocument = async (bytes: Uint8Array, type: ReadableType): Promise<string> =>
  type === 'pdf' ? readPdf(bytes) : readArchive(bytes, type);
