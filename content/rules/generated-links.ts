import { PATHS, getAddresses } from '@site/contract/paths';

import type { Library, SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

/** The links that types of blocks generate, in addition to those in their content. */
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

/** Finds blocks whose generated links lead to missing pages. */
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
