import { findNodeAtLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import { findItemProblems, publicDataSchema, type PublicData } from '@site/contract/public-data';

// The contract's schemas report codes; editors of `db.json` are shown sentences.
z.config(z.locales.en());

const countLine = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** The line of a value, or of the nearest enclosing value where it is missing. */
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
    // What takes a tenth of a second for a long file is only done where its line has to be named.
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
 * Parses and validates the text of `db.json`. Throws an `Error` whose message names problem and line.
 * @param pressCategories what press items may be sorted into
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
