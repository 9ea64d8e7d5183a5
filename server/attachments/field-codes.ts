import allowed from './allowed-parts.json' with { type: 'json' };
import { refuseDocument } from './document-problem.ts';

const FIELDS = new Set(allowed.wordFields.flatMap((names) => names.split(' ')));

/** Longest code of a field, in characters. */
const CODE_MAX = 1_000_000;
const DEPTH_MAX = 100;
/** Word marks placeholders for text with a macro button without a macro. */
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

/** An unfinished field: its code up to the separator, then its result, which may contain other fields. */
interface OpenField {
  code: string;
  isResult: boolean;
}

/**
 * Reads the fields of a Word document (ECMA-376-1, 17.16), whose codes are spread over many elements and can be nested.
 * Refuses a field that is not known to stay inside the file, and one whose name is the result of another field.
 */
export class FieldCodes {
  /** The first item collects code outside of any field. */
  readonly #open: [OpenField, ...OpenField[]] = [{ code: '', isResult: true }];

  get #current(): OpenField {
    return this.#open.at(-1) ?? this.#open[0];
  }

  /** Reads the character that begins, separates or ends a field. */
  mark(type: string): void {
    const field = this.#current;
    if (type === 'begin') {
      if (!field.isResult && field.code.trim() === '') refuseDocument('attachment.unknown');
      if (this.#open.push({ code: '', isResult: false }) > DEPTH_MAX)
        refuseDocument('attachment.invalid');
      return;
    }
    checkCode(field.code);
    if (type === 'end' && this.#open.length > 1) this.#open.pop();
    else Object.assign(field, { code: '', isResult: true });
  }

  /** Reads a piece of the code of the innermost field. */
  read(piece: string): void {
    const field = this.#current;
    field.code += piece;
    if (field.code.length > CODE_MAX) refuseDocument('attachment.invalid');
  }

  /** Ends the part: fields without an end are checked, too. */
  end(): void {
    for (const { code } of this.#open) checkCode(code);
  }
}

/** Refuses the code of a field that is a single attribute (`fldSimple`). */
export const checkSimpleField = checkCode;
