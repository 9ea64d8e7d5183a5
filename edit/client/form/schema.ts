import type { RJSFSchema } from '@rjsf/utils';
import type { InterfaceLanguage } from '@site/contract/interface-language';
import { isLocalizedText } from '@site/contract/language';

import { getFieldName, getInterfaceText, getKindName } from '../../texts.ts';
import type { Path } from '../values.ts';

/** The JSON Schema of a place in a file that has this schema. */
export function getSchemaAt(schema: RJSFSchema, path: Path): RJSFSchema {
  return path.reduce<RJSFSchema>((inner, key) => {
    const next =
      typeof key === 'number'
        ? inner.items
        : (inner.properties?.[key] ?? inner.additionalProperties);
    return typeof next === 'object' && !Array.isArray(next) ? next : {};
  }, schema);
}

/** Whether a schema is that of a localized text: its properties are the languages. */
export const isTextSchema = ({ properties }: RJSFSchema): boolean => isLocalizedText(properties);

/** The values of the property that tells the forms of a union apart: the kinds of blocks. */
export const getKinds = ({ oneOf = [] }: RJSFSchema): readonly string[] =>
  oneOf.flatMap((option) => {
    const kind = typeof option === 'object' ? getConstant(option) : undefined;
    return kind ? [kind.value] : [];
  });

/** A new item of a union: nothing but what tells its kind. */
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

/** What `type` or `kind` is called in a union of objects, and whether that tells its forms apart. */
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

/** A record whose keys are given has them as properties. */
function withKeys(schema: RJSFSchema): RJSFSchema {
  const { propertyNames, additionalProperties, ...others } = schema;
  const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined;
  if (!keys || typeof additionalProperties !== 'object') return schema;
  return {
    ...others,
    properties: Object.fromEntries((keys as string[]).map((key) => [key, additionalProperties])),
  };
}

/**
 * A schema as the form needs it: every property has its name in the language of the interface, forms of unions have
 * titles, and what can only be `true` is a checkbox. `of` is the name of the schema that it is a part of.
 */
export function getNamedSchema(
  schema: RJSFSchema,
  language: InterfaceLanguage,
  of = '',
): RJSFSchema {
  const inner = (one: RJSFSchema | boolean): RJSFSchema | boolean =>
    typeof one === 'object' ? getNamedSchema(one, language, of) : one;
  const named: RJSFSchema = withKeys({ ...schema });
  delete named.default;
  if (schema.const === true) {
    delete named.const;
    named.type = 'boolean';
  }
  if (named.properties)
    named.properties = mapValues(named.properties, (property, key) => {
      const one = inner(property);
      return typeof one === 'object' ? { ...one, title: getFieldName(key, language, of) } : one;
    });
  if (typeof schema.items === 'object' && !Array.isArray(schema.items))
    named.items = inner(schema.items) as RJSFSchema;
  if (typeof named.additionalProperties === 'object')
    named.additionalProperties = inner(named.additionalProperties);
  for (const union of ['oneOf', 'anyOf'] as const) {
    const options = schema[union];
    if (!options) continue;
    named[union] = options.map((option, index) => {
      if (typeof option !== 'object') return option;
      const kind = getConstant(option)?.value;
      const title = kind
        ? getKindName(kind, language)
        : isTextSchema(option)
          ? getInterfaceText('choice.both', language)
          : option.type === 'string'
            ? getInterfaceText('choice.one', language)
            : option.required?.[0]
              ? getFieldName(option.required[0], language, of)
              : getInterfaceText('choice.form', language, { number: index + 1 });
      return { ...getNamedSchema(option, language, of), title };
    });
  }
  const discriminator = getDiscriminator(schema);
  if (discriminator) named['discriminator'] = { propertyName: discriminator };
  return named;
}
