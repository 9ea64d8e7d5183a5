import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/*
 * The text of documents, read in the page: a browser keeps what is wrong with a file away from the rest of the machine,
 * and from the program that has the key.
 */

/** The documents whose text is shown. */
export type ReadableType = 'pdf' | 'docx' | 'hwpx';

/** More than the text of any document of 2 MB; beyond is a decompression bomb. In bytes, when unpacked. */
const UNPACKED_MAX = 64 * 1024 * 1024;

/** The parts that hold the text of a document: ECMA-376-1, 11.3; KS X 6101, sections in their order. */
const TEXT_PARTS = {
  docx: /^word\/(?:document|footnotes|endnotes|comments)\.xml$/,
  hwpx: /^Contents\/section\d+\.xml$/,
} as const;

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  return text.join('\n\n');
}

const bySection = new Intl.Collator('en', { numeric: true });

/** Paragraphs of one part, a line each; the elements have the same names in both formats. */
function readParagraphs(xml: string): string[] {
  const part = new DOMParser().parseFromString(xml, 'application/xml');
  if (part.querySelector('parsererror')) throw new Error('It is not well-formed.');
  return [...part.getElementsByTagNameNS('*', 'p')].map((paragraph) =>
    [...paragraph.getElementsByTagNameNS('*', 't')]
      // A table or text box in a paragraph has paragraphs of its own.
      .filter((run) => run.parentElement?.closest('*|p') === paragraph)
      .map((run) => run.textContent)
      .join(''),
  );
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

/** The text of a document, without its layout. Rejects where it cannot be read. */
export const readDocument = async (bytes: Uint8Array, type: ReadableType): Promise<string> =>
  type === 'pdf' ? readPdf(bytes) : readArchive(bytes, type);
