import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@site/contract/language';

import { brandFiles } from '@site/drawings/brand/files.ts';
import { csvOf } from './content/charts.ts';
import { captionFile } from '@site/content/library/films.ts';
import { dataSheetOf, sheetSources, valueFiles } from './content/data-sheets.ts';
import { assembleDocument } from './content/documents.ts';
import { localize } from './content/localize.ts';
import { readLibrary, type Library } from '@site/content/library/library.ts';
import { ciArchive } from './ci-archive.ts';
import { cached } from './cached.ts';
import { ROOT } from './paths.ts';
import { type Print, typeset } from './print/typeset.ts';
import { RASTERIZER } from './rasterizer.ts';
import { inWorker } from './workers.ts';

type File = readonly [name: string, body: string | Uint8Array];

/** The figures of charts as CSV files, and the captions of films, in both languages. */
function tablesOf(library: Library): File[] {
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
          csvOf(block, language),
        ])
      : block.type === 'film'
        ? LANGUAGES.map((language): File => [
            `film-${block.id}-${language}.vtt`,
            readFileSync(path.join(ROOT, captionFile(block.id, language))),
          ])
        : [],
  );
}

/** Every document, report and data sheet, ready to be set in a language. */
const printsOf = (library: Library, language: Language): (Print & { readonly slug: string })[] => {
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
    ...sheetSources(library).map((product) => ({
      ...common,
      slug: product.slug,
      template: 'datasheet' as const,
      date: product.dataSheet.date,
      content: dataSheetOf(library, language, product),
    })),
  ];
};

/** Documents, reports and data sheets as PDFs in both languages. */
async function pdfsOf(library: Library): Promise<File[]> {
  const prints = LANGUAGES.flatMap((language) => printsOf(library, language));
  return Promise.all(
    prints.map(async ({ slug, ...print }): Promise<File> => [
      `${slug}-${print.language}.pdf`,
      await typeset(print),
    ]),
  );
}

let made: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;

/** Every file that pages offer, by its name, made once per process; of content that is read unless it is given. */
export function madeFiles(given?: Library): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const make = async () => {
    const library = given ?? readLibrary().library;
    const [pdfs, brand] = await Promise.all([
      pdfsOf(library),
      brandFiles((svg) => cached('png', RASTERIZER + svg, () => inWorker('renderMark', svg))),
    ]);
    return new Map([
      ...tablesOf(library),
      ...valueFiles(library),
      ...brand,
      await ciArchive(brand, library),
      ...pdfs,
    ]);
  };
  made ??= make().catch((error: unknown) => {
    // In development the content may be corrected, and is asked for again.
    made = undefined;
    throw error;
  });
  return made;
}
