import { cleanLine } from './normalize.ts';

/** What mail programs copy around an address: a name, angle brackets, the scheme of a link, punctuation. */
const AROUND = /^[^<>]*<([^<>]*)>[.,;]?$/;
const SCHEME = /^mailto:/i;
const PUNCTUATION = /[.,;]+$/;
/** Full stops of Japanese and Chinese keyboards. */
const FULL_STOPS = /[。｡]/g;

/** A domain in the form in which mail is sent to it (`한국.kr` → `xn--3e0b707e.kr`); as it was where it is none. */
function toAsciiDomain(domain: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/^[\0-\x7F]*$/.test(domain) || !URL.canParse(`http://${domain}/`)) return domain;
  return new URL(`http://${domain}/`).hostname;
}

/** An email address as it is stored, whatever it was copied from. */
export function cleanEmail(text: string): string {
  const typed = cleanLine(text.normalize('NFKC')).replace(FULL_STOPS, '.');
  const address = (AROUND.exec(typed)?.[1] ?? typed)
    .trim()
    .replace(SCHEME, '')
    .replace(PUNCTUATION, '');
  const at = address.lastIndexOf('@');
  return at === -1 ? address : address.slice(0, at + 1) + toAsciiDomain(address.slice(at + 1));
}
