import path from 'node:path';
import {
  builtinHandlers,
  builtinResolvers,
  ERROR_CODES,
  type Handler,
  makeFsImporter,
  parse,
  utils,
} from 'react-docgen';
import type { Plugin } from 'vite';

const {
  applyToTypeProperties,
  getPropertyName,
  getTypeFromReactComponent,
  printValue,
  resolveToValue,
} = utils;

type TypePath = ReturnType<typeof getTypeFromReactComponent>[number];

/** Components, without their stories, tests, samples and guidance. */
const COMPONENT = /\/design-system\/src\/[^.]+\.tsx$/;

/** Follows relative imports of TypeScript files; JSON and packages are skipped. */
const importer = makeFsImporter((file, folder) => {
  if (/^\..*\.tsx?$/.test(file)) return path.join(folder, file);
  // The error code with which react-docgen skips a file.
  throw Object.assign(new Error(file), { code: 'MODULE_NOT_FOUND' });
});

/** The type of a prop as react-docgen describes it, with what the table of props shows in addition. */
export interface DocgenType {
  readonly name: string;
  /** As written in the source, without `undefined`. */
  readonly raw?: string;
  /** The types of the design system that it names, as they are declared. */
  readonly declared?: string;
}

type Described = ReturnType<typeof parse>[number];
type Prop = NonNullable<Described['props']>[string];
type TypeOf = NonNullable<Prop['tsType']>;

const formatWritten = (code: string): string =>
  code
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*=> \w+)\)$/, '$1');

/** The type without `undefined`, which every optional prop accepts. */
function withoutUndefined(type: TypeOf, raw: string): TypeOf {
  if (type.name === 'union' && 'elements' in type) {
    const rest = type.elements.filter(({ name }) => name !== 'undefined');
    const [only] = rest;
    if (rest.length === 1 && only) return withoutUndefined(only, raw);
    return { ...type, raw, elements: rest };
  }
  // react-docgen supports neither function types in parentheses nor `readonly` arrays.
  if (type.name === 'unknown' && raw.includes('=>'))
    return { name: 'signature', type: 'function', raw };
  return { ...type, raw };
}

/** Attributes of the element that have a default: their type is inferred from it. */
function getTypeOfDefault(value: unknown): TypeOf | undefined {
  if (value === 'true' || value === 'false') return { name: 'boolean', raw: 'boolean' };
  return typeof value === 'string' && /^'.*'$/.test(value)
    ? { name: 'string', raw: 'string' }
    : undefined;
}

/** Collects the interfaces of the design system that a type names, and those that they name. */
function collectDeclared(type: TypePath, declared: Map<string, string>): void {
  const add = (reference: TypePath) => {
    const declaration = resolveToValue(reference.get('typeName'));
    const { filename = '' } = declaration.hub.file.opts;
    if (
      !declaration.isTSInterfaceDeclaration() ||
      !/[\\/]design-system[\\/]src[\\/]/.test(filename ?? '')
    )
      return;
    const { name } = declaration.node.id;
    if (declared.has(name)) return;
    declared.set(name, printValue(declaration));
    collectDeclared(declaration, declared);
  };
  if (type.isTSTypeReference()) add(type);
  type.traverse({ TSTypeReference: add });
}

/** The types as they are written, which react-docgen calls "union" and "unknown". */
const writtenTypes: Handler = (documentation, component) => {
  for (const typePath of getTypeFromReactComponent(component))
    applyToTypeProperties(
      documentation,
      typePath,
      (property) => {
        const name = property.isTSPropertySignature() && getPropertyName(property);
        const annotation = property.get('typeAnnotation');
        if (!name || Array.isArray(annotation) || !annotation.isTSTypeAnnotation()) return;
        const typeNode = annotation.get('typeAnnotation');
        const prop = documentation.getPropDescriptor(name);
        if (!prop.tsType) return;
        const declarations = new Map<string, string>();
        collectDeclared(typeNode, declarations);
        prop.tsType = Object.assign(
          withoutUndefined(prop.tsType, formatWritten(printValue(typeNode))),
          {
            declared: [...declarations.values()].join('\n\n') || undefined,
          },
        );
      },
      null,
    );
};

/**
 * Adds the data of the tables of props to each component. Replaces Storybook's plugin, which does not accept custom
 * handlers of react-docgen.
 */
export const docgen = (): Plugin => ({
  name: 'docgen',
  enforce: 'pre',
  transform(code, id) {
    if (!COMPONENT.test(id)) return undefined;
    let described: readonly Described[];
    try {
      described = parse(code, {
        filename: id,
        importer,
        resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
        handlers: [...Object.values(builtinHandlers), writtenTypes],
      });
    } catch (error) {
      if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return undefined;
      throw error;
    }
    const added = described.map(({ displayName, ...rest }) => {
      for (const prop of Object.values(rest.props ?? {}))
        Object.assign(prop, { tsType: prop.tsType ?? getTypeOfDefault(prop.defaultValue?.value) });
      return `;${displayName}.__docgenInfo=${JSON.stringify({ displayName, ...rest })}`;
    });
    return { code: code + added.join(''), map: null };
  },
});
