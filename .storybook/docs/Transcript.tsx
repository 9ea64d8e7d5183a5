import { type Documented, getLanguage } from './documented.ts';
import { GeneratedHeading } from './GeneratedHeading.tsx';
import { translateRoles } from './korean-roles.ts';
import { getTranscript } from './transcripts.ts';

/** The number of phrases that are shown unfolded. */
const FEW = 24;

/** What a screen reader says of an interactive component, in the toolbar's language. */
export default function Transcript({ of }: { readonly of: Documented }) {
  const language = getLanguage(of);
  const said = getTranscript(of.folder, language);
  if (said.length === 0) return null;
  return (
    <>
      <GeneratedHeading>What a screen reader says</GeneratedHeading>
      {/* A long one is folded: it would push the rest of the page out of sight. */}
      <details open={said.length <= FEW}>
        <summary>{said.length === 1 ? '1 phrase' : `${said.length} phrases`}</summary>
        <ol lang={language}>
          {said.map((phrase, index) => (
            // The phrases are a fixed text, in which some recur.
            <li key={index}>{language === 'ko' ? translateRoles(phrase) : phrase}</li>
          ))}
        </ol>
      </details>
      <p>
        Read from beginning to end by a virtual screen reader in a test, which fails when it
        changes. English has the names that ARIA gives to roles and states; the words of a screen
        reader differ a little from product to product.
      </p>
    </>
  );
}
