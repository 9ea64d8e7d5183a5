import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';

const LATIN = /^[a-z\d\s-]*[a-z][a-z\d\s-]*$/i;
const SYLLABLES = /^(?=.*[가-힣])[가-힣\d\s-]+$/;
const HANGUL = /^[가-힣ㄱ-ㅣ\d\s-]*[가-힣ㄱ-ㅣ][가-힣ㄱ-ㅣ\d\s-]*$/;

/** Returns the Hangul of the same keys; empty if the library throws because the keys are not Hangul (`how`). */
function toHangul(typedText: string): string {
  try {
    return convertQwertyToHangul(typedText);
  } catch {
    return '';
  }
}

/**
 * Converts a text that was typed with the other layout of a Korean keyboard: `gksptm` → 하네스, ㅑㅊㅊㅠ → `iccb`. Returns
 * `undefined` if the keys are not words in the other layout.
 */
export function convertLayout(typedText: string): string | undefined {
  // Capitals are ignored, because Caps Lock writes them without Shift.
  if (LATIN.test(typedText)) {
    const hangul = toHangul(typedText.toLowerCase());
    return SYLLABLES.test(hangul) ? hangul : undefined;
  }
  if (!HANGUL.test(typedText)) return undefined;
  const latin = convertHangulToQwerty(typedText).toLowerCase();
  return LATIN.test(latin) ? latin : undefined;
}
