import allowed from './allowed-parts.json' with { type: 'json' };
import { refuseDocument } from './document-problem.ts';

const FIELDS = new Set(allowed.wordFields.flatMap((names) => names.split(' ')));

/** Longest code of a field, in characters. */
const CODE_MAX = 1_000_000;
const DEPTH_MAX = 100;
/** The macro that is none: Word's own way to mark a place to type at. */
const NO_MACRO = /^MACROBUTTON\s+"?(?:NoMacro|None)\b/i;
const MACRO = /^(?:MACROBUTTON|CONTROL|HTMLCONTROL|PRINT)\b/i;
const OBJECT = /^EMBED\b/i;
const LOADED = /^(?:DATABASE|DDE|DDEAUTO|IMPORT|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|LINK|RD)\b/i;

function checkCode(code: string): void {
  const text = code.trim();
  const name = text.startsWith('=') ? '=' : (/^[^\s\\"]+/.exec(text)?.[0] ?? '').toUpperCase();
  if (text === '' || FIELDS.has(name) || NO_MACRO.test(text)) return;
  if (MACRO.test(text)) refuseDocument('attachment.macro');
  if (OBJECT.test(text)) refuseDocument('attachment.embedded');
  refuseDocument(LOADED.test(text) ? 'attachment.external' : 'attachment.unknown');
}

/** A field that has begun: its code, until its separator; then its result, in which other fields may stand. */
interface OpenField {
  code: string;
  isResult: boolean;
}

/**
 * Reads the fields of a Word document (ECMA-376-1, 17.16): their codes are spread over many elements, and stand in each
 * other. Refuses a field that is not known to stay inside the file, and one whose name another field makes.
 */
export class FieldCodes {
  /** The first holds codes that no field has begun. */
  readonly #open: [OpenField, ...OpenField[]] = [{ code: '', isResult: true }];

  get #current(): OpenField {
    return this.#open.at(-1) ?? this.#open[0];
  }

  /** The character that begins, separates or ends a field. */
  mark(type: string): void {
    const current = this.#current;
    if (type === 'begin') {
      if (!current.isResult && current.code.trim() === '') refuseDocument('attachment.unknown');
      if (this.#open.push({ code: '', isResult: false }) > DEPTH_MAX)
        refuseDocument('attachment.invalid');
      return;
    }
    checkCode(current.code);
    if (type === 'end' && this.#open.length > 1) this.#open.pop();
    else Object.assign(current, { code: '', isResult: true });
  }

  /** A piece of the code of the field that has begun last. */
  read(piece: string): void {
    const current = this.#current;
    current.code += piece;
    if (current.code.length > CODE_MAX) refuseDocument('attachment.invalid');
  }

  /** The end of the part: what has not ended is read all the same. */
  end(): void {
    for (const { code } of this.#open) checkCode(code);
  }
}

/** Refuses the code of a field that stands in one attribute (`fldSimple`). */
export const checkSimpleField = checkCode;
