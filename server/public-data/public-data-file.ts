import { findNodeAtLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import { publicDataSchema, type PublicData } from '@site/contract/public-data';

// The contract's schemas speak in codes; an editor of `db.json` is told in words.
z.config(z.locales.en());

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The line on which a value stands, or the nearest thing around it where it is missing. */
function lineOfValue(text: string, path: readonly PropertyKey[]): number {
  const tree = parseTree(text);
  if (!tree) return 1;
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  for (let length = keys.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, length));
    if (node) return lineOf(text, node.offset);
  }
  return 1;
}

function parseJson(text: string): unknown {
  const [slip] = parseJsonErrors(text);
  if (slip)
    throw new Error(`line ${lineOf(text, slip.offset)}: ${printParseErrorCode(slip.error)}`);
  return JSON.parse(text);
}

function parseJsonErrors(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors;
}

/**
 * Parses the text of `db.json`. Throws an `Error` that says what is wrong and on which line.
 */
export function parsePublicData(text: string): PublicData {
  const parsed = publicDataSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const { path = [], message = 'wrong' } = parsed.error.issues[0] ?? {};
    throw new Error(`line ${lineOfValue(text, path)}: ${path.join('.')} ${message}`);
  }
  for (const [name, items] of Object.entries(parsed.data)) {
    const ids = items.map(({ id }) => id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice !== -1)
      throw new Error(
        `line ${lineOfValue(text, [name, twice, 'id'])}: ${name} has the id ${ids[twice]} twice`,
      );
  }
  return parsed.data;
}
