import path from 'node:path';
import sax from 'sax';

import allowed from './allowed-parts.json' with { type: 'json' };
import { readArchive } from './archive.ts';
import { RefusedDocument, refuseDocument, type DocumentProblem } from './document-problem.ts';
import { checkSimpleField, FieldCodes } from './field-codes.ts';
import { findUnknownCalls } from './formula.ts';

/*
 * Accepts Office Open XML documents (DOCX, XLSX, PPTX; ECMA-376) and HWPX (KS X 6101) if everything in them that can
 * run, or names something outside of the file, is listed in `allowed-parts.json` (docs/attachments.md). Hyperlinks are
 * allowed, because nothing is loaded before a click.
 */

/** The maximum depth of nested elements in a part. */
const ELEMENTS_DEPTH_MAX = 1000;
/** The maximum depth of nested documents, such as the sheet of a chart. */
const DEPTH_MAX = 3;

/** The document types that are archives. */
export type OfficeType = 'docx' | 'xlsx' | 'pptx' | 'hwpx';

const split = (lists: readonly string[]): string[] => lists.flatMap((list) => list.split(' '));

const RELATIONSHIPS = new Set([
  ...split(allowed.officeRelationships).flatMap((name) => [
    `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}`,
    // The strict variant of the standard.
    `http://purl.oclc.org/ooxml/officeDocument/relationships/${name}`,
  ]),
  ...split(allowed.packageRelationships).map(
    (name) => `http://schemas.openxmlformats.org/package/2006/relationships/${name}`,
  ),
  ...split(allowed.microsoftRelationships).map(
    (name) => `http://schemas.microsoft.com/office/${name}`,
  ),
  ...allowed.otherRelationships,
]);
const OPEN_XML = 'application/vnd.openxmlformats-officedocument.';
const TYPES = new Set(
  [...split(allowed.openXmlTypes).map((name) => OPEN_XML + name), ...split(allowed.otherTypes)].map(
    (type) => type.toLowerCase(),
  ),
);
const HWPX_TYPES = new Set(split(allowed.hwpxTypes));
const HWPX_FIELDS = new Set(split(allowed.hwpxFields));
const ACTIONS = new Set(split(allowed.presentationActions));

/** The content type of a document's main part. */
const MAIN_TYPES: Readonly<Record<Exclude<OfficeType, 'hwpx'>, string>> = {
  docx: `${OPEN_XML}wordprocessingml.document.main+xml`,
  xlsx: `${OPEN_XML}spreadsheetml.sheet.main+xml`,
  pptx: `${OPEN_XML}presentationml.presentation.main+xml`,
};

/** The files that the archive of a document may contain: structure, pictures, fonts, printer settings. */
const PART =
  /^(?:mimetype|(?:xl|ppt)\/metadata|.*\.(?:xml|rels|psmdcp|vml|hpf|rdf|txt|png|jpe?g|gif|bmp|tiff?|emf|wmf|wdp|svg|webp|fntdata|odttf|ttf|otf|sfnt|sigs)|.*\/printerSettings\/[^/]*\.bin|xl\/customProperty\d*\.bin|.*\/(?:embeddings|package)\/[^/]*\.(?:docx|xlsx|pptx))$/i;
const NESTED = /\.(docx|xlsx|pptx)$/i;
const TEXT = /\.(?:xml|rels|psmdcp|vml|hpf|rdf|svg)$/i;
const DRAWING = /\.svg$/i;

/** Words in the names of parts and types that show why they are refused. */
const REASONS: ReadonlyArray<readonly [RegExp, DocumentProblem]> = [
  [
    /vba|macro|activeX|\/control$|ctrlProp|attachedToolbars|keyMap|extensibility|dialogsheet|\/Scripts\/|customization/i,
    'attachment.macro',
  ],
  [
    /oleObject|embed|aFChunk|video|audio|media|sound|\.(?:ole|bin|exe|zip|avi|mp4|wav|mp3|m4a)$/i,
    'attachment.embedded',
  ],
  [
    /external|connection|query|dde|webextension|attachedTemplate|mailMerge|frame|subDocument|transform|volatile|recipientData/i,
    'attachment.external',
  ],
];

const findReason = (name: string): DocumentProblem =>
  REASONS.find(([words]) => words.test(name))?.[1] ?? 'attachment.unknown';

/** Elements without a harmless use. */
const ELEMENTS: Readonly<Record<string, DocumentProblem>> = {
  control: 'attachment.macro',
  ocx: 'attachment.macro',
  ddelink: 'attachment.external',
  olelink: 'attachment.external',
  ddeitem: 'attachment.external',
  oleobject: 'attachment.embedded',
  oleobj: 'attachment.embedded',
  frameset: 'attachment.external',
  mailmerge: 'attachment.external',
  webpublishitem: 'attachment.external',
  encryptiondata: 'attachment.password',
  'encryption-data': 'attachment.password',
  foreignobject: 'attachment.unknown',
};
/** Elements of spreadsheets and charts that contain formulas. */
const FORMULAS = new Set([
  'f',
  'formula',
  'formula1',
  'formula2',
  'calculatedcolumnformula',
  'totalsrowformula',
  'definedname',
]);

const EVENT = /^on[a-z]+$/;
const SCRIPT = /^\s*(?:javascript|vbscript):/i;
const LINK = /^(?:https?:|mailto:|tel:|#)/i;
/** A reference to a part of the same file (RFC 3986, 4.2), or to a fragment of it. */
const INSIDE = /^(?!\/\/)[^\\:]*$|^#/;
/** In a drawing: a fragment of it, or an inline picture (`data:`). */
const DRAWN = /^\s*(?:#|data:image\/)/i;
const LOADED = /url\(\s*(?!["']?\s*(?:#|data:image\/))|@import|image-set\(/i;

/** The part of HWPX with the macros of a document, and its content in documents without macros. */
const HWPX_MACROS = /^Scripts\/(?:header|source)Scripts(?:\.js)?$/;
const NO_MACROS =
  /^(?:var Documents = XHwpDocuments;\s*var Document = Documents\.Active_XHwpDocument;\s*)?(?:function OnDocument_(?:New|Open)\(\)\s*\{\s*(?:\/\/ ?todo ?: ?)?\s*\}\s*)*$/;

/** Drawings of older releases, in which Excel writes HTML elements without an end tag. */
const LOOSE = /\.vml$/i;

/** Returns the name of an element or attribute in lower case, without its prefix. */
const getLocalName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

/**
 * The attributes of an element by local name. Two attributes can have one name in different case or with
 * different prefixes; both are inspected.
 */
class Attributes {
  readonly all: ReadonlyArray<readonly [name: string, value: string]>;

  constructor(attributes: Readonly<Record<string, unknown>>) {
    this.all = Object.entries(attributes).map(([name, value]) => [
      getLocalName(name),
      String(value),
    ]);
  }

  getValues(name: string): string[] {
    return this.all.flatMap(([attributeName, value]) =>
      attributeName === name ? [value.trim()] : [],
    );
  }
}

/** In lower case, because programs compare them without case. Names begin with a slash, extensions with a dot. */
interface PartNames {
  readonly names: ReadonlySet<string>;
  readonly extensions: ReadonlySet<string>;
}

/** State that the parts of a document share: the names of parts, and what its formulas call and define. */
interface Context extends PartNames {
  readonly calls: Set<string>;
  readonly defined: Set<string>;
}

/**
 * Refuses a relationship (ECMA-376-2, 6.5.3) of an unknown type, and one that loads something from outside of the file.
 */
function checkRelationship(attributes: Attributes): void {
  const types = attributes.getValues('type');
  const unknown = types.find((type) => !RELATIONSHIPS.has(type));
  if (unknown !== undefined || types.length !== 1) refuseDocument(findReason(unknown ?? ''));
  const targets = attributes.getValues('target');
  if (attributes.getValues('targetmode').some((mode) => /^external$/i.test(mode))) {
    const isLink = types.every((type) => /\/hyperlink$/i.test(type));
    if (!isLink || !targets.every((target) => LINK.test(target)))
      refuseDocument('attachment.external');
  } else if (!targets.every((target) => INSIDE.test(target))) refuseDocument('attachment.external');
}

/** Refuses a content type (ECMA-376-2, 6.2.3) of a part that is in the archive. */
function checkType(attributes: Attributes, parts: PartNames): void {
  const isUsed =
    attributes.getValues('partname').some((name) => parts.names.has(name.toLowerCase())) ||
    attributes
      .getValues('extension')
      .some((extension) => parts.extensions.has(`.${extension.toLowerCase()}`));
  const unknown = attributes
    .getValues('contenttype')
    .find((type) => !TYPES.has(type.toLowerCase()));
  if (isUsed && unknown !== undefined) refuseDocument(findReason(unknown));
}

/** Refuses a file of an HWPX document (OPF 2.0, 2.3) that is not in the archive, or of an unknown type. */
function checkHwpxItem(attributes: Attributes): void {
  const types = attributes.getValues('media-type').map((type) => type.split(';')[0]?.trim() ?? '');
  const isOutside =
    !attributes.getValues('href').every((href) => INSIDE.test(href)) ||
    // Hangul writes this for objects that are in the archive.
    (attributes.getValues('isembeded').includes('0') && !types.includes('application/ole'));
  if (isOutside) refuseDocument('attachment.external');
  const unknown = types.find((type) => !HWPX_TYPES.has(type.toLowerCase()));
  if (unknown !== undefined)
    refuseDocument(/ole/i.test(unknown) ? 'attachment.embedded' : findReason(unknown));
}

/** Refuses an element, of any part, that runs or loads something. */
function checkElement(element: string, parent: string | undefined, attributes: Attributes): void {
  const problem = Object.hasOwn(ELEMENTS, element) ? ELEMENTS[element] : undefined;
  if (problem) refuseDocument(problem);
  // An equation of HWPX is the text of a `script`.
  if (element === 'script' && parent !== 'equation') refuseDocument('attachment.macro');
  for (const [name, value] of attributes.all) {
    const isActive =
      (name.startsWith('on') && EVENT.test(name) && /[(:]/.test(value)) ||
      (value.includes(':') && SCRIPT.test(value)) ||
      (name === 'macro' && value !== '');
    if (isActive) refuseDocument('attachment.macro');
    if (name === 'action' && /^ppaction:/i.test(value)) checkAction(value);
  }
  if (LOADING_ELEMENTS.get(element)?.(attributes)) refuseDocument('attachment.external');
}

const isOutside = (value: string): boolean => !INSIDE.test(value);
const loadsPicture = (attributes: Attributes): boolean =>
  ['src', 'href', 'althref'].some((name) => attributes.getValues(name).some(isOutside));

/** Returns whether a link is followed without a click. Only a link to another slide may be. */
const isFollowed = (attributes: Attributes): boolean =>
  attributes.getValues('id').some(Boolean) &&
  !attributes.getValues('action').some((action) => /^ppaction:\/\/hlinksldjump/i.test(action));

/** Elements that load something from outside, and the attributes that do. */
const LOADING_ELEMENTS: ReadonlyMap<string, (attributes: Attributes) => boolean> = new Map([
  ['hlinkmouseover', isFollowed],
  ['hlinkhover', isFollowed],
  [
    'cachesource',
    (attributes) => attributes.getValues('type').some((type) => /external/i.test(type)),
  ],
  [
    'databinding',
    (attributes) => attributes.getValues('filebinding').some((on) => /^(?:1|true)$/i.test(on)),
  ],
  ['linkinfo', (attributes) => attributes.getValues('path').some(Boolean)],
  ['imagedata', loadsPicture],
  ['fill', loadsPicture],
  ['stroke', loadsPicture],
]);

function checkAction(action: string): void {
  if (ACTIONS.has(action.toLowerCase().split('?')[0] ?? '')) return;
  refuseDocument(/program|macro/i.test(action) ? 'attachment.macro' : 'attachment.external');
}

/** Refuses an element of a drawing that loads something (SVG 2, 16.2 and 2.4). Links may lead anywhere. */
function checkDrawing(element: string, attributes: Attributes): void {
  for (const [name, value] of attributes.all) {
    const isLink = element === 'a' && LINK.test(value);
    if ((name === 'href' || name === 'src') && !isLink && !DRAWN.test(value))
      refuseDocument('attachment.external');
    if (LOADED.test(value)) refuseDocument('attachment.external');
  }
}

/**
 * Refuses a part that runs or loads something. The part is parsed, because character references, CDATA, comments,
 * prefixes and quotes allow many spellings of the same thing. Throws if it cannot be parsed, is not UTF-8, or exceeds
 * the limits.
 */
function checkPart(name: string, bytes: Buffer, context: Context): void {
  const parser = sax.parser(!LOOSE.test(name));
  const isRelationships = /\.rels$/i.test(name);
  const isTypes = /(?:^|\/)\[Content_Types\]\.xml$/i.test(name);
  const isHwpx = /\.hpf$/i.test(name);
  const isDrawing = DRAWING.test(name);
  const elements: string[] = [];
  const fields = new FieldCodes();
  let formula = '';

  const readText = (text: string): void => {
    const element = elements.at(-1) ?? '';
    if (element === 'instrtext' || element === 'delinstrtext') fields.read(text);
    else if (FORMULAS.has(element)) formula += text;
    else if (isDrawing && element === 'style' && LOADED.test(text))
      refuseDocument('attachment.external');
  };
  const handlers: Partial<sax.SAXParser> = {
    onopentag({ name: tag, attributes: tagAttributes }) {
      const element = getLocalName(tag);
      const attributes = new Attributes(tagAttributes);
      checkElement(element, elements.at(-1), attributes);
      if (isRelationships && element === 'relationship') checkRelationship(attributes);
      if (isTypes) checkType(attributes, context);
      if (isHwpx && element === 'item') checkHwpxItem(attributes);
      if (isDrawing) checkDrawing(element, attributes);
      if (element === 'fldchar')
        for (const type of attributes.getValues('fldchartype')) fields.mark(type);
      for (const [attribute, value] of attributes.all) {
        if (attribute === 'instr') checkSimpleField(value);
        if (attribute === 'formula' || attribute === 'textlink') addCalls(value);
      }
      if (element === 'fieldbegin')
        for (const type of attributes.getValues('type'))
          if (!HWPX_FIELDS.has(type)) refuseDocument('attachment.unknown');
      if (element === 'definedname')
        for (const defined of attributes.getValues('name'))
          context.defined.add(defined.toUpperCase());
      if (FORMULAS.has(element)) formula = '';
      if (elements.push(element) > ELEMENTS_DEPTH_MAX)
        throw new Error('The part is nested too deeply.');
    },
    ontext: readText,
    oncdata: readText,
    onclosetag() {
      if (FORMULAS.has(elements.pop() ?? '')) {
        addCalls(formula);
        formula = '';
      }
    },
    // Parts have no document type (ECMA-376-2, 6.2.5); drawings may name that of SVG.
    ondoctype(doctype) {
      if (
        !isDrawing ||
        !/^\s*svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"[]*"\s*"[^"[]*")?\s*$/.test(doctype)
      )
        throw new Error('The part declares entities.');
    },
    onprocessinginstruction({ name: target }) {
      if (!/^(?:xml|mso-.*)$/i.test(target)) refuseDocument('attachment.external');
    },
    onerror(error) {
      throw error;
    },
  };
  const addCalls = (text: string): void => {
    for (const call of findUnknownCalls(text)) context.calls.add(call);
  };
  Object.assign(parser, handlers);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  // Another encoding would hide the text.
  if (text.includes('\0')) throw new Error('The part is not UTF-8.');
  // In a single write, because the parser limits text that continues in another one, and a drawing may be one long
  // attribute.
  parser.write(text).close();
  fields.end();
}

/** Returns whether the macros of an HWPX document, in UTF-16 or UTF-8, do nothing. */
function hasNoMacros(bytes: Uint8Array): boolean {
  const text = new TextDecoder(bytes.includes(0) ? 'utf-16le' : 'utf-8').decode(bytes);
  return NO_MACROS.test(text.trim());
}

/** Returns the attributes of all elements of a part that have this name. */
function readElements(bytes: Buffer | undefined, elementName: string): Attributes[] {
  const elements: Attributes[] = [];
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    if (getLocalName(name) === elementName) elements.push(new Attributes(attributes));
  };
  parser.write(bytes?.toString() ?? '').close();
  return elements;
}

type Parts = ReadonlyMap<string, Buffer>;

/** Returns the content type of the main part of an Office Open XML document, if there is one. */
function readMainType(parts: Parts): string | undefined {
  const byName = new Map([...parts].map(([name, bytes]) => [name.toLowerCase(), bytes]));
  const [main, ...others] = readElements(byName.get('_rels/.rels'), 'relationship').filter(
    (attributes) => attributes.getValues('type').some((type) => type.endsWith('/officeDocument')),
  );
  if (!main || others.length > 0) return undefined;
  const name = `/${(main.getValues('target')[0] ?? '').replace(/^\/|^\.\//, '')}`.toLowerCase();
  const types = byName.get('[content_types].xml');
  const override = readElements(types, 'override').find((attributes) =>
    attributes.getValues('partname').some((part) => part.toLowerCase() === name),
  );
  const byExtension = readElements(types, 'default').find((attributes) =>
    attributes
      .getValues('extension')
      .some((extension) => `.${extension.toLowerCase()}` === path.posix.extname(name)),
  );
  return (override ?? byExtension)?.getValues('contenttype')[0];
}

/** Returns whether an archive is an HWPX document: it has the media type, or the parts that Hangul requires. */
const isHwpxArchive = (parts: Parts): boolean =>
  parts.get('mimetype')?.toString().trim() === 'application/hwp+zip' ||
  (!parts.has('mimetype') && parts.has('Contents/content.hpf') && parts.has('version.xml'));

/** Refuses a document of another kind than its name states. */
function checkKind(parts: Parts, type: OfficeType): void {
  const isOpenXml = [...parts.keys()].some((name) => /^\[Content_Types\]\.xml$/i.test(name));
  if (type === 'hwpx') {
    if (!isHwpxArchive(parts) || isOpenXml) refuseDocument('attachment.mismatch');
    return;
  }
  const mainType = isOpenXml && !parts.has('mimetype') ? readMainType(parts) : undefined;
  if (mainType === MAIN_TYPES[type]) return;
  refuseDocument(/macroEnabled/i.test(mainType ?? '') ? 'attachment.macro' : 'attachment.mismatch');
}

function checkDocument(content: Buffer, type: OfficeType, depth: number): void {
  if (depth > DEPTH_MAX) refuseDocument('attachment.embedded');
  const parts = readArchive(content);
  checkKind(parts, type);
  const names = [...parts.keys()].map((name) => `/${name.toLowerCase()}`);
  const context: Context = {
    names: new Set(names),
    extensions: new Set(names.map((name) => path.posix.extname(name))),
    calls: new Set(),
    defined: new Set(),
  };
  const hasChart = [...parts.keys()].some((name) => name.startsWith('Chart/'));
  for (const [name, bytes] of parts) {
    if (HWPX_MACROS.test(name)) {
      if (hasNoMacros(bytes)) continue;
      refuseDocument('attachment.macro');
    }
    if (hasChart && /\.ole$/i.test(name)) refuseDocument('attachment.chart');
    if (!PART.test(name)) refuseDocument(findReason(`/${name}`));
    const nested = NESTED.exec(name)?.[1]?.toLowerCase();
    if (nested) checkDocument(bytes, nested as OfficeType, depth + 1);
    else if (TEXT.test(name)) checkPart(name, bytes, context);
  }
  if (![...context.calls].every((name) => context.defined.has(name)))
    refuseDocument('attachment.external');
}

/** Returns the problem of a document, if any. Synchronous and expensive: call it in a separate process. */
export function findOfficeDocumentProblem(
  content: Uint8Array,
  type: OfficeType,
): DocumentProblem | undefined {
  try {
    checkDocument(Buffer.from(content.buffer, content.byteOffset, content.length), type, 1);
    return undefined;
  } catch (error) {
    return error instanceof RefusedDocument ? error.problem : 'attachment.invalid';
  }
}
