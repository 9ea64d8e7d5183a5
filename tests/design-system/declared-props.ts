import { parseSync } from 'vite';

import { readSources } from './sources.ts';

export interface DeclaredMember {
  readonly name: string;
  /** The text of its docstring; empty if it has none. */
  readonly description: string;
  readonly optional: boolean;
  /** Its type as written. */
  readonly type: string;
}

/** An interface or object type of the design system. */
export interface Declared extends Pick<DeclaredMember, 'name' | 'description'> {
  /** Path from the project's root. */
  readonly file: string;
  readonly exported: boolean;
  readonly members: readonly DeclaredMember[];
}

/** Returns the interfaces and object types in the text of a file. */
export function parseDeclarations(file: string, text: string): Declared[] {
  const { program, comments } = parseSync(file, text);
  const describe = (start: number): string =>
    comments
      .findLast(
        ({ end, value }) =>
          end <= start && value.startsWith('*') && /^\s*$/.test(text.slice(end, start)),
      )
      ?.value.replaceAll(/^\*|\n\s*\*/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() ?? '';
  return program.body.flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declaration = exported ? statement.declaration : statement;
    const body =
      declaration?.type === 'TSInterfaceDeclaration'
        ? [declaration.body]
        : declaration?.type === 'TSTypeAliasDeclaration'
          ? [declaration.typeAnnotation].flatMap((type) =>
              type.type === 'TSIntersectionType' ? type.types : [type],
            )
          : undefined;
    if (!body || !declaration || !('id' in declaration) || declaration.id?.type !== 'Identifier')
      return [];
    const members = body
      .flatMap((part) =>
        part.type === 'TSInterfaceBody'
          ? part.body
          : part.type === 'TSTypeLiteral'
            ? part.members
            : [],
      )
      .flatMap((member) =>
        member.type === 'TSPropertySignature'
          ? {
              name: text.slice(member.key.start, member.key.end),
              description: describe(member.start),
              optional: member.optional,
              type: text.slice(
                member.typeAnnotation?.typeAnnotation.start,
                member.typeAnnotation?.typeAnnotation.end,
              ),
            }
          : [],
      );
    const { name } = declaration.id;
    return [{ file, name, exported, description: describe(statement.start), members }];
  });
}

/** Returns all interfaces and object types of components, sections, forms and messages. */
export const listDeclarations = (): Declared[] =>
  readSources('design-system/src/{components,sections,forms,messages}/**/*.{ts,tsx}').flatMap(
    ({ file, text }) => parseDeclarations(file, text),
  );
