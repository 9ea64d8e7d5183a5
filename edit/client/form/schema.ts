import type { RJSFSchema } from '@rjsf/utils';
import {
  nameLanguage,
  type InterfaceLanguage,
  type InterfaceText,
} from '@site/contract/interface-language';
import { isLanguage, isLocalizedText } from '@site/contract/language';

import { getInterfaceText } from '../../texts.ts';
import type { Path } from '../values.ts';

/** Returns the JSON Schema of a place in a file that has this schema. */
export function getSchemaAt(schema: RJSFSchema, path: Path): RJSFSchema {
  return path.reduce<RJSFSchema>((inner, key) => {
    const next =
      typeof key === 'number'
        ? inner.items
        : (inner.properties?.[key] ?? inner.additionalProperties);
    return typeof next === 'object' && !Array.isArray(next) ? next : {};
  }, schema);
}

/** Returns whether a schema is that of a localized text: its properties are the languages. */
export const isTextSchema = ({ properties }: RJSFSchema): boolean => isLocalizedText(properties);

/** Returns the values of the property that distinguishes the options of a union: the kinds of blocks. */
export const getKinds = ({ oneOf = [] }: RJSFSchema): readonly string[] =>
  oneOf.flatMap((option) => {
    const kind = typeof option === 'object' ? getConstant(option) : undefined;
    return kind ? [kind.value] : [];
  });

/** Returns a new item of a union, with only the property that contains its kind. */
export function createItem({ oneOf = [] }: RJSFSchema, kind: string): object {
  for (const option of oneOf) {
    const constant = typeof option === 'object' ? getConstant(option) : undefined;
    if (constant?.value === kind) return { [constant.name]: kind };
  }
  return {};
}

function getConstant({ properties = {} }: RJSFSchema): { name: string; value: string } | undefined {
  for (const name of ['type', 'kind']) {
    const property = properties[name];
    if (typeof property === 'object' && typeof property.const === 'string')
      return { name, value: property.const };
  }
  return undefined;
}

/**
 * Returns the name of the property that distinguishes the options of a union: `type` or `kind`; `undefined` if there is
 * none.
 */
const getDiscriminator = ({ oneOf = [] }: RJSFSchema): string | undefined => {
  const names = oneOf.map((option) => typeof option === 'object' && getConstant(option)?.name);
  const [first] = names;
  return first && names.every((name) => name === first) ? first : undefined;
};

const mapValues = <Value, Next>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Next,
): Record<string, Next> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** The names that `createJsonSchemas` adds. */
interface Names {
  readonly names?: InterfaceText;
  readonly valueNames?: Readonly<Record<string, InterfaceText>>;
}

/** Returns the name of a value of an enumeration; the value if it has no name, such as a token. */
export const getValueName = (
  schema: RJSFSchema,
  value: string,
  language: InterfaceLanguage,
): string =>
  (schema as Names).valueNames?.[value]?.[language] ??
  (isLanguage(value) ? nameLanguage(value, language) : value);

/** Returns the name of a kind of item in a list of several kinds. */
export const getKindName = ({ oneOf = [] }: RJSFSchema, kind: string): string | undefined => {
  const option = oneOf.find(
    (candidate) => typeof candidate === 'object' && getConstant(candidate)?.value === kind,
  );
  return typeof option === 'object' ? option.title : undefined;
};

const fieldNames = new WeakMap<object, ReadonlyMap<string, InterfaceText>>();

/** Returns the names of all properties in a schema. Properties of the same name share their label. */
function getFieldNames(schema: object): ReadonlyMap<string, InterfaceText> {
  const cachedNames = fieldNames.get(schema);
  if (cachedNames) return cachedNames;
  const namesByKey = new Map<string, InterfaceText>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties = {} } = value as RJSFSchema;
    for (const [key, property] of Object.entries(properties)) {
      const { names } = property as Names;
      if (names) namesByKey.set(key, names);
    }
    Object.values(value).forEach(collect);
  };
  collect(schema);
  fieldNames.set(schema, namesByKey);
  return namesByKey;
}

/** Formats a place in a file for people: "Blocks 3 › Title › English" for `blocks/2/title/en`. */
export const getPlaceName = (
  path: Path,
  language: InterfaceLanguage,
  schema: object = {},
): string =>
  path
    .reduce<string[]>((parts, part) => {
      if (typeof part === 'number')
        return [...parts.slice(0, -1), `${parts.at(-1) ?? ''} ${part + 1}`.trim()];
      const name = isLanguage(part)
        ? nameLanguage(part, language)
        : getFieldNames(schema).get(part)?.[language];
      return [...parts, name ?? part];
    }, [])
    .join(' › ');

/**
 * Returns a schema for the form: the title of every property and of every option of a union is its name in the language
 * of the interface, and a property that can only be `true` is a checkbox.
 */
export function getNamedSchema(schema: RJSFSchema, language: InterfaceLanguage): RJSFSchema {
  const name = (subschema: RJSFSchema | boolean): RJSFSchema | boolean =>
    typeof subschema === 'object' ? getNamedSchema(subschema, language) : subschema;
  const { names, ...rest } = schema as RJSFSchema & Names;
  const namedSchema: RJSFSchema = { ...rest, ...(names && { title: names[language] }) };
  delete namedSchema.default;
  if (schema.const === true) {
    delete namedSchema.const;
    namedSchema.type = 'boolean';
  }
  if (namedSchema.properties) {
    namedSchema.properties = mapValues(namedSchema.properties, name);
    // A record with listed keys has them as properties.
    delete namedSchema.propertyNames;
  }
  if (typeof schema.items === 'object' && !Array.isArray(schema.items))
    namedSchema.items = name(schema.items) as RJSFSchema;
  if (typeof namedSchema.additionalProperties === 'object')
    namedSchema.additionalProperties = name(namedSchema.additionalProperties);
  for (const union of ['oneOf', 'anyOf'] as const) {
    const options = schema[union];
    if (!options) continue;
    namedSchema[union] = options.map((option, index) => {
      if (typeof option !== 'object') return option;
      const own = getNamedSchema(option, language);
      return { ...own, title: own.title ?? getOptionName(option, index, language) };
    });
  }
  const discriminator = getDiscriminator(schema);
  if (discriminator) namedSchema['discriminator'] = { propertyName: discriminator };
  return namedSchema;
}

/** Returns the name of an option of a union that has no kind. */
function getOptionName(option: RJSFSchema, index: number, language: InterfaceLanguage): string {
  if (isTextSchema(option)) return getInterfaceText('choice.both', language);
  if (option.type === 'null') return getInterfaceText('none', language);
  if (option.type === 'string') return getInterfaceText('choice.one', language);
  const first = option.properties?.[option.required?.[0] ?? ''] as Names | undefined;
  return (
    first?.names?.[language] ?? getInterfaceText('choice.form', language, { number: index + 1 })
  );
}
