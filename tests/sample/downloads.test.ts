import { unzipSync } from 'fflate';
import { getDocumentProxy, extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { MARKS } from '@site/drawings/brand/marks.ts';
import { assembleDocument } from '../../app/site-build/content/documents.ts';
import { readLibrary } from '@site/content/library/library.ts';
import { LANGUAGES } from '@site/contract/language';

import { localize } from '../../app/site-build/content/localize.ts';
import { createFiles } from '../../app/site-build/downloads.ts';

/** Tests of the downloads, which open the files like their readers. */

const { library } = readLibrary();
const files = await createFiles();

/** The sustainability reports; the statements are tested below. */
const reports = [...library.reports.values()].filter(({ slug }) =>
  slug.startsWith('sustainability'),
);

const normalizeSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Opens a PDF and reads the data for PDF readers and screen readers. */
async function read(name: string) {
  const body = files.get(name);
  if (!(body instanceof Uint8Array)) throw new Error(`${name} is not made.`);
  const pdf = await getDocumentProxy(new Uint8Array(body));
  const info = new Map(Object.entries((await pdf.getMetadata()).info));
  const { text } = await extractText(pdf, { mergePages: true });
  return {
    pages: pdf.numPages,
    language: info.get('Language'),
    title: info.get('Title'),
    tagged: (await pdf.getMarkInfo())?.['Marked'],
    bookmarks: (await pdf.getOutline())?.length ?? 0,
    text: normalizeSpaces(text),
  };
}

describe.each(
  reports.flatMap((report) =>
    LANGUAGES.map((language) => [report.slug, language, report] as const),
  ),
)('%s in %s as PDF', (slug, language, report) => {
  it('is a separate report with contents, figures and a GRI index', async () => {
    const pdf = await read(`${slug}-${language}.pdf`);
    expect(pdf).toMatchObject({ language, title: report.title[language], tagged: true });
    expect(pdf.pages).toBeGreaterThanOrEqual(8);
    // The bookmarks begin with the table of contents, before the chapters.
    expect(pdf.bookmarks).toBeGreaterThanOrEqual(report.chapters.length);
    for (const { title, sections } of report.chapters)
      for (const heading of [title, ...sections.map((section) => section.title)])
        expect(pdf.text).toContain(normalizeSpaces(heading[language]));
    for (const disclosure of ['2-22', '305-1', '403-9']) expect(pdf.text).toContain(disclosure);
    expect(pdf.text).toContain('68,000');
  });
});

describe.each(
  ['financial-statements-2025', 'audit-opinion-2025', 'assurance-statement-2025'].flatMap((slug) =>
    LANGUAGES.map((language) => [slug, language] as const),
  ),
)('%s in %s as PDF', (slug, language) => {
  it('states in its title and its text that it is a sample', async () => {
    const pdf = await read(`${slug}-${language}.pdf`);
    const marker = { ko: '예시', en: 'sample' }[language];
    expect(pdf).toMatchObject({ language, title: library.reports.get(slug)?.title[language] });
    expect(pdf.title).toContain(marker);
    expect(pdf.tagged).toBe(true);
    expect(pdf.text.split(marker).length).toBeGreaterThan(2);
  });
});

it('the CI archive contains every mark as SVG, PNG and PDF, and the colors', async () => {
  const archive = files.get('onsun-ci.zip');
  if (!(archive instanceof Uint8Array)) throw new Error('onsun-ci.zip is not made.');
  const entries = unzipSync(archive);
  const marks = Object.keys(MARKS).flatMap((mark) => [`onsun-${mark}`, `onsun-${mark}-negative`]);
  expect(Object.keys(entries).toSorted()).toEqual(
    [
      'colors/onsun.ase',
      'colors/onsun.gpl',
      ...['svg', 'png', 'pdf'].flatMap((format) =>
        marks.map((mark) => `${format}/${mark}.${format}`),
      ),
    ].toSorted(),
  );
  const begins = (name: string, length: number) =>
    Buffer.from(entries[name] ?? []).toString('latin1', 0, length);
  expect(begins('colors/onsun.ase', 4)).toBe('ASEF');
  expect(begins('colors/onsun.gpl', 12)).toBe('GIMP Palette');
  expect(begins('png/onsun-symbol.png', 4)).toBe('\u0089PNG');
  const pdf = await getDocumentProxy(new Uint8Array(entries['pdf/onsun-symbol.pdf'] ?? []));
  expect(pdf.numPages).toBe(1);
});

describe.each(
  [...library.documents.keys()].flatMap((slug) =>
    LANGUAGES.map((language) => [slug, language] as const),
  ),
)('%s in %s as PDF', (slug, language) => {
  it('states its language and title, is tagged, has bookmarks and selectable text', async () => {
    const source = assembleDocument(library, language, slug);
    const pdf = await read(`${slug}-${language}.pdf`);
    expect(pdf).toMatchObject({ language, title: source.title, tagged: true });
    expect(pdf.pages).toBeLessThanOrEqual(8);
    expect(pdf.bookmarks).toBeGreaterThanOrEqual(source.chapters.length);
    for (const { title, articles } of source.chapters) {
      if (title) expect(pdf.text).toContain(normalizeSpaces(title));
      for (const article of articles) expect(pdf.text).toContain(normalizeSpaces(article.title));
    }
    expect(pdf.text).toMatch(new RegExp(`1 / ${pdf.pages}`));
  });
});

describe.each(LANGUAGES)('the data sheets in %s', (language) => {
  const products = [...library.products.values()];

  it.each(products.map((product) => [product.slug, product] as const))(
    '%s names its parts, values, standards and revision, and is small',
    async (slug, product) => {
      const name = `${slug}-${language}.pdf`;
      const pdf = await read(name);
      expect(pdf).toMatchObject({ language, tagged: true });
      expect(pdf.title).toContain(product.name[language]);
      const { rows } = localize(product.specifications, language);
      const parts = localize(product.parts ?? [], language);
      for (const text of [
        ...parts.map(({ label }) => label),
        ...rows.map((row) => row.name),
        ...product.standards,
        String(product.dataSheet?.revision),
      ])
        // A word that is broken at its hyphen loses it, and the next line begins after a space.
        expect(pdf.text.replaceAll(/[-\s]/g, '')).toContain(
          normalizeSpaces(text).replaceAll(/[-\s]/g, ''),
        );
      expect((files.get(name) as Uint8Array).byteLength).toBeLessThan(180_000);
    },
  );

  it.each(products)('$slug has the same values as CSV and JSON', (product) => {
    const csv = String(files.get(`${product.slug}-${language}.csv`));
    const json: unknown = JSON.parse(String(files.get(`${product.slug}-${language}.json`)));
    // Five rows about ordering and design-in, and one with the stage of each variant.
    const rows = [...product.specifications.rows, ...Array.from({ length: 5 }), product.state];
    expect(csv.trimEnd().split('\r\n')).toHaveLength(rows.length + 1);
    expect(json).toMatchObject({
      product: product.slug,
      revision: product.dataSheet?.revision,
      variants: product.specifications.columns.map(() => ({
        values: rows.map(() => ({ value: expect.any(String) as string })),
      })),
    });
  });
});

/** A part of the structure of a page, as screen readers traverse it. */
interface Tag {
  readonly role?: string;
  readonly children?: readonly Tag[];
}

/** Structure types that screen readers read as blocks of text; text has to be in one of them. */
const TEXT_PARTS = /^(?:P|H\d|Title|TD|TH|LBody|Lbl|Caption|TOCI|Link|Span|Em|Strong)$/;

/** Lists structure types with text that readers do not treat as a paragraph. */
const listBareTexts = ({ role = '', children = [] }: Tag): string[] =>
  children.flatMap((child) =>
    child.role === 'Span' && !TEXT_PARTS.test(role) ? [`${role} > Span`] : listBareTexts(child),
  );

describe.each([...files.keys()].filter((name) => name.endsWith('.pdf')))('%s', (name) => {
  it('begins with its title or with a heading, and has text only in paragraphs', async () => {
    const body = files.get(name);
    if (!(body instanceof Uint8Array)) throw new Error(`${name} is not made.`);
    const pdf = await getDocumentProxy(new Uint8Array(body));
    const trees: Tag[] = [];
    for (let page = 1; page <= pdf.numPages; page += 1)
      trees.push((await (await pdf.getPage(page)).getStructTree()) as Tag);
    const parts = trees[0]?.children?.[0]?.children ?? [];
    // The title is a special paragraph (`Title`), which PDF 1.7 calls a paragraph.
    const [firstPart] = parts.filter(({ role }) => role !== 'Figure' && role !== 'Div');
    expect(firstPart?.role).toMatch(/^(?:P|H1|Title)$/);
    expect(trees.flatMap(listBareTexts)).toEqual([]);
  });
});
