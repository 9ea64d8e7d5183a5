import type { Language } from '@site/contract/language';

import type { EditorState } from '../api.ts';
import { fileName, placeName } from '../texts.ts';
import { schemaOf, selectionAt, type Selection } from './entries.ts';
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

/** Everything that keeps the drafts from being written. */
export function problemsOf(state: EditorState, language: Language): PlacedProblem[] {
  return state.files
    .filter(({ file }) => state.blockedBy.includes(file))
    .flatMap(({ file, title, problems }) =>
      problems.map(({ path, text }) => {
        const selection = selectionAt(file, path);
        return {
          file,
          title: fileName(file, title, language),
          path: path.slice(selection?.path.length ?? 0),
          text: text[language],
          selection,
        };
      }),
    );
}

/** What has to be corrected, each leading to its field. */
export function Problems({
  id,
  heading,
  problems,
  withFiles = false,
  language,
  onReveal,
}: {
  readonly id: string;
  readonly heading: string;
  readonly problems: readonly PlacedProblem[];
  /** Whether they are of several files, which are named. */
  readonly withFiles?: boolean;
  readonly language: Language;
  readonly onReveal: (selection: Selection, path: Path) => void;
}) {
  if (problems.length === 0) return null;
  return (
    <section className="problems" aria-labelledby={id}>
      <h3 id={id}>
        {heading} ({problems.length})
      </h3>
      <ul>
        {problems.map(({ file, title, path, text, selection }) => {
          const places = [...(withFiles ? [title] : []), ...(path.length > 0 ? [placeName(path, language, schemaOf(file))] : [])]; // prettier-ignore
          const sentence = `${places.join(' › ')}${places.length > 0 ? ': ' : ''}${text}`;
          return (
            <li key={file + keyOf(path) + text}>
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
