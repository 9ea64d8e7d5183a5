import { cleanLine } from './normalize.ts';

/** The name and angle brackets that mail programs copy with an address. */
const IN_BRACKETS = /^[^<>]*<([^<>]*)>[.,;]?$/;
/** A label before an address: `이메일: `, `E-mail: `. A word without a colon could be a part of the address. */
const LABEL = /^[\p{L}\s-]{1,15}:\s*/u;
const SCHEME = /^mailto:/i;
/** A note after an address: `a@example.com (회사)`. */
const NOTE = / ?\([^()@]*\)$/;
const AROUND = /^['"‘“([]+|['"’”)\].,;]+$/g;
const SPACES_AROUND_AT = / ?@ ?/;
/** Full stops of Japanese and Chinese keyboards. */
const FULL_STOPS = /[。｡]/g;

/** Returns a domain in ASCII (`한국.kr` → `xn--3e0b707e.kr`), or unchanged if it is not a domain. */
function toAsciiDomain(domain: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/^[\0-\x7F]*$/.test(domain) || !URL.canParse(`http://${domain}/`)) return domain;
  return new URL(`http://${domain}/`).hostname;
}

/** Removes the parameters of a link from an address: `a@example.com?subject=b`. */
function removeQuery(address: string): string {
  const [local = '', ...rest] = address.split('@');
  return [local, ...rest.map((part) => part.split('?', 1)[0])].join('@');
}

/**
 * Returns an email address in the form in which it is stored, without text that was copied with it. A text without @ is
 * kept.
 */
export function cleanEmail(text: string): string {
  const cleanText = cleanLine(text.normalize('NFKC')).replace(FULL_STOPS, '.');
  if (!cleanText.includes('@')) return cleanText;
  const address = removeQuery(
    (IN_BRACKETS.exec(cleanText)?.[1] ?? cleanText).trim().replace(SCHEME, ''),
  )
    .replace(LABEL, '')
    .replace(NOTE, '')
    .replace(AROUND, '')
    .replace(SPACES_AROUND_AT, '@');
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + toAsciiDomain(address.slice(at + 1));
}
