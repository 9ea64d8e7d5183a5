import type { InterfaceLanguage } from '@site/contract/interface-language';

import { useEditorContext } from './editor-context.ts';
import type { Selection } from './entries.ts';
import { getPathInFile, getPlace, type PlacedProblem } from './placed-problems.ts';
import { getKey, type Path } from './values.ts';

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
  readonly language: InterfaceLanguage;
  readonly onReveal: (selection: Selection, path: Path) => void;
}) {
  const { schemas } = useEditorContext().model;
  if (problems.length === 0) return null;
  return (
    <section className="problems" aria-labelledby={id}>
      <Heading id={id}>
        {heading} ({problems.length})
      </Heading>
      <ul>
        {problems.map((problem) => {
          const { file, path, text, selection } = problem;
          const place = getPlace(problem, language, schemas, withFiles);
          // Above a form, the message is at the field.
          const sentence = !withFiles && place ? place : [place, text].filter(Boolean).join(': ');
          return (
            <li key={file + getKey(getPathInFile(problem)) + text}>
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
