import { getSchemaName } from '@site/content/library/content-files.ts';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { EditorState, FileProblem } from '../api.ts';
import { toFileName } from '../texts.ts';
import type { EditorModel } from './editor-state.ts';
import { getSelectionAt, type Selection } from './entries.ts';
import { getPlaceName } from './form/schema.ts';
import { getKey, type Path } from './values.ts';

/**
 * A problem of a file with its place, and the form in which it can be corrected; `undefined` for files without a form.
 */
export interface PlacedProblem {
  readonly file: string;
  readonly title: string;
  /** The path from the start of the form. */
  readonly path: Path;
  readonly text: string;
  readonly selection: Selection | undefined;
}

/** Returns a problem with the form in which it can be corrected. */
export function placeProblem(
  { files }: Pick<EditorState, 'files'>,
  { file, path, text }: FileProblem,
  language: InterfaceLanguage,
): PlacedProblem {
  const selection = getSelectionAt(file, path);
  const title = files.find((candidate) => candidate.file === file)?.title;
  return {
    file,
    title: toFileName(file, title, language),
    path: path.slice(selection?.path.length ?? 0),
    text: text[language],
    selection,
  };
}

/** Returns all problems that prevent the drafts from being written. */
export const getProblems = (state: EditorState, language: InterfaceLanguage): PlacedProblem[] =>
  state.files
    .filter(({ file }) => state.blockedBy.includes(file))
    .flatMap(({ problems }) => {
      // One mistake may violate several rules with the same message.
      const distinct = new Map(
        problems.map((candidate) => [getKey(candidate.path) + candidate.text[language], candidate]),
      );
      return [...distinct.values()].map((problem) => placeProblem(state, problem, language));
    });

/** Returns the path of a problem from the start of its file. */
export const getPathInFile = ({ selection, path }: PlacedProblem): Path => [
  ...(selection?.path ?? []),
  ...path,
];

/**
 * Returns the place of a problem: "Overview › Lead › English"; without the file and the entry above the form in which
 * it is corrected.
 */
export function getPlace(
  problem: PlacedProblem,
  language: InterfaceLanguage,
  schemas: EditorModel['schemas'],
  withFile = true,
): string {
  const { file, title } = problem;
  const path = withFile ? getPathInFile(problem) : problem.path;
  const place = getPlaceName(path, language, schemas?.[getSchemaName(file) ?? '']);
  return [withFile ? title : '', place].filter(Boolean).join(' › ');
}
