import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pressItemSchema, publicDataSchema } from '@site/contract/public-data';
import * as z from 'zod';

import type { SchemaName } from './library/content-files.ts';
import type { Library } from './library/library.ts';
import { collected } from './schema/collected.ts';
import { departments } from './schema/departments.ts';
import { documentSchema } from './schema/document.ts';
import { drawings } from './schema/drawings.ts';
import { facts } from './schema/facts.ts';
import { complimentTexts } from './schema/forms/compliment.ts';
import { inquiryTexts } from './schema/forms/inquiry.ts';
import { lookupTexts } from './schema/forms/lookup.ts';
import { reportTexts } from './schema/forms/report.ts';
import { reservationTexts, visitSite } from './schema/forms/reservation.ts';
import { visitTexts } from './schema/forms/visit.ts';
import { glossary } from './schema/glossary.ts';
import { languageMessages } from './schema/language-messages.ts';
import { messages } from './schema/messages.ts';
import { addNames, findNameMistakes } from './schema/names.ts';
import { pageSchema } from './schema/page.ts';
import { photographTexts } from './schema/photographs.ts';
import { productSchema } from './schema/product.ts';
import { recognitions } from './schema/recognitions.ts';
import { reportSchema } from './schema/report.ts';
import { samples } from './schema/samples.ts';
import { siteSchema } from './schema/site.ts';
import { sites } from './schema/sites.ts';
import { standards } from './schema/standards.ts';
import { statutes } from './schema/statutes.ts';
import { terms } from './schema/terms.ts';
import { translatedOriginals } from './schema/translated-originals.ts';

const SCHEMAS: Readonly<Record<SchemaName, z.core.$ZodType>> = {
  page: pageSchema,
  product: productSchema,
  document: documentSchema,
  report: reportSchema,
  messages,
  'language-messages': languageMessages,
  'translated-originals': translatedOriginals,
  'inquiry-form': inquiryTexts,
  'reservation-form': reservationTexts,
  'visit-form': visitTexts,
  'report-form': reportTexts,
  'lookup-form': lookupTexts,
  'compliment-form': complimentTexts,
  collected,
  samples,
  departments,
  drawings,
  facts,
  glossary,
  recognitions,
  site: siteSchema,
  sites,
  standards,
  statutes,
  terms,
  media: photographTexts,
  'public-data': publicDataSchema,
};

/** Values of a schema that depend on the company. */
interface Choices {
  /** The ids of its press categories. */
  readonly pressCategories?: readonly string[];
  /** The ids of its sites at home, which visitors can go to. */
  readonly sites?: readonly string[];
}

/** Creates the JSON Schemas of all kinds of content files, without names. */
function createUnnamedSchemas(choices: Choices = {}): ReadonlyMap<SchemaName, object> {
  const namesBySchema = new Map<unknown, readonly string[] | undefined>([
    [pressItemSchema.shape.category, choices.pressCategories],
    [visitSite, choices.sites],
  ]);
  return new Map(
    (Object.entries(SCHEMAS) as [SchemaName, z.core.$ZodType][]).map(([name, schema]) => {
      const unnamedSchema = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override({ zodSchema, jsonSchema }) {
          const values = namesBySchema.get(zodSchema);
          if (!values?.length) return;
          delete jsonSchema.pattern;
          jsonSchema.enum = [...values];
        },
      });
      return [name, unnamedSchema];
    }),
  );
}

/**
 * Creates the JSON Schema of every kind of content file, by its name. It contains what an editor may write, and the
 * `names` of properties, kinds and values in the languages of the tools. Values that the company decides on are listed
 * if they are given.
 */
export const createJsonSchemas = (choices: Choices = {}): ReadonlyMap<string, object> =>
  new Map(
    [...createUnnamedSchemas(choices)].map(([name, schema]) => {
      const namedSchema: { readonly type?: unknown; readonly properties?: object } = addNames(
        name,
        schema,
      );
      // A file may name the schema that it is completed by.
      const properties = { $schema: { type: 'string' }, ...namedSchema.properties };
      return [name, namedSchema.type === 'object' ? { ...namedSchema, properties } : namedSchema];
    }),
  );

/** Finds names that the schemas lack, and names that none of them uses. */
export const findSchemaNameMistakes = () => findNameMistakes(createUnnamedSchemas());

/** Reads the values of a company from its content. */
export const getChoices = (library: Library): Choices => ({
  pressCategories: library.site?.pressCategories?.map(({ id }) => id) ?? [],
  sites: library.sites.filter(({ overseas }) => !overseas).map(({ id }) => id),
});

/**
 * Writes the JSON Schemas to `content/dist/`, by which code editors complete and explain content files;
 * `.vscode/settings.json` assigns them to files.
 */
export function writeJsonSchemas(root: string, choices: Choices): void {
  const folder = path.join(root, 'content/dist');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of createJsonSchemas(choices))
    writeFileSync(path.join(folder, `${name}.schema.json`), JSON.stringify(schema));
}
