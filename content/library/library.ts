import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicDataSchema, type PublicData } from '@site/contract/public-data';
import {
  LANGUAGE_LIST,
  removeOtherLanguages,
  type Language,
  type LocalizedText,
} from '@site/contract/language';
import type { BroughtMessages } from '@site/contract/messages';
import type * as z from 'zod';

import { collected, type Collected } from '../schema/collected.ts';
import { departments } from '../schema/departments.ts';
import { drawings, type DrawingEntry } from '../schema/drawings.ts';
import { documentSchema, type DocumentSource } from '../schema/document.ts';
import { complimentTexts } from '../schema/forms/compliment.ts';
import { inquiryTexts } from '../schema/forms/inquiry.ts';
import { lookupTexts } from '../schema/forms/lookup.ts';
import { reportTexts } from '../schema/forms/report.ts';
import { reservationTexts } from '../schema/forms/reservation.ts';
import { visitTexts } from '../schema/forms/visit.ts';
import { facts, type Facts } from '../schema/facts.ts';
import { glossary } from '../schema/glossary.ts';
import { languageMessages } from '../schema/language-messages.ts';
import { messages } from '../schema/messages.ts';
import { pageSchema, type PageSource } from '../schema/page.ts';
import { photographTexts, type PhotographTexts } from '../schema/photographs.ts';
import { productSchema, type ProductSource } from '../schema/product.ts';
import { reportSchema, type ReportSource } from '../schema/report.ts';
import { recognitions, type Recognitions } from '../schema/recognitions.ts';
import { siteSchema } from '../schema/site.ts';
import { sites } from '../schema/sites.ts';
import { samples, type Samples } from '../schema/samples.ts';
import { standards, type Standards } from '../schema/standards.ts';
import { statutes, type Statutes } from '../schema/statutes.ts';
import { terms, type Terms } from '../schema/terms.ts';
import { translatedOriginals } from '../schema/translated-originals.ts';
import { createCollectedFacts } from './collected.ts';
import { findUnpublished } from './coverage.ts';
import { createCountedFacts } from './counted.ts';
import { resolveFacts } from './facts.ts';
import {
  createContentReader,
  getName,
  withoutSchema,
  type ContentReader,
  type SourceFile,
} from './content-reader.ts';
import { parseJson } from './json.ts';
import { createKeeper } from './cached-results.ts';
import { LANGUAGE_FILES, listComponentMessages, readBroughtMessages } from './messages.ts';
import { readPhotographs, type Photograph } from './photographs.ts';
import type { Problem } from './problems.ts';

export type { SourceFile } from './content-reader.ts';

/** The root of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** All content in both languages, and the public data, checked against their schemas. */
export interface Library {
  readonly facts: Facts;
  /** The data that forms collect; missing if its file is invalid or the site has no forms. */
  readonly collected: Collected | undefined;
  /** Invented content; missing if there is none. */
  readonly samples: Samples | undefined;
  /** Words that texts avoid. */
  readonly terms: Terms;
  readonly pages: ReadonlyMap<string, PageSource>;
  /** By page: the languages in which it is not published, because too few of its texts are translated. */
  readonly unpublished: ReadonlyMap<string, readonly Language[]>;
  readonly products: ReadonlyMap<string, ProductSource>;
  readonly documents: ReadonlyMap<string, DocumentSource>;
  readonly reports: ReadonlyMap<string, ReportSource>;
  /** The words for numbers and dates of documents. */
  readonly documentWords: z.infer<typeof messages>;
  readonly departments: z.infer<typeof departments>;
  /** By name. */
  readonly drawings: ReadonlyMap<string, DrawingEntry>;
  /** By the name of the file without its extension. */
  readonly photographs: ReadonlyMap<string, Photograph>;
  /** The photographs that pages may name, with their alternative texts; empty if the site has none. */
  readonly photographTexts: PhotographTexts;
  readonly glossary: z.infer<typeof glossary>;
  readonly sites: z.infer<typeof sites>;
  /** The subjects of the standards that products name; empty if the site does not explain any. */
  readonly standards: Standards;
  /** The laws and standards that texts cite; empty if the site lists none. */
  readonly statutes: Statutes;
  readonly recognitions: Recognitions | undefined;
  readonly site: z.infer<typeof siteSchema> | undefined;
  /** The texts of each form; missing if its file is invalid, or the site does not have the form. */
  readonly forms: {
    readonly inquiry: z.infer<typeof inquiryTexts> | undefined;
    readonly reservation: z.infer<typeof reservationTexts> | undefined;
    readonly visit: z.infer<typeof visitTexts> | undefined;
    readonly lookup: z.infer<typeof lookupTexts> | undefined;
    readonly compliment: z.infer<typeof complimentTexts> | undefined;
    readonly report: z.infer<typeof reportTexts> | undefined;
  };
  /** The messages of the components, by language and key. */
  readonly componentMessages: LocalizedText<Readonly<Record<string, string>>>;
  /** By namespace. */
  readonly messages: ReadonlyMap<string, z.infer<typeof messages>>;
  /** The public data of json-server; missing if `db.json` is invalid. */
  readonly publicData: PublicData | undefined;
  /** The sizes in bytes of the downloads that the build creates, by name. */
  readonly downloads: ReadonlyMap<string, number>;
  /** The messages of the company. */
  readonly companyMessages: BroughtMessages;
  /** Every file that was read, valid or not. */
  readonly files: readonly SourceFile[];
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
  'content/languages',
  'contract/messages',
] as const;

/** Parses a content file; `undefined` if it does not exist. */
const readParsed = (file: string): unknown =>
  existsSync(file) ? removeOtherLanguages(parseJson(readFileSync(file, 'utf8')).value) : undefined;

/**
 * Returns the facts about the company: `{fact:brand:은/는}`, `{fact:legal-name}` and `{fact:address}` of
 * `content/site.json`, and the numbers of products and sites.
 */
function createCompanyFacts(root: string): Facts {
  const { brand, address } = (readParsed(path.join(root, 'content/site.json')) ?? {}) as {
    brand?: Record<string, unknown> | null;
    address?: unknown;
  };
  const siteFacts = { brand: brand?.['name'], 'legal-name': brand?.['legalName'], address };
  return Object.assign(
    createCountedFacts(
      path.join(root, 'content/products'),
      readParsed(path.join(root, 'content/sites.json')),
    ),
    ...Object.entries(siteFacts).map(([name, text]) => facts.safeParse({ [name]: { text } }).data),
  ) as Facts;
}

/**
 * Reads one content file with its facts, for parts of the build that need only this file. `readLibrary` reports its
 * problems.
 */
export function readContentFile(file: string, root = ROOT): unknown {
  const at = (name: string) => path.join(root, name);
  const statedFacts = facts.safeParse(readParsed(at('content/facts.json'))).data ?? {};
  const forms = collected.safeParse(
    resolveFacts(readParsed(at('content/collected.json')), statedFacts).value,
  );
  const knownFacts = {
    ...statedFacts,
    ...(forms.data && createCollectedFacts(forms.data)),
    ...createCompanyFacts(root),
  };
  return withoutSchema(resolveFacts(readParsed(at(file)), knownFacts).value);
}

const keepFacts = createKeeper<Facts>();
const keepCompanyMessages = createKeeper<BroughtMessages>();

/**
 * Reads the facts of the content, and the data that forms collect. Files that are read afterwards may refer to the
 * facts.
 */
function readFacts(reader: ContentReader, root: string) {
  const statedFacts = reader.readIfPresent('content/facts.json', facts) ?? {};
  reader.setFacts(statedFacts);
  const collections = reader.readIfPresent('content/collected.json', collected);
  const allFacts = keepFacts({
    ...statedFacts,
    ...(collections && createCollectedFacts(collections)),
    ...createCompanyFacts(root),
  });
  reader.setFacts(allFacts);
  return { allFacts, collections };
}

/** Reads the messages of the site and of the contract by namespace. */
function readMessages({ listFiles, read }: ContentReader): Library['messages'] {
  const namespaces = new Map<string, z.infer<typeof messages>>();
  for (const file of [...listFiles('content/messages'), ...listFiles('contract/messages')]) {
    const texts = read(file, messages);
    if (texts) namespaces.set(getName(file), texts);
  }
  return namespaces;
}

/** Reads all content. Invalid content is left out of the library and reported in `problems`. */
export function readLibrary(root = ROOT): { library: Library; problems: Problem[] } {
  const companyMessages = keepCompanyMessages(readBroughtMessages(root));
  const reader = createContentReader(root, companyMessages);
  const { read, readIfPresent, readFolder } = reader;
  const { allFacts, collections } = readFacts(reader, root);
  for (const file of reader.listFiles(LANGUAGE_FILES)) read(file, languageMessages);
  for (const file of reader.listFiles('content/originals')) read(file, translatedOriginals);

  const messagesByNamespace = readMessages(reader);
  const { photographs, problems: photographProblems } = readPhotographs(root);
  reader.problems.push(...photographProblems);

  const site = read('content/site.json', siteSchema);
  // The list of languages was read when the command was started.
  const list = reader.files.find(({ file }) => file === 'content/site.json')?.value as
    | { readonly languages?: unknown }
    | undefined;
  if (site && JSON.stringify(list?.languages) !== JSON.stringify(LANGUAGE_LIST))
    reader.report('content/site.json', ['languages'], 'languages.changed');

  const pages = readFolder('content/pages', pageSchema);
  const library: Omit<Library, 'unpublished'> = {
    facts: allFacts,
    collected: collections,
    samples: readIfPresent('content/samples.json', samples),
    terms: readIfPresent('content/terms.json', terms) ?? [],
    pages,
    products: readFolder('content/products', productSchema),
    documents: readFolder('content/documents', documentSchema),
    reports: readFolder('content/reports', reportSchema),
    documentWords: read('content/document-words.json', messages) ?? {},
    departments: read('content/departments.json', departments) ?? [],
    drawings: new Map(Object.entries(read('content/drawings.json', drawings) ?? {})),
    photographs,
    photographTexts: readIfPresent('content/media.json', photographTexts) ?? {},
    glossary: read('content/glossary.json', glossary) ?? [],
    sites: read('content/sites.json', sites) ?? [],
    standards: readIfPresent('content/standards.json', standards) ?? [],
    statutes: readIfPresent('content/statutes.json', statutes) ?? [],
    recognitions: readIfPresent('content/recognitions.json', recognitions),
    site,
    forms: {
      inquiry: readIfPresent('content/forms/inquiry.json', inquiryTexts),
      reservation: readIfPresent('content/forms/reservation.json', reservationTexts),
      visit: readIfPresent('content/forms/visit.json', visitTexts),
      lookup: readIfPresent('content/forms/lookup.json', lookupTexts),
      compliment: readIfPresent('content/forms/compliment.json', complimentTexts),
      report: readIfPresent('content/forms/report.json', reportTexts),
    },
    componentMessages: listComponentMessages(ROOT, companyMessages),
    messages: messagesByNamespace,
    publicData: readIfPresent('db.json', publicDataSchema),
    downloads: new Map(),
    companyMessages,
    files: reader.files,
  };
  return {
    library: { ...library, unpublished: findUnpublished(pages, reader.files) },
    problems: reader.problems,
  };
}
