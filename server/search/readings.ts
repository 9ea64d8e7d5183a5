import { hasBatchim, removeLastCharacter } from 'es-hangul';
import { convertLayout } from '@site/contract/languages/ko/keyboard-layout';
import { toSearchForm } from '@site/contract/normalize';

import { splitCompound } from './words.ts';

/** All words of the indexed documents. */
export type Vocabulary = ReadonlySet<string>;

/** Yields probable intentions: Latin words that were typed as one, and keys of the other keyboard layout. */
function* readAsMistyped(typedText: string, vocabulary: Vocabulary): Generator<string> {
  const words = toSearchForm(typedText).split(' ');
  const apart = words.map((word) => splitCompound(word, vocabulary) ?? word);
  if (apart.some((word, index) => word !== words[index])) yield apart.join(' ');
  const converted = convertLayout(typedText);
  if (converted !== undefined) yield converted;
}

/** Yields the readings of a text; the first is the text as it was typed. */
export function* readAsTyped(typedText: string, vocabulary: Vocabulary): Generator<string> {
  yield typedText;
  yield* readAsMistyped(typedText, vocabulary);
}

/**
 * Yields the readings of a text whose last word is still being typed. In Hangul the first letter of the next syllable may be
 * attached to the last one (하넷 on the way to 하네스), or the last syllable may lack its end (와이어리 on the way to 와이어링).
 */
export function* readWhileTyped(typedText: string, vocabulary: Vocabulary): Generator<string> {
  yield typedText;
  const last = typedText.at(-1) ?? '';
  const finishedPart = typedText.slice(0, -1);
  if (/[가-힣ㄱ-ㅣ]/.test(last) && finishedPart.trim() !== '') {
    if (hasBatchim(last)) yield finishedPart + removeLastCharacter(last);
    yield finishedPart;
  }
  yield* readAsMistyped(typedText, vocabulary);
}
