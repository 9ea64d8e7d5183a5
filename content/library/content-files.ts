/** The content files by the names of the schemas that describe them; `*` is any name. */
export const CONTENT_FILES = {
  page: ['content/pages/*.json'],
  product: ['content/products/*.json'],
  document: ['content/documents/*.json'],
  report: ['content/reports/*.json'],
  messages: ['content/messages/*.json', 'contract/messages/*.json', 'content/document-words.json'],
  'language-messages': ['content/languages/*.json'],
  'translated-originals': ['content/originals/*.json'],
  'inquiry-form': ['content/forms/inquiry.json'],
  'reservation-form': ['content/forms/reservation.json'],
  'visit-form': ['content/forms/visit.json'],
  'report-form': ['content/forms/report.json'],
  'lookup-form': ['content/forms/lookup.json'],
  'compliment-form': ['content/forms/compliment.json'],
  collected: ['content/collected.json'],
  samples: ['content/samples.json'],
  media: ['content/media.json'],
  departments: ['content/departments.json'],
  drawings: ['content/drawings.json'],
  facts: ['content/facts.json'],
  glossary: ['content/glossary.json'],
  recognitions: ['content/recognitions.json'],
  site: ['content/site.json'],
  standards: ['content/standards.json'],
  statutes: ['content/statutes.json'],
  sites: ['content/sites.json'],
  terms: ['content/terms.json'],
  'public-data': ['db.json'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SchemaName = keyof typeof CONTENT_FILES;

const NAMES = Object.keys(CONTENT_FILES) as SchemaName[];

const matches = (file: string, pattern: string): boolean => {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return file === pattern;
  return (
    file.startsWith(start) &&
    file.endsWith(end) &&
    !file.slice(start.length, -end.length).includes('/')
  );
};

/** Returns the name of the schema that describes a file; `undefined` for a file that no schema describes. */
export const getSchemaName = (file: string): SchemaName | undefined =>
  NAMES.find((name) => CONTENT_FILES[name].some((pattern) => matches(file, pattern)));
