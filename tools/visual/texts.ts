/** The visible texts and accessible names of documents, to compare them as text. */

/** The texts that only one of two documents has, in their order. */
export interface Texts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const NAMES = /\s(alt|aria-label|title|placeholder)="([^"]+)"/g;

/** Returns texts, and attributes that name or describe an element as `aria-label: …`. */
function listTexts(html: string): string[] {
  return html
    .replaceAll(/<(script|style|template)\b[^>]*>[^]*?<\/\1>/g, '')
    .split(/(<[^>]*>)/)
    .flatMap((part) =>
      part.startsWith('<')
        ? [...part.matchAll(NAMES)].map(([, name, text]) => `${name}: ${text}`)
        : part.trim().replaceAll(/\s+/g, ' '),
    )
    .filter((text) => text !== '');
}

/** Returns the differing texts of two documents; `undefined` where they have the same. */
export function listDifferingTexts(before: string, after: string): Texts | undefined {
  const [oldTexts, newTexts] = [listTexts(before), listTexts(after)];
  const [previousTexts, current] = [new Set(oldTexts), new Set(newTexts)];
  const texts = {
    before: oldTexts.filter((text) => !current.has(text)),
    after: newTexts.filter((text) => !previousTexts.has(text)),
  };
  return texts.before.length + texts.after.length > 0 ? texts : undefined;
}
