import { createJsonSchemas } from '@site/content/json-schemas.ts';
import { getSchemaName } from '@site/content/library/content-files.ts';
import { parseJson } from '@site/content/library/json.ts';
import { localized } from '@site/content/schema/text.ts';
import type { InterfaceLanguage } from '@site/contract/interface-language';
import type { LocalizedText } from '@site/contract/language';
import * as z from 'zod';

import { getPlaceName } from '../client/form/schema.ts';
import { findChanges, type Change } from './text-edits.ts';

/** What two versions of a content file differ in. */
export interface FileChanges {
  /** From the root of the content: `content/pages/home.json`. */
  readonly file: string;
  readonly title: LocalizedText | undefined;
  /** Without a path where the whole file is new, removed, or not JSON. */
  readonly changes: readonly Change[];
}

/** The name under which an editor knows a file: its title or name, where it has one. */
export function getTitle(value: unknown): LocalizedText | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const named = 'title' in value ? value.title : 'name' in value ? value.name : undefined;
  return localized(z.string()).safeParse(named).data;
}

/**
 * What two texts of a content file differ in; `undefined` stands for a file that does not exist. Of files that are not
 * JSON, such as photographs, only their name is told.
 */
export function compareTexts(
  file: string,
  before: string | undefined,
  after: string | undefined,
): FileChanges {
  const name = file.replace(/^.*\//, '');
  const [old, now] = [before, after].map((text): unknown => {
    if (text === undefined) return undefined;
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

/** A place in a content file as a person reads it: "Blocks 3 › Title › English". */
export function namePlace(file: string, path: Change['path'], language: InterfaceLanguage): string {
  schemas ??= createJsonSchemas();
  return getPlaceName(path, language, schemas.get(getSchemaName(file) ?? ''));
}
