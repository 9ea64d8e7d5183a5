import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';

const LATIN = /^[a-z\d\s-]*[a-z][a-z\d\s-]*$/i;
const SYLLABLES = /^(?=.*[가-힣])[가-힣\d\s-]+$/;
const HANGUL = /^[가-힣ㄱ-ㅣ\d\s-]*[가-힣ㄱ-ㅣ][가-힣ㄱ-ㅣ\d\s-]*$/;

/** The Hangul of the same keys; empty where they make none, which the library throws for (`how`). */
function toHangul(typed: string): string {
  try {
    return convertQwertyToHangul(typed);
  } catch {
    return '';
  }
}

/**
 * What was typed with the other layout of a Korean keyboard: `gksptm` → 하네스, ㅑㅊㅊㅠ → `iccb`. `undefined` where the
 * keys make no words of the other layout.
 */
export function convertLayout(typed: string): string | undefined {
  // Without Shift, which a keyboard with Caps Lock only seems to hold.
  if (LATIN.test(typed)) {
    const hangul = toHangul(typed.toLowerCase());
    return SYLLABLES.test(hangul) ? hangul : undefined;
  }
  if (!HANGUL.test(typed)) return undefined;
  const latin = convertHangulToQwerty(typed).toLowerCase();
  return LATIN.test(latin) ? latin : undefined;
}
