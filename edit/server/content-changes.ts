import { createJsonSchemas } from '@site/content/json-schemas.ts';
import { getSchemaName } from '@site/content/library/content-files.ts';
import { parseJson } from '@site/content/library/json.ts';
import { localized } from '@site/content/schema/text.ts';
import type { InterfaceLanguage } from '@site/contract/interface-language';
import type { LocalizedText } from '@site/contract/language';
import * as z from 'zod';

import { getPlaceName } from '../client/form/schema.ts';
import { findChanges, type Change } from './text-edits.ts';

/** The differences between two versions of a content file. */
export interface FileChanges {
  /** From the root of the content: `content/pages/home.json`. */
  readonly file: string;
  readonly title: LocalizedText | undefined;
  /** The path is empty if the whole file is new, removed, or not JSON. */
  readonly changes: readonly Change[];
}

/** Files that may be missing: the first added entry creates them. */
export const OPTIONAL_FILES: readonly string[] = ['content/media.json'];

/** Returns the name of a file in the editor: its title or name, if it has one. */
export function getTitle(value: unknown): LocalizedText | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const name = 'title' in value ? value.title : 'name' in value ? value.name : undefined;
  return localized(z.string()).safeParse(name).data;
}

/**
 * Returns the differences between two texts of a content file; `undefined` means that the file does not exist. For
 * files that are not JSON, such as photographs, only the name is returned.
 */
export function compareTexts(
  file: string,
  before: string | undefined,
  after: string | undefined,
): FileChanges {
  const name = file.replace(/^.*\//, '');
  const [old, now] = [before, after].map((text): unknown => {
    if (text === undefined) return OPTIONAL_FILES.includes(file) ? {} : undefined;
    return file.endsWith('.json') ? parseJson(text).value : name;
  });
  return {
    file,
    title: getTitle(now ?? old),
    changes:
      old === undefined || now === undefined || !file.endsWith('.json')
        ? [{ path: [], before: old, after: now }]
        : findChanges(old, now),
  };
}

let schemas: ReadonlyMap<string, object> | undefined;

/** Returns a place in a content file as a person reads it: "Blocks 3 › Title › English". */
export function namePlace(file: string, path: Change['path'], language: InterfaceLanguage): string {
  schemas ??= createJsonSchemas();
  return getPlaceName(path, language, schemas.get(getSchemaName(file) ?? ''));
}
