import { type DocumentedComponent, getLanguage } from './documented.ts';
import { translateRoles } from './korean-roles.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { getTranscript } from './transcripts.ts';

/** The number of phrases that are shown unfolded. */
const FEW = 24;

/** The phrases that a screen reader speaks for an interactive component, in the toolbar's language. */
export function Transcript({ of }: { readonly of: DocumentedComponent }) {
  const language = getLanguage(of);
  const texts = PAGE_TEXTS[language];
  const transcript = getTranscript(of.folder, language);
  return (
    <>
      {/* A long transcript is folded, because it would push the rest of the page out of sight. */}
      <details open={transcript.length <= FEW}>
        <summary>{texts.phrases(transcript.length)}</summary>
        <ol>
          {transcript.map((phrase, index) => (
            // The phrases are a constant text, in which some repeat.
            <li key={index}>{language === 'ko' ? translateRoles(phrase) : phrase}</li>
          ))}
        </ol>
      </details>
      <p>{texts.transcriptNote}</p>
    </>
  );
}
