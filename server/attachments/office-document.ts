import { unzipSync } from 'fflate';
import sax from 'sax';

/** Why a document is refused. */
export type DocumentProblem = 'attachment.active' | 'attachment.invalid';

/*
 * Looks for active content in Office Open XML documents (DOCX, XLSX, PPTX) and HWPX: macros, ActiveX, OLE
 * objects, DDE, templates and other parts that are loaded from outside, and files that have no place in a
 * document. Hyperlinks are allowed: nothing is loaded before somebody clicks.
 */

/** More than any document of 2 MB unpacks to; beyond is a decompression bomb. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;
const ENTRIES_MAX = 5000;
/** How deep elements of a part stand in each other, and how long the codes of its fields are together, at most. */
const ELEMENTS_DEPTH_MAX = 1000;
const FIELD_CODES_MAX = 1_000_000;
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
const ACTIVE_ELEMENTS = new Set([
  'ddelink',
  'olelink',
  'ddeitem',
  'control',
  'oleobject',
  'oleobj',
]);
const ACTIVE_ATTRIBUTE = /^on(?:load|error|click)$/;
const ACTIVE_VALUE = /javascript:|ppaction:\/\/(?:program|macro|ole)/i;
/** Fields that start a program, and those that load what they name. */
const DDE = /\bDDE(?:AUTO)?\b/i;
const LOADING_FIELD = /\b(?:INCLUDE(?:PICTURE|TEXT)|IMPORT)\b/i;
const OUTSIDE = /https?:|file:|\\\\/i;

/** Where HWPX has the macros of a document, and what Hangul writes there for a document without any. */
const HWPX_MACROS = /^Scripts\/(?:header|source)Scripts(?:\.js)?$/;
const NO_MACROS =
  /^(?:var Documents = XHwpDocuments;\s*var Document = Documents\.Active_XHwpDocument;\s*)?(?:function OnDocument_(?:New|Open)\(\)\s*\{\s*(?:\/\/ ?todo ?: ?)?\s*\}\s*)*$/;

/** Types and relationships of parts, which name what they are. */
const STRUCTURE = /(?:\.rels|\[Content_Types\]\.xml)$/i;
/** Drawings of older releases, which Excel writes with elements of HTML that do not end. */
const LOOSE = /\.vml$/i;

/** The name of an element or attribute without its prefix, in lower case. */
const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

/** The attributes of an element; two of one name differ by case or prefix. */
type Attributes = ReadonlyArray<readonly [name: string, value: string]>;

const valuesOf = (attributes: Attributes, name: string): string[] =>
  attributes.flatMap(([one, value]) => (one === name ? [value.trim()] : []));

/** Whether a relationship loads something from outside; hyperlinks to the web and to mail do not. */
function loadsFromOutside(attributes: Attributes): boolean {
  if (!valuesOf(attributes, 'targetmode').some((mode) => /^external$/i.test(mode))) return false;
  const isLink = valuesOf(attributes, 'type').every((type) => /\/hyperlink$/i.test(type));
  const targets = valuesOf(attributes, 'target');
  return !isLink || !targets.every((target) => /^(?:https?:|mailto:|tel:|#)/i.test(target));
}

/** Whether the codes of all fields, one after another, start a program or load from outside. */
function hasActiveField(codes: string): boolean {
  if (DDE.test(codes)) return true;
  const loading = codes.search(LOADING_FIELD);
  return loading !== -1 && OUTSIDE.test(codes.slice(loading));
}

/**
 * Whether a part runs or loads something. It is parsed, because character references, CDATA, comments, prefixes and
 * quotes let one thing be written in many ways. Throws where it cannot be parsed or is no UTF-8, declares entities, or
 * is beyond bounds.
 */
function isActive(name: string, bytes: Uint8Array): boolean {
  const parser = sax.parser(!LOOSE.test(name));
  const isStructure = STRUCTURE.test(name);
  const isRelationships = /\.rels$/i.test(name);
  const elements: string[] = [];
  let active = false;
  let fieldCodes = '';
  /** A formula that asks another program has both, in this order: `program|'topic'!item`. */
  let hasBar = false;

  const read = (part: string): void => {
    const element = elements.at(-1);
    if (element === 'instrtext') fieldCodes += part;
    if (fieldCodes.length > FIELD_CODES_MAX) throw new Error('Its fields are too long.');
    if (element !== 'f') return;
    const bar = hasBar ? 0 : part.indexOf('|');
    if (bar === -1) return;
    hasBar = true;
    if (part.includes('!', bar)) active = true;
  };
  const handlers: Partial<sax.SAXParser> = {
    onopentag({ name: tag, attributes: named }) {
      const element = localName(tag);
      const attributes = Object.entries(named).map(
        ([attribute, value]) => [localName(attribute), String(value)] as const,
      );
      for (const [attribute, value] of attributes) {
        if (ACTIVE_ATTRIBUTE.test(attribute) || ACTIVE_VALUE.test(value)) active = true;
        if (isStructure && ACTIVE_TYPE.test(value)) active = true;
        // Field codes may be split over many elements: read together, they are one text.
        if (attribute === 'instr') fieldCodes += ` ${value} `;
      }
      if (ACTIVE_ELEMENTS.has(element)) active = true;
      // An equation of HWPX is the text of a `script`.
      if (element === 'script' && elements.at(-1) !== 'equation') active = true;
      if (isRelationships && element === 'relationship' && loadsFromOutside(attributes))
        active = true;
      if (element === 'f') hasBar = false;
      if (elements.push(element) > ELEMENTS_DEPTH_MAX) throw new Error('It is too deep.');
    },
    ontext: read,
    oncdata: read,
    onclosetag: () => void elements.pop(),
    ondoctype(doctype) {
      if (/<!ENTITY/i.test(doctype)) throw new Error('It declares entities.');
    },
    onerror(error) {
      throw error;
    },
  };
  Object.assign(parser, handlers);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  // Another encoding of the text would hide it.
  if (text.includes('\0')) throw new Error('It is no UTF-8.');
  // Whole, because the parser limits what continues in another write, and a drawing may be one long attribute.
  parser.write(text).close();
  return active || hasActiveField(fieldCodes);
}

/** Whether the macros of an HWPX document, in UTF-16 or UTF-8, do nothing. */
function hasNoMacros(bytes: Uint8Array): boolean {
  const text = new TextDecoder(bytes.includes(0) ? 'utf-16le' : 'utf-8').decode(bytes);
  return NO_MACROS.test(text.trim());
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

/** Says what is wrong with a document; `undefined` where nothing is. Synchronous and costly: run it in a process of its own. */
export function officeDocumentProblem(content: Uint8Array, depth = 1): DocumentProblem | undefined {
  if (depth > DEPTH_MAX) return 'attachment.active';
  let parts: Record<string, Uint8Array>;
  try {
    if (!fillsItsFile(content)) return 'attachment.invalid';
    parts = unpack(content);
  } catch {
    return 'attachment.invalid';
  }
  for (const [name, bytes] of Object.entries(parts)) {
    if (name.endsWith('/') && bytes.length === 0) continue;
    if (HWPX_MACROS.test(name) && hasNoMacros(bytes)) continue;
    if (!PART.test(name) || ACTIVE_PART.test(name)) return 'attachment.active';
    if (NESTED.test(name)) {
      const problem = officeDocumentProblem(bytes, depth + 1);
      if (problem) return problem;
    } else if (TEXT.test(name))
      try {
        if (isActive(name, bytes)) return 'attachment.active';
      } catch {
        return 'attachment.invalid';
      }
  }
  return undefined;
}
