import { schemaNameOf } from '@site/content/library/contentFiles.ts';
import type { Language } from '@site/contract/language';

import type { EditorState, FileProblem } from '../api.ts';
import { fileName, placeName } from '../texts.ts';
import { selectionAt, type Selection } from './entries.ts';
import { keyOf, type Path } from './values.ts';

/** A problem of a file, where it is, and the form in which it is corrected; none for files without a form. */
export interface PlacedProblem {
  readonly file: string;
  readonly title: string;
  /** The way from the start of the form. */
  readonly path: Path;
  readonly text: string;
  readonly selection: Selection | undefined;
}

/** A problem with the form in which it is corrected. */
export function placed(
  { files }: EditorState,
  { file, path, text }: FileProblem,
  language: Language,
): PlacedProblem {
  const selection = selectionAt(file, path);
  const title = files.find((one) => one.file === file)?.title;
  return {
    file,
    title: fileName(file, title, language),
    path: path.slice(selection?.path.length ?? 0),
    text: text[language],
    selection,
  };
}

/** Everything that keeps the drafts from being written. */
export const problemsOf = (state: EditorState, language: Language): PlacedProblem[] =>
  state.files
    .filter(({ file }) => state.blockedBy.includes(file))
    .flatMap(({ problems }) => problems.map((problem) => placed(state, problem, language)));

/** Where a problem is: "Overview › Lead › English", without the file where that is known. */
export const placeOf = (
  { file, title, path }: PlacedProblem,
  language: Language,
  withFile = true,
): string =>
  [withFile ? title : '', path.length > 0 ? placeName(path, language, schemaNameOf(file)) : '']
    .filter(Boolean)
    .join(' › ');

/** What has to be corrected, each leading to its field. */
export function Problems({
  id,
  heading,
  problems,
  withFiles = false,
  level: Heading = 'h3',
  language,
  onReveal,
}: {
  readonly id: string;
  readonly heading: string;
  readonly problems: readonly PlacedProblem[];
  /** Whether they are of several files, which are named. */
  readonly withFiles?: boolean;
  /** Of its heading. */
  readonly level?: 'h2' | 'h3';
  readonly language: Language;
  readonly onReveal: (selection: Selection, path: Path) => void;
}) {
  if (problems.length === 0) return null;
  return (
    <section className="problems" aria-labelledby={id}>
      <Heading id={id}>
        {heading} ({problems.length})
      </Heading>
      <ul>
        {problems.map((problem) => {
          const { file, path, text, selection } = problem;
          const place = placeOf(problem, language, withFiles);
          const sentence = place ? `${place}: ${text}` : text;
          return (
            // Entries of a list may have the same problem.
            <li key={file + keyOf([...(selection?.path ?? []), ...path]) + text}>
              {selection ? (
                <button type="button" onClick={() => onReveal(selection, path)}>
                  {sentence}
                </button>
              ) : (
                <p>
                  {sentence} <code>{file}</code>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
