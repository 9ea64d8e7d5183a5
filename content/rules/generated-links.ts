import { PATHS, getAddresses } from '@site/contract/paths';

import type { Library, SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

/** The addresses to which blocks link without naming them in their content, by the type of the block. */
const LINKED: Readonly<Record<string, readonly string[]>> = {
  compare: [PATHS.compare],
  'contact-actions': [PATHS.inquiry],
  patents: [PATHS.research],
  'inquiry-form': [PATHS.inquiry],
  'reservation-form': [PATHS.reservation, PATHS.visit],
  'visit-form': [PATHS.visit],
  'report-form': [PATHS.whistleblowing, PATHS.tipResult],
  'lookup-form': [PATHS.tipResult],
  'compliment-form': [PATHS.whistleblowing],
};

/** Blocks whose own links lead to pages that the site does not have. */
export function checkGeneratedLinks(source: SourceFile, { files }: Library): Problem[] {
  if (!source.file.startsWith('content/pages/')) return [];
  const slugs = files.flatMap(({ file }) => /^content\/pages\/(.+)\.json$/.exec(file)?.[1] ?? []);
  const present = getAddresses(slugs);
  return walk(source.value).flatMap(({ path, name, value }) =>
    name === 'type' && typeof value === 'string'
      ? (LINKED[value] ?? [])
          .filter((address) => !Object.hasOwn(present, address))
          .map((address) => createProblemAt(source, path, 'link.generated', { path: address }))
      : [],
  );
}
