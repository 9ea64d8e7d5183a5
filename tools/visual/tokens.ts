/** Finds the tokens that differ between two trees, and the modes in which they differ. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from '../../scripts/run.ts';
import { type Mode, type ModeName, MODES } from '../../.storybook/modes.ts';
import { buildTokens } from './tree.ts';

const BLOCK = /([^{}]+)\{((?:[^{}])*)\}/g;
const DECLARATION = /(--[a-z0-9-]+):([^;}]*)/g;

/**
 * Returns whether a selector of the built tokens applies in a mode; Storybook sets mode and brand as attributes of the
 * root.
 */
function applies(selector: string, { mode, brand }: Mode): boolean {
  const [, ofMode] = /\[data-mode=([a-z-]+)\]/.exec(selector) ?? [];
  const [, ofBrand] = /\[data-brand=([a-z-]+)\]/.exec(selector) ?? [];
  return (ofMode ?? mode) === mode && (ofBrand === undefined || ofBrand === brand);
}

/**
 * Returns the value of every custom property in each mode, as Storybook shows it: `tokens.css`, `modes.css`, then
 * `brands.css`.
 */
export function readTokenValues(css: string): Map<ModeName, Map<string, string>> {
  // The mode is chosen in the toolbar, not by system settings.
  const blocks = [...css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '').matchAll(BLOCK)];
  return new Map(
    (Object.keys(MODES) as ModeName[]).map((name) => {
      const values = new Map<string, string>();
      for (const [, selector = '', declarations = ''] of blocks)
        if (applies(selector, MODES[name]))
          for (const [, property = '', value = ''] of declarations.matchAll(DECLARATION))
            // Values that an accent sets are separate entries.
            values.set(
              property,
              selector.includes('data-accent') ? `${values.get(property) ?? ''}|${value}` : value,
            );
      return [name, values];
    }),
  );
}

async function readTokens(tree: string): Promise<ReturnType<typeof readTokenValues>> {
  await buildTokens(tree);
  const folder = path.join(tree, 'tokens', 'dist');
  const files = new Set(await readdir(folder));
  const texts = ['tokens.css', 'modes.css', 'brands.css']
    .filter((file) => files.has(file))
    .map((file) => readFile(path.join(folder, file), 'utf8'));
  return readTokenValues((await Promise.all(texts)).join('\n'));
}

/**
 * Returns the tokens whose values differ between a tree and the working tree, as `--name`, with the modes in which they
 * do.
 */
export async function findChangedTokens(tree: string): Promise<Map<string, readonly ModeName[]>> {
  const [baseValues, currentValues] = await Promise.all([readTokens(tree), readTokens(ROOT)]);
  const changedTokens = new Map<string, ModeName[]>();
  for (const [mode, values] of currentValues) {
    const old = baseValues.get(mode) ?? new Map<string, string>();
    for (const name of new Set([...old.keys(), ...values.keys()]))
      if (old.get(name) !== values.get(name))
        changedTokens.set(name, [...(changedTokens.get(name) ?? []), mode]);
  }
  return changedTokens;
}
