import { useEditorContext } from './editor-context.ts';
import { getPathInFile, getPlace, type PlacedProblem } from './placed-problems.ts';
import { getKey } from './values.ts';

/** A list of problems, with a link from each to its field. */
export function Problems({
  id,
  heading,
  problems,
  withFiles = false,
  level: Heading = 'h3',
}: {
  readonly id: string;
  readonly heading: string;
  readonly problems: readonly PlacedProblem[];
  /** Whether the problems are in several files, whose names are shown. */
  readonly withFiles?: boolean;
  /** The level of its heading. */
  readonly level?: 'h2' | 'h3';
}) {
  const { model, dispatch, language } = useEditorContext();
  if (problems.length === 0) return null;
  return (
    <section className="problems" aria-labelledby={id}>
      <Heading id={id}>
        {heading} ({problems.length})
      </Heading>
      <ul>
        {problems.map((problem) => {
          const { file, path, text, selection } = problem;
          const place = getPlace(problem, language, model.schemas, withFiles);
          // If the list is above a form, the message is next to the field.
          const sentence = !withFiles && place ? place : [place, text].filter(Boolean).join(': ');
          return (
            <li key={file + getKey(getPathInFile(problem)) + text}>
              {selection ? (
                <button
                  type="button"
                  onClick={() => dispatch({ type: 'selected', selection, path })}
                >
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
