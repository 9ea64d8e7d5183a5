import { findNodeAtLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import { findItemProblems, publicDataSchema, type PublicData } from '@site/contract/public-data';

// The contract's schemas return codes; editors of `db.json` see sentences.
z.config(z.locales.en());

const countLine = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Returns the line of a value; if the value is missing, the line of the nearest enclosing one. */
function findLine(text: string, path: readonly PropertyKey[]): number {
  const tree = parseTree(text);
  if (!tree) return 1;
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  for (let length = keys.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, length));
    if (node) return countLine(text, node.offset);
  }
  return 1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // This takes a tenth of a second for a long file, so it is only called for problems.
    const [error] = findSyntaxErrors(text);
    if (!error) throw cause;
    throw new Error(`line ${countLine(text, error.offset)}: ${printParseErrorCode(error.error)}`, {
      cause,
    });
  }
}

function findSyntaxErrors(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors;
}

/**
 * Parses and validates the text of `db.json`. Throws an `Error` whose message contains problem and line.
 * @param pressCategories the categories of press items
 */
export function parsePublicData(text: string, pressCategories: readonly string[]): PublicData {
  const value = parseJson(text);
  const [problem] = findItemProblems(publicDataSchema, value, pressCategories);
  if (problem) {
    const { path, message } = problem;
    throw new Error(`line ${findLine(text, path)}: ${path.join('.')} ${message}`);
  }
  return publicDataSchema.parse(value);
}
