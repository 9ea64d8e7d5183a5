/** Finds probable typing errors in mail domains. It compares texts only: it does not query DNS, and refuses nothing. */

/** Common mail providers in Korea and abroad. */
const KNOWN = [
  'naver.com',
  'gmail.com',
  'daum.net',
  'hanmail.net',
  'nate.com',
  'kakao.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'yahoo.co.kr',
  'icloud.com',
];
/** Providers with a single domain: `naver.co.kr` is probably `naver.com`. */
const ONE_ENDING = new Set(['naver', 'gmail', 'daum', 'hanmail', 'nate', 'kakao', 'icloud']);
/** Existing domains that are one letter away from common providers. */
const REAL = new Set([
  ...KNOWN,
  'mail.com',
  'ymail.com',
  'email.com',
  'date.com',
  'note.com',
  'gate.com',
]);

/** Endings that do not exist, one typing error away from `com`, `net` and `kr`. */
const WRONG_ENDING =
  /\.(?:c[opn]n|con|cmo|ocm|vom|xom|comm|coml|cim|cpm|ner|nte|nett|krr|kr\.com|co\.k)$/;
/** A name of letters, like all top-level domains. */
const ENDING = /\.(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

/** Returns whether two words differ by one typing error: a letter more, less or replaced, or two exchanged letters. */
function isOneSlipAway(typedDomain: string, knownDomain: string): boolean {
  if (Math.abs(typedDomain.length - knownDomain.length) > 1) return false;
  let start = 0;
  while (start < typedDomain.length && typedDomain[start] === knownDomain[start]) start += 1;
  const getEnding = (word: string, length: number) => word.slice(start + length);
  return (
    getEnding(typedDomain, 1) === getEnding(knownDomain, 1) ||
    getEnding(typedDomain, 1) === getEnding(knownDomain, 0) ||
    getEnding(typedDomain, 0) === getEnding(knownDomain, 1) ||
    (typedDomain[start] === knownDomain[start + 1] &&
      typedDomain[start + 1] === knownDomain[start] &&
      getEnding(typedDomain, 2) === getEnding(knownDomain, 2))
  );
}

/** Returns whether the domain of a clean address is probably misspelled, so that the visitor should confirm it. */
export function isDomainDoubtful(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (REAL.has(domain)) return false;
  return (
    !ENDING.test(domain) ||
    WRONG_ENDING.test(domain) ||
    ONE_ENDING.has(domain.slice(0, domain.indexOf('.'))) ||
    KNOWN.some((knownDomain) => isOneSlipAway(domain, knownDomain))
  );
}
