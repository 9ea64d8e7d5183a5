import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INTERFACE_LANGUAGES, type InterfaceText } from '@site/contract/interface-language';
import { isLanguage } from '@site/contract/language';

import type { SchemaName } from '../library/content-files.ts';

/**
 * The names of properties, kinds and values of content files: metadata of their schemas, in `names/<schema>.json` next
 * to them. `forms.json` contains names that the schemas of forms share, `shared.json` names that several schemas share.
 */
type NameGroup = 'fields' | 'kinds' | 'values';

const FOLDER = path.join(import.meta.dirname, 'names');
/** Properties whose values are identifiers in code. */
const CODES = ['token'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getEntry = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const readNames = (file: string): unknown => {
  const place = path.join(FOLDER, `${file}.json`);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined;
};

/** Finds the names of one schema, and records used and missing ones. */
class NameTable {
  readonly missing = new Set<string>();
  readonly usedNames = new Set<string>();
  readonly #schema: SchemaName;
  readonly #files: ReadonlyMap<string, unknown>;

  constructor(schema: SchemaName) {
    this.#schema = schema;
    const files = [schema, ...(schema.endsWith('-form') ? ['forms'] : []), 'shared'];
    this.#files = new Map(files.map((file) => [file, readNames(file)]));
  }

  find(group: NameGroup, ...keys: readonly string[]): InterfaceText | undefined {
    const place = [group, ...keys];
    for (const [file, names] of this.#files) {
      const name = place.reduce(getEntry, names);
      if (!name) continue;
      this.usedNames.add([file, ...place].join(' › '));
      return name as InterfaceText;
    }
    this.missing.add([this.#schema, ...place].join(' › '));
    return undefined;
  }

  /** Adds the names of properties, kinds and values to a JSON Schema. */
  name(schema: unknown, property = ''): unknown {
    if (Array.isArray(schema)) return schema.map((member) => this.name(member, property));
    if (!isObject(schema)) return schema;
    const nameInner = (key: string, inner: unknown): unknown => {
      if (key === 'propertyNames') return inner;
      return key === 'properties' ? this.#nameProperties(inner) : this.name(inner, property);
    };
    const namedProperties = Object.fromEntries(
      Object.entries(schema).map(([key, inner]) => [key, nameInner(key, inner)]),
    );
    const { propertyNames, additionalProperties, oneOf } = schema;
    const keys = getEntry(propertyNames, 'enum');
    // A record with listed keys has them as properties.
    if (Array.isArray(keys) && isObject(additionalProperties))
      namedProperties['properties'] = this.#nameProperties(
        Object.fromEntries(keys.map((key) => [key, additionalProperties])),
      );
    if (Array.isArray(oneOf) && Array.isArray(namedProperties['oneOf']))
      namedProperties['oneOf'] = namedProperties['oneOf'].map((option: object) => {
        const kind = getKind(option);
        return kind === undefined ? option : withName(option, this.find('kinds', kind));
      });
    const values = Array.isArray(schema['enum']) && !CODES.includes(property) ? schema['enum'] : [];
    const labels = values
      .map(String)
      .filter((value) => !isLanguage(value))
      .map((value) => [value, this.find('values', property, value)] as const);
    return labels.length > 0
      ? { ...namedProperties, valueNames: Object.fromEntries(labels) }
      : namedProperties;
  }

  #nameProperties(properties: unknown): object {
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([key, property]: [string, unknown]) => {
        const inner = this.name(property, key) as object;
        return [key, isLanguage(key) ? inner : withName(inner, this.find('fields', key))];
      }),
    );
  }
}

/** Returns the value that distinguishes an option of a union: the kind of a block. */
function getKind(option: object): string | undefined {
  const properties = getEntry(option, 'properties');
  return ['type', 'kind']
    .map((key) => getEntry(getEntry(properties, key), 'const'))
    .find((value) => typeof value === 'string');
}

/** Adds names to a schema. Code editors show its `title`. */
const withName = (schema: object, names: InterfaceText | undefined): object =>
  names ? { ...schema, title: Object.values(names).join(' · '), names } : schema;

/** Returns a JSON Schema with the names of its properties, kinds and values. */
export const addNames = (name: SchemaName, schema: object): object =>
  new NameTable(name).name(schema) as object;

function* listNames(value: unknown, place: readonly string[]): Generator<string> {
  if (!isObject(value)) return;
  if (INTERFACE_LANGUAGES.every((language) => typeof value[language] === 'string'))
    yield place.join(' › ');
  else for (const [key, inner] of Object.entries(value)) yield* listNames(inner, [...place, key]);
}

/** Finds names that schemas lack, `page › fields › lead`, and names that no schema uses. */
export function findNameMistakes(
  schemas: Iterable<readonly [SchemaName, object]>,
): Readonly<Record<'missing' | 'unused', readonly string[]>> {
  const tables = [...schemas].map(([name, schema]) => {
    const table = new NameTable(name);
    table.name(schema);
    return table;
  });
  const usedNames = new Set(tables.flatMap((table) => [...table.usedNames]));
  const all = readdirSync(FOLDER)
    .map((file) => path.basename(file, '.json'))
    .flatMap((file) => [...listNames(readNames(file), [file])]);
  return {
    missing: tables.flatMap((table) => [...table.missing]),
    unused: all.filter((name) => !usedNames.has(name)),
  };
}
