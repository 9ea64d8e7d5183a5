import allowed from './allowed-parts.json' with { type: 'json' };
import { refuseDocument } from './document-problem.ts';

const FUNCTIONS = new Set(allowed.formulaFunctions.flatMap((names) => names.split(' ')));

/** Longest formula of a cell, in characters. Spreadsheets do not write longer ones. */
const FORMULA_MAX = 8192;
/** Texts and names of sheets may contain any character. */
const QUOTED = /"[^"]*"|'[^']*'/g;
/** Excel writes prefixes before functions that are newer than the standard, and before parameters of LAMBDA. */
const PREFIX = /^(?:_xl(?:fn|ws|udf)\.)*/i;
const PARAMETER = /^_xlpm\./i;
const CALL = /(?<![\p{L}\p{N}_.\\])([\p{L}_\\][\p{L}\p{N}_.\\]*)\s?\(/gu;

/**
 * Returns the functions that a formula (ECMA-376-1, 18.17) calls and that are not known to stay inside the file; the
 * workbook may define them. Refuses a formula that calls another program (`program|topic!item`) or names a file.
 */
export function findUnknownCalls(formula: string): string[] {
  if (formula.length > FORMULA_MAX) refuseDocument('attachment.invalid');
  // Names of sheets have neither slashes nor backslashes. A name in brackets refers to a link of the workbook.
  const names = formula.match(QUOTED) ?? [];
  if (names.some((name) => name.startsWith("'") && /[\\/|]/.test(name)))
    refuseDocument('attachment.external');
  const code = formula.replaceAll(QUOTED, ' ');
  const bar = code.indexOf('|');
  if (code.includes('\\\\') || (bar !== -1 && code.includes('!', bar)))
    refuseDocument('attachment.external');
  return [...code.matchAll(CALL)]
    .map(([, name = '']) => name)
    .filter((name) => !PARAMETER.test(name))
    .map((name) => name.replace(PREFIX, '').toUpperCase())
    .filter((name) => !FUNCTIONS.has(name));
}
