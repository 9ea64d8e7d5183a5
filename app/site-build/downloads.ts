import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@site/contract/language';

import { brandFiles } from '@site/drawings/brand/files.ts';
import { formatCsv } from './content/charts.ts';
import { getCaptionFile } from '@site/content/library/films.ts';
import { assembleDataSheet, listSheetSources, createValueFiles } from './content/data-sheets.ts';
import { assembleDocument } from './content/documents.ts';
import { localize } from './content/localize.ts';
import { readLibrary, type Library } from '@site/content/library/library.ts';
import { createCiArchive } from './ci-archive.ts';
import { readOrCreate } from './cached.ts';
import { ROOT } from './paths.ts';
import { type Print, typeset } from './print/typeset.ts';
import { RASTERIZER } from './rasterizer.ts';
import { runInWorker } from './workers.ts';

type File = readonly [name: string, body: string | Uint8Array];

/** Creates the CSV files of charts, and the captions of films, in all languages. */
function renderTables(library: Library): File[] {
  const blocks = [...library.pages.values()].flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.type === 'tabs'
        ? block.tabs.flatMap((tab) => ('blocks' in tab ? tab.blocks : []))
        : [block],
    ),
  );
  return blocks.flatMap((block) =>
    block.type === 'charts' && block.download
      ? LANGUAGES.map((language): File => [
          `${block.download}-${language}.csv`,
          formatCsv(block, language),
        ])
      : block.type === 'film'
        ? LANGUAGES.map((language): File => [
            `film-${block.id}-${language}.vtt`,
            readFileSync(path.join(ROOT, getCaptionFile(block.id, language))),
          ])
        : [],
  );
}

/** Lists all documents, reports and data sheets as input of the typesetter. */
const getPrints = (library: Library, language: Language): (Print & { readonly slug: string })[] => {
  const { brand, website = '' } = library.site ?? {};
  const common = { language, brand: brand?.legalName[language] ?? '', website };
  return [
    ...[...library.documents.values()].map(({ slug, effective, amended }) => ({
      ...common,
      slug,
      template: 'document' as const,
      date: amended ?? effective,
      content: assembleDocument(library, language, slug),
    })),
    ...[...library.reports.values()].map((report) => ({
      ...common,
      slug: report.slug,
      template: 'report' as const,
      date: report.issued,
      content: {
        ...localize(report, language),
        contentsLabel: library.documentWords['contents']?.[language],
      },
    })),
    ...listSheetSources(library).map((product) => ({
      ...common,
      slug: product.slug,
      template: 'datasheet' as const,
      date: product.dataSheet.date,
      content: assembleDataSheet(library, language, product),
    })),
  ];
};

/** Renders documents, reports and data sheets as PDFs. */
async function renderPdfs(library: Library): Promise<File[]> {
  const prints = LANGUAGES.flatMap((language) => getPrints(library, language));
  return Promise.all(
    prints.map(async ({ slug, ...print }): Promise<File> => [
      `${slug}-${print.language}.pdf`,
      await typeset(print),
    ]),
  );
}

let pendingFiles: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;

/**
 * Returns all files that pages offer, by name. They are created once per process, from `given` or the content on the
 * disk.
 */
export function createFiles(
  ownLibrary?: Library,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const make = async () => {
    const library = ownLibrary ?? readLibrary().library;
    const [pdfs, brand] = await Promise.all([
      renderPdfs(library),
      brandFiles((svg) =>
        readOrCreate('png', RASTERIZER + svg, () => runInWorker('renderMark', svg)),
      ),
    ]);
    return new Map([
      ...renderTables(library),
      ...createValueFiles(library),
      ...brand,
      await createCiArchive(brand, library),
      ...pdfs,
    ]);
  };
  pendingFiles ??= make().catch((error: unknown) => {
    // In development a correction of the content causes another attempt.
    pendingFiles = undefined;
    throw error;
  });
  return pendingFiles;
}
