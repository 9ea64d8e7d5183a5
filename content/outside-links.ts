import type { Library } from './library/library.ts';
import { formatKey } from './library/problems.ts';
import { walk } from './library/walk.ts';

/** Links to other sites: whether they lead somewhere is asked when an editor wants to know, never by a test. */

/** The state of a link: `unknown` where the site does not answer in time, or refuses programs. */
export type LinkState = 'found' | 'missing' | 'unknown';

/** A link to another site, and the result of a visit. */
export interface OutsideLink {
  readonly address: string;
  /** Where it is written: `content/site.json › links.careers`. */
  readonly places: readonly string[];
  readonly state: LinkState;
  /** The status of HTTP, or the reason of a failure. */
  readonly reason: string;
}

const ADDRESS = /https?:\/\/[^\s<>"')\]}]+/g;
/** Addresses of standards and of formats, which name things and need not answer. */
const NAMES = /^https?:\/\/(?:www\.w3\.org|json-schema\.org)\//;
/** How long a site may take, in milliseconds. */
const TIMEOUT = 10_000;
/** How many sites are visited at a time; one of them gets one request at a time. */
const CONCURRENCY = 6;

/** Refusals of programs, or of so many requests: a visitor may get the page. */
const REFUSED = new Set([401, 403, 407, 408, 425, 429, 999]);
/** Answers of servers that do not know HEAD. */
const NO_HEAD = new Set([400, 403, 404, 405, 501]);

/** The addresses of other sites in all texts, with the places where they are written. */
export function collectOutsideLinks({ files, site }: Library): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { file, value } of files)
    for (const { path, name, value: text } of walk(value)) {
      if (typeof text !== 'string' || name === '$schema') continue;
      for (const [match] of text.matchAll(ADDRESS)) {
        const address = match.replace(/[.,;:!?]+$/, '');
        const isOwn = site !== undefined && `${address}/`.startsWith(`${site.website}/`);
        if (isOwn || NAMES.test(address) || !URL.canParse(address)) continue;
        const place = `${file} › ${formatKey(path)}`;
        found.set(address, [...(found.get(address) ?? []), place]);
      }
    }
  return found;
}

async function request(address: string, method: 'HEAD' | 'GET', timeout: number): Promise<number> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(timeout),
    headers: { Accept: '*/*', 'User-Agent': 'Mozilla/5.0 (compatible; link check)' },
  });
  // The text of the page is not needed.
  await response.body?.cancel();
  return response.status;
}

/** Visits an address: first without its text, as some servers do not know. */
async function visit(
  address: string,
  timeout: number,
): Promise<Pick<OutsideLink, 'state' | 'reason'>> {
  try {
    let status = await request(address, 'HEAD', timeout);
    if (NO_HEAD.has(status)) status = await request(address, 'GET', timeout);
    if (status < 400) return { state: 'found', reason: String(status) };
    const isUnknown = REFUSED.has(status) || status >= 500;
    return { state: isUnknown ? 'unknown' : 'missing', reason: String(status) };
  } catch (error) {
    const { cause, name } = error as Error & { readonly cause?: { readonly code?: string } };
    const code = cause?.code ?? name;
    // A name that does not exist is wrong; a network that does not answer says nothing of the link.
    return { state: code === 'ENOTFOUND' ? 'missing' : 'unknown', reason: code };
  }
}

/**
 * Visits the links to other sites, those of one site one after the other.
 *
 * @param timeout how long one request may take, in milliseconds
 */
export async function checkOutsideLinks(
  library: Library,
  timeout = TIMEOUT,
): Promise<OutsideLink[]> {
  const links = [...collectOutsideLinks(library)];
  const sites = [...Map.groupBy(links, ([address]) => new URL(address).host).values()];
  const checked: OutsideLink[] = [];
  async function visitSites(): Promise<void> {
    for (let site = sites.shift(); site; site = sites.shift())
      for (const [address, places] of site)
        checked.push({ address, places, ...(await visit(address, timeout)) });
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, visitSites));
  return checked.toSorted((a, b) => a.address.localeCompare(b.address));
}
