import { cleanLine } from './normalize.ts';

/** What mail programs copy around an address: a name and angle brackets. */
const IN_BRACKETS = /^[^<>]*<([^<>]*)>[.,;]?$/;
/** A label before an address: `이메일: `, `E-mail: `. A word without a colon could be a part of the address. */
const LABEL = /^[\p{L}\s-]{1,15}:\s*/u;
const SCHEME = /^mailto:/i;
/** A note behind an address: `a@example.com (회사)`. */
const NOTE = / ?\([^()@]*\)$/;
const AROUND = /^['"‘“([]+|['"’”)\].,;]+$/g;
const SPACES_AROUND_AT = / ?@ ?/;
/** Full stops of Japanese and Chinese keyboards. */
const FULL_STOPS = /[。｡]/g;

/** A domain in the form in which mail is sent to it (`한국.kr` → `xn--3e0b707e.kr`); as it was where it is none. */
function toAsciiDomain(domain: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/^[\0-\x7F]*$/.test(domain) || !URL.canParse(`http://${domain}/`)) return domain;
  return new URL(`http://${domain}/`).hostname;
}

/** An address without what a link says about the mail: `a@example.com?subject=b`. */
function removeQuery(address: string): string {
  const [local = '', ...rest] = address.split('@');
  return [local, ...rest.map((part) => part.split('?', 1)[0])].join('@');
}

/** An email address as it is stored, whatever it was copied from. A text without @ is kept. */
export function cleanEmail(text: string): string {
  const typed = cleanLine(text.normalize('NFKC')).replace(FULL_STOPS, '.');
  if (!typed.includes('@')) return typed;
  const address = removeQuery((IN_BRACKETS.exec(typed)?.[1] ?? typed).trim().replace(SCHEME, ''))
    .replace(LABEL, '')
    .replace(NOTE, '')
    .replace(AROUND, '')
    .replace(SPACES_AROUND_AT, '@');
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + toAsciiDomain(address.slice(at + 1));
}
