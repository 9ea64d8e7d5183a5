import { unzipSync } from 'fflate';

/**
 * Looks for active content in Office Open XML documents (DOCX, XLSX, PPTX) and HWPX: macros, ActiveX, OLE
 * objects, DDE, templates and other parts that are loaded from outside, and files that have no place in a
 * document. Hyperlinks are allowed: nothing is loaded before somebody clicks.
 */
export type DocumentProblem = 'attachment.active' | 'attachment.invalid';

/** More than any document of 2 MB unpacks to; beyond is a decompression bomb. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;
const ENTRIES_MAX = 5000;
/** Documents within documents, such as the sheet behind a chart. */
const DEPTH_MAX = 3;

/** What stands in the archive of a document: its structure, pictures, fonts, settings of printers. */
const PART =
  /^(?:mimetype|.*\.(?:xml|rels|vml|hpf|rdf|txt|png|jpe?g|gif|bmp|tiff?|emf|wmf|wdp|svg|webp|fntdata|odttf|ttf|otf|sfnt)|.*\/printerSettings\/[^/]*\.bin|.*\/(?:embeddings|package)\/[^/]*\.(?:docx|xlsx|pptx))$/i;
const NESTED = /\.(?:docx|xlsx|pptx)$/i;
const TEXT = /\.(?:xml|rels|vml|hpf|rdf|svg)$/i;

/** Parts and types that exist to run something, or to hold an object of another program. */
const ACTIVE_PART = /vbaProject|vbaData|activeX|macrosheet|oleObject|dialogsheet|\/Scripts\//i;
const ACTIVE_TYPE =
  /macroEnabled|vbaProject|activeX|macrosheet|oleObject|attachedToolbars|ddeLink/i;
/** Fields and formulas that start a program or load from outside. */
const ACTIVE_FIELD =
  /\bDDE(?:AUTO)?\b|\bINCLUDE(?:PICTURE|TEXT)\b[^<]*(?:https?:|file:|\\\\)|\bIMPORT\b[^<]*(?:https?:|file:|\\\\)/i;
const ACTIVE_ELEMENT =
  /<(?:\w+:)?(?:ddeLink|oleLink|ddeItem|control|OLEObject|oleObj)\b|ppaction:\/\/(?:program|macro|ole)|<(?:\w+:)?f\b[^>]*>[^<]*\|[^<]*!/i;
const SCRIPT = /<(?:\w+:)?script\b|javascript:|\bon(?:load|error|click)\s*=/i;

/** Character references as the characters that they stand for, so that no pattern is written around. */
const decodeReferences = (text: string): string =>
  text.replace(/&#(x[\da-f]+|\d+);/gi, (_, code: string) => {
    const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });

/** Field codes may be split over many elements: read together, they are one text. */
function fieldCodesIn(xml: string): string {
  const parts = xml.matchAll(/<(?:\w+:)?instrText\b[^>]*>([^<]*)|\b(?:\w+:)?instr="([^"]*)"/gi);
  return [...parts].map(([, text = '', attribute = '']) => text || ` ${attribute} `).join('');
}

/** Whether a relationship loads something from outside; hyperlinks to the web and to mail do not. */
function loadsFromOutside(relationship: string): boolean {
  if (!/\bTargetMode\s*=\s*["']External/i.test(relationship)) return false;
  const isLink = /\bType\s*=\s*["'][^"']*\/hyperlink["']/i.test(relationship);
  return !isLink || !/\bTarget\s*=\s*["']\s*(?:https?:|mailto:|tel:|#)/i.test(relationship);
}

function isActive(name: string, text: string): boolean {
  const xml = decodeReferences(text);
  if (/\.rels$/i.test(name))
    return (
      ACTIVE_TYPE.test(xml) ||
      [...xml.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/gi)].some(([tag]) => loadsFromOutside(tag))
    );
  return (
    (name.endsWith('[Content_Types].xml') && ACTIVE_TYPE.test(xml)) ||
    ACTIVE_ELEMENT.test(xml) ||
    ACTIVE_FIELD.test(fieldCodesIn(xml)) ||
    SCRIPT.test(xml)
  );
}

/** Whether an archive fills its file: nothing before the first entry, nothing behind the last record. */
function fillsItsFile(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return (
    bytes.readUInt32BE(0) === 0x504b0304 &&
    end !== -1 &&
    end + 22 <= bytes.length &&
    end + 22 + bytes.readUInt16LE(end + 20) === bytes.length
  );
}

/** Unpacks within bounds. Throws where the archive is damaged or unpacks to too much. */
function unpack(content: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  let entries = 0;
  return unzipSync(content, {
    filter: ({ originalSize }) => {
      size += originalSize;
      entries += 1;
      if (size > UNPACKED_MAX_BYTES || entries > ENTRIES_MAX) throw new Error('too large');
      return true;
    },
  });
}

/** Says what is wrong with a document; `undefined` where nothing is. Synchronous and costly: run it in a worker. */
export function officeDocumentProblem(content: Uint8Array, depth = 1): DocumentProblem | undefined {
  if (depth > DEPTH_MAX) return 'attachment.active';
  let parts: Record<string, Uint8Array>;
  try {
    if (!fillsItsFile(content)) return 'attachment.invalid';
    parts = unpack(content);
  } catch {
    return 'attachment.invalid';
  }
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  for (const [name, bytes] of Object.entries(parts)) {
    if (name.endsWith('/') && bytes.length === 0) continue;
    if (!PART.test(name) || ACTIVE_PART.test(name)) return 'attachment.active';
    if (NESTED.test(name)) {
      const problem = officeDocumentProblem(bytes, depth + 1);
      if (problem) return problem;
    } else if (TEXT.test(name))
      try {
        const text = utf8.decode(bytes);
        // Another encoding of the text would hide it from every pattern.
        if (text.includes('\0')) return 'attachment.invalid';
        if (isActive(name, text)) return 'attachment.active';
      } catch {
        return 'attachment.invalid';
      }
  }
  return undefined;
}
