import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';

import { departments } from '../schema/departments.ts';
import { drawings, type DrawingEntry } from '../schema/drawings.ts';
import { facts, type Facts } from '../schema/facts.ts';
import { documentSchema, type DocumentSource } from '../schema/document.ts';
import { complimentTexts } from '../schema/forms/compliment.ts';
import { inquiryTexts } from '../schema/forms/inquiry.ts';
import { lookupTexts } from '../schema/forms/lookup.ts';
import { reportTexts } from '../schema/forms/report.ts';
import { reservationTexts } from '../schema/forms/reservation.ts';
import { glossary } from '../schema/glossary.ts';
import { messages } from '../schema/messages.ts';
import { pageSchema, type PageSource } from '../schema/page.ts';
import { productSchema, type ProductSource } from '../schema/product.ts';
import { reportSchema, type ReportSource } from '../schema/report.ts';
import { recognitions, type Recognitions } from '../schema/recognitions.ts';
import { siteSchema } from '../schema/site.ts';
import { sites } from '../schema/sites.ts';
import { resolveFacts } from './facts.ts';
import { problemsOf, type Problem } from './problems.ts';

/** The root of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A content file as it stands on disk. */
export interface SourceFile {
  /** Below the root of the project, with slashes: `content/pages/home.json`. */
  readonly file: string;
  /** With the facts that it refers to. */
  readonly value: unknown;
}

/** With its references to facts, as an editor wrote it. */
export interface WrittenFile extends SourceFile {
  readonly written: unknown;
}

/** All content in both languages, checked against its schemas. */
export interface Library {
  readonly facts: Facts;
  readonly pages: ReadonlyMap<string, PageSource>;
  readonly products: ReadonlyMap<string, ProductSource>;
  readonly documents: ReadonlyMap<string, DocumentSource>;
  readonly reports: ReadonlyMap<string, ReportSource>;
  /** The words that number and date documents. */
  readonly documentWords: z.infer<typeof messages>;
  readonly departments: z.infer<typeof departments>;
  /** By name. */
  readonly drawings: ReadonlyMap<string, DrawingEntry>;
  readonly glossary: z.infer<typeof glossary>;
  readonly sites: z.infer<typeof sites>;
  readonly recognitions: Recognitions | undefined;
  readonly site: z.infer<typeof siteSchema> | undefined;
  /** What each form says; missing where its file is broken. */
  readonly forms: {
    readonly inquiry: z.infer<typeof inquiryTexts> | undefined;
    readonly reservation: z.infer<typeof reservationTexts> | undefined;
    readonly lookup: z.infer<typeof lookupTexts> | undefined;
    readonly compliment: z.infer<typeof complimentTexts> | undefined;
    readonly report: z.infer<typeof reportTexts> | undefined;
  };
  /** By namespace. */
  readonly messages: ReadonlyMap<string, z.infer<typeof messages>>;
  /** The sizes in bytes of the files that the build makes to be taken away, by name. */
  readonly downloads: ReadonlyMap<string, number>;
  /** Every file that was read, whether it was right or not. */
  readonly files: readonly WrittenFile[];
}

/** The folders whose JSON files are content; a change in them changes the site. */
export const FOLDERS = [
  'content',
  'content/pages',
  'content/forms',
  'content/products',
  'content/documents',
  'content/reports',
  'content/messages',
  'contract/messages',
] as const;

const nameOf = (file: string): string => path.basename(file, '.json');

/** Reads all content. What is wrong is left out of the library and told in `problems`. */
export function readLibrary(root = ROOT): { library: Library; problems: Problem[] } {
  const problems: Problem[] = [];
  const files: WrittenFile[] = [];

  const filesIn = (folder: string): string[] =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder))
          .filter((name) => name.endsWith('.json'))
          .toSorted()
          .map((name) => `${folder}/${name}`)
      : [];

  /** Of what is read after it. */
  let known: Facts | undefined;

  const read = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): z.infer<Schema> | undefined => {
    let written: unknown;
    try {
      written = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    } catch (error) {
      problems.push({ file, key: '', what: `cannot be read: ${String(error)}` });
      return undefined;
    }
    const { value, problems: unresolved } = known
      ? resolveFacts(written, known)
      : { value: written, problems: [] };
    problems.push(...unresolved.map((problem) => ({ file, ...problem })));
    files.push({ file, value, written });
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) return result.data;
    problems.push(...problemsOf(file, result.error));
    return undefined;
  };

  /** The files of a folder by their slugs, which must be their names. */
  const readAll = <Source extends { readonly slug: string }>(
    folder: string,
    schemaFor: (name: string) => z.ZodType<Source>,
  ): Map<string, Source> => {
    const found = new Map<string, Source>();
    for (const file of filesIn(folder)) {
      const source = read(file, schemaFor(nameOf(file)));
      if (!source) continue;
      if (source.slug !== nameOf(file))
        problems.push({ file, key: 'slug', what: `must be the file's name, "${nameOf(file)}"` });
      found.set(nameOf(file), source);
    }
    return found;
  };

  known = read('content/facts.json', facts) ?? {};

  const namespaces = new Map<string, z.infer<typeof messages>>();
  for (const file of [...filesIn('content/messages'), ...filesIn('contract/messages')]) {
    const texts = read(file, messages);
    if (texts) namespaces.set(nameOf(file), texts);
  }

  const library: Library = {
    facts: known ?? {},
    pages: readAll('content/pages', () => pageSchema),
    products: readAll('content/products', () => productSchema),
    documents: readAll('content/documents', () => documentSchema),
    reports: readAll('content/reports', () => reportSchema),
    documentWords: read('content/document-words.json', messages) ?? {},
    departments: read('content/departments.json', departments) ?? [],
    drawings: new Map(Object.entries(read('content/drawings.json', drawings) ?? {})),
    glossary: read('content/glossary.json', glossary) ?? [],
    sites: read('content/sites.json', sites) ?? [],
    recognitions: read('content/recognitions.json', recognitions),
    site: read('content/site.json', siteSchema),
    forms: {
      inquiry: read('content/forms/inquiry.json', inquiryTexts),
      reservation: read('content/forms/reservation.json', reservationTexts),
      lookup: read('content/forms/lookup.json', lookupTexts),
      compliment: read('content/forms/compliment.json', complimentTexts),
      report: read('content/forms/report.json', reportTexts),
    },
    messages: namespaces,
    downloads: new Map(),
    files,
  };
  return { library, problems };
}
