import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicDataSchema, type PublicData } from '@site/contract/public-data';
import {
  isLanguage,
  LANGUAGE_LIST,
  removeOtherLanguages,
  type Language,
  type LocalizedText,
} from '@site/contract/language';
import type { BroughtMessages } from '@site/contract/messages';
import * as z from 'zod';

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
import { slug } from '../schema/text.ts';
import { createCollectedFacts } from './collected.ts';
import { getSchemaName } from './content-files.ts';
import { findUnpublished } from './coverage.ts';
import { createCountedFacts } from './counted.ts';
import { resolveFacts } from './facts.ts';
import { parseJson, getPosition } from './json.ts';
import {
  LANGUAGE_FILES,
  listComponentMessages,
  readBroughtMessages,
  withBroughtMessages,
} from './messages.ts';
import { readPhotographs, type Photograph } from './photographs.ts';
import { createProblemAt, listProblems, type Located, type Problem } from './problems.ts';

/** The root of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A content file as it stands on disk. */
export interface SourceFile extends Located {
  /** With the facts that it refers to, and without `$schema`, which is for editors. */
  readonly value: unknown;
  /** With its references to facts, as an editor wrote it. */
  readonly written: unknown;
}

/** All content in both languages, and the public data, checked against their schemas. */
export interface Library {
  readonly facts: Facts;
  /** What the forms collect; missing where its file is broken or the site has no forms. */
  readonly collected: Collected | undefined;
  /** What is invented; missing where nothing is. */
  readonly samples: Samples | undefined;
  /** Words that texts avoid. */
  readonly terms: Terms;
  readonly pages: ReadonlyMap<string, PageSource>;
  /** By page: the languages that it is not published in, because too little of it is translated. */
  readonly unpublished: ReadonlyMap<string, readonly Language[]>;
  readonly products: ReadonlyMap<string, ProductSource>;
  readonly documents: ReadonlyMap<string, DocumentSource>;
  readonly reports: ReadonlyMap<string, ReportSource>;
  /** The words that number and date documents. */
  readonly documentWords: z.infer<typeof messages>;
  readonly departments: z.infer<typeof departments>;
  /** By name. */
  readonly drawings: ReadonlyMap<string, DrawingEntry>;
  /** By name: that of the file without its ending. */
  readonly photographs: ReadonlyMap<string, Photograph>;
  /** What the photographs show that pages may name; empty where the site has none. */
  readonly photographTexts: PhotographTexts;
  readonly glossary: z.infer<typeof glossary>;
  readonly sites: z.infer<typeof sites>;
  /** What the standards are about that products name; empty where the site explains none. */
  readonly standards: Standards;
  /** The laws and standards that texts rely on; empty where the site lists none. */
  readonly statutes: Statutes;
  readonly recognitions: Recognitions | undefined;
  readonly site: z.infer<typeof siteSchema> | undefined;
  /** What each form says; missing where its file is broken, or the site has no such form. */
  readonly forms: {
    readonly inquiry: z.infer<typeof inquiryTexts> | undefined;
    readonly reservation: z.infer<typeof reservationTexts> | undefined;
    readonly visit: z.infer<typeof visitTexts> | undefined;
    readonly lookup: z.infer<typeof lookupTexts> | undefined;
    readonly compliment: z.infer<typeof complimentTexts> | undefined;
    readonly report: z.infer<typeof reportTexts> | undefined;
  };
  /** The components' own, by language and key. */
  readonly componentMessages: LocalizedText<Readonly<Record<string, string>>>;
  /** By namespace. */
  readonly messages: ReadonlyMap<string, z.infer<typeof messages>>;
  /** What json-server serves; missing where `db.json` is broken. */
  readonly publicData: PublicData | undefined;
  /** The sizes in bytes of the files that the build makes to be taken away, by name. */
  readonly downloads: ReadonlyMap<string, number>;
  /** The messages that the company brings. */
  readonly brought: BroughtMessages;
  /** Every file that was read, whether it was right or not. */
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

const getName = (file: string): string => path.basename(file, '.json');

/** Editors complete and explain what a file may hold by the schema that it names. */
function withoutSchema(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$schema' in value)) return value;
  const { $schema: _schema, ...content } = value;
  return content;
}

/** A content file as it is written; nothing where there is none. */
const readParsed = (file: string): unknown =>
  existsSync(file) ? removeOtherLanguages(parseJson(readFileSync(file, 'utf8')).value) : undefined;

/**
 * What the content says of the company as facts: `{fact:brand:은/는}`, `{fact:legal-name}` and `{fact:address}` of
 * `content/site.json`, and how many products and sites there are.
 */
function createCompanyFacts(root: string): Facts {
  const { brand, address } = (readParsed(path.join(root, 'content/site.json')) ?? {}) as {
    brand?: Record<string, unknown> | null;
    address?: unknown;
  };
  const stated = { brand: brand?.['name'], 'legal-name': brand?.['legalName'], address };
  return Object.assign(
    createCountedFacts(
      path.join(root, 'content/products'),
      readParsed(path.join(root, 'content/sites.json')),
    ),
    ...Object.entries(stated).map(([name, text]) => facts.safeParse({ [name]: { text } }).data),
  ) as Facts;
}

/**
 * One content file with the facts that it refers to, for the build's parts that need no other. What is wrong with it
 * is reported by `readLibrary`; here it is left as it is.
 */
export function readContentFile(file: string, root = ROOT): unknown {
  const at = (name: string) => path.join(root, name);
  const stated = facts.safeParse(readParsed(at('content/facts.json'))).data ?? {};
  const forms = collected.safeParse(
    resolveFacts(readParsed(at('content/collected.json')), stated).value,
  );
  const known = {
    ...stated,
    ...(forms.data && createCollectedFacts(forms.data)),
    ...createCompanyFacts(root),
  };
  return withoutSchema(resolveFacts(readParsed(at(file)), known).value);
}

/** Reads all content. What is invalid is left out of the library and reported in `problems`. */
export function readLibrary(root = ROOT): { library: Library; problems: Problem[] } {
  const problems: Problem[] = [];
  const files: SourceFile[] = [];

  const exists = (file: string): boolean => existsSync(path.join(root, file));
  const filesIn = (folder: string): string[] =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder))
          .filter((name) => name.endsWith('.json'))
          .toSorted()
          .map((name) => `${folder}/${name}`)
      : [];

  const brought = readBroughtMessages(root);
  /** Of what is read after it. */
  let known: Facts | undefined;

  /** Reads a file; each mistake in its syntax is a problem, and a file that cannot be parsed is left out. */
  const readSource = (file: string): SourceFile | undefined => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const { value, tree, mistakes } = parseJson(text);
    for (const { code, offset, values } of mistakes)
      problems.push({
        file,
        ...getPosition(text, offset),
        key: '',
        code,
        ...(values && { values }),
      });
    const written = removeOtherLanguages(
      getSchemaName(file) === 'messages'
        ? withBroughtMessages(withoutSchema(value), getName(file), brought)
        : withoutSchema(value),
    );
    // The file names the language of its messages; those of languages that the site does not have are not used.
    const language = getSchemaName(file) === 'language-messages' ? getName(file) : undefined;
    const resolved =
      known && (language === undefined || isLanguage(language))
        ? resolveFacts(written, known, language)
        : { value: written, problems: [] };
    const source = { file, text, tree, written, value: resolved.value };
    problems.push(
      ...resolved.problems.map((one) => createProblemAt(source, one.path, one.code, one.values)),
    );
    files.push(source);
    return tree && source;
  };
  const getSource = (file: string): Located =>
    files.find((source) => source.file === file) ?? { file, text: '', tree: undefined };

  const read = <Schema extends z.core.$ZodType>(
    file: string,
    schema: Schema,
  ): z.core.output<Schema> | undefined => {
    if (!exists(file)) {
      problems.push({ file, key: '', code: 'missing.file' });
      return undefined;
    }
    const source = readSource(file);
    if (!source) return undefined;
    const { value } = source;
    const result = z.safeParse(schema, value, { reportInput: true });
    if (result.success) return result.data;
    problems.push(...listProblems(source, result.error));
    return undefined;
  };

  /** A file that a site may be without. */
  const readIfPresent = <Schema extends z.core.$ZodType>(file: string, schema: Schema) =>
    exists(file) ? read(file, schema) : undefined;

  /** The files of a folder by their slugs, which must be their names. */
  const readAll = <Source extends { readonly slug: string }>(
    folder: string,
    schemaFor: (name: string) => z.ZodType<Source>,
  ): Map<string, Source> => {
    const found = new Map<string, Source>();
    for (const file of filesIn(folder)) {
      if (!slug.safeParse(getName(file)).success) {
        problems.push({ file, key: '', code: 'file.name' });
        continue;
      }
      const source = read(file, schemaFor(getName(file)));
      if (!source) continue;
      if (source.slug !== getName(file))
        problems.push(
          createProblemAt(getSource(file), ['slug'], 'slug.file', { name: getName(file) }),
        );
      found.set(getName(file), source);
    }
    return found;
  };

  known = readIfPresent('content/facts.json', facts) ?? {};
  const collections = readIfPresent('content/collected.json', collected);
  if (collections) known = { ...known, ...createCollectedFacts(collections) };

  known = { ...known, ...createCompanyFacts(root) };

  for (const file of filesIn(LANGUAGE_FILES)) read(file, languageMessages);
  for (const file of filesIn('content/originals')) read(file, translatedOriginals);

  const namespaces = new Map<string, z.infer<typeof messages>>();
  for (const file of [...filesIn('content/messages'), ...filesIn('contract/messages')]) {
    const texts = read(file, messages);
    if (texts) namespaces.set(getName(file), texts);
  }

  const { photographs, problems: photographProblems } = readPhotographs(root);
  problems.push(...photographProblems);

  const site = read('content/site.json', siteSchema);
  // The code has read the list when the command was started.
  const list = files.find(({ file }) => file === 'content/site.json')?.value as
    | { readonly languages?: unknown }
    | undefined;
  if (site && JSON.stringify(list?.languages) !== JSON.stringify(LANGUAGE_LIST))
    problems.push(
      createProblemAt(getSource('content/site.json'), ['languages'], 'languages.changed'),
    );

  const pages = readAll('content/pages', () => pageSchema);
  const library: Omit<Library, 'unpublished'> = {
    facts: known,
    collected: collections,
    samples: readIfPresent('content/samples.json', samples),
    terms: readIfPresent('content/terms.json', terms) ?? [],
    pages,
    products: readAll('content/products', () => productSchema),
    documents: readAll('content/documents', () => documentSchema),
    reports: readAll('content/reports', () => reportSchema),
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
    componentMessages: listComponentMessages(ROOT, brought),
    messages: namespaces,
    publicData: readIfPresent('db.json', publicDataSchema),
    downloads: new Map(),
    brought,
    files,
  };
  return { library: { ...library, unpublished: findUnpublished(pages, files) }, problems };
}
