import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';

const LATIN = /^[a-z\d\s-]*[a-z][a-z\d\s-]*$/i;
const SYLLABLES = /^(?=.*[가-힣])[가-힣\d\s-]+$/;
const HANGUL = /^[가-힣ㄱ-ㅣ\d\s-]*[가-힣ㄱ-ㅣ][가-힣ㄱ-ㅣ\d\s-]*$/;

/** Returns the Hangul of the same keys; empty if the library throws because the keys are not Hangul (`how`). */
function toHangul(typed: string): string {
  try {
    return convertQwertyToHangul(typed);
  } catch {
    return '';
  }
}

/**
 * Converts a text that was typed with the other layout of a Korean keyboard: `gksptm` → 하네스, ㅑㅊㅊㅠ → `iccb`. Returns
 * `undefined` if the keys are not words in the other layout.
 */
export function convertLayout(typed: string): string | undefined {
  // Capitals are ignored, because Caps Lock writes them without Shift.
  if (LATIN.test(typed)) {
    const hangul = toHangul(typed.toLowerCase());
    return SYLLABLES.test(hangul) ? hangul : undefined;
  }
  if (!HANGUL.test(typed)) return undefined;
  const latin = convertHangulToQwerty(typed).toLowerCase();
  return LATIN.test(latin) ? latin : undefined;
}
