import type { Library } from './library/library.ts';
import { formatKey } from './library/problems.ts';
import { walk } from './library/walk.ts';

/** Checks links to other sites, only on request of an editor, never in a test. */

/** The state of a link: `unknown` if the site does not respond in time, or refuses programs. */
export type LinkState = 'found' | 'missing' | 'unknown';

/** A link to another site, and the result of a request. */
export interface OutsideLink {
  readonly address: string;
  /** Its place: `content/site.json › links.careers`. */
  readonly places: readonly string[];
  readonly state: LinkState;
  /** The HTTP status, or the reason of a failure. */
  readonly reason: string;
}

const ADDRESS = /https?:\/\/[^\s<>"')\]}]+/g;
/** Addresses of standards and formats, which are identifiers and need not respond. */
const NAMES = /^https?:\/\/(?:www\.w3\.org|json-schema\.org)\//;
/** The maximum time until a site responds, in milliseconds. */
const TIMEOUT = 10_000;
/** The number of sites that are requested at a time; each of them gets one request at a time. */
const CONCURRENCY = 6;

/** Refusals of programs, or of many requests: a visitor may get the page. */
const REFUSED = new Set([401, 403, 407, 408, 425, 429, 999]);
/** Responses of servers that do not support HEAD. */
const NO_HEAD = new Set([400, 403, 404, 405, 501]);

/** Returns the addresses of other sites in all texts, with their places. */
export function collectOutsideLinks({ files, site }: Library): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const { file, value } of files)
    for (const { path, name, value: text } of walk(value)) {
      if (typeof text !== 'string' || name === '$schema') continue;
      for (const [match] of text.matchAll(ADDRESS)) {
        const address = match.replace(/[.,;:!?]+$/, '');
        const isOwn = site !== undefined && `${address}/`.startsWith(`${site.website}/`);
        if (isOwn || NAMES.test(address) || !URL.canParse(address)) continue;
        const place = `${file} › ${formatKey(path)}`;
        links.set(address, [...(links.get(address) ?? []), place]);
      }
    }
  return links;
}

async function request(address: string, method: 'HEAD' | 'GET', timeout: number): Promise<number> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(timeout),
    headers: { Accept: '*/*', 'User-Agent': 'Mozilla/5.0 (compatible; link check)' },
  });
  // The body is not needed.
  await response.body?.cancel();
  return response.status;
}

/** Requests an address: first with HEAD, which some servers do not support. */
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
    // An unknown domain is an error; a network failure does not prove anything about the link.
    return { state: code === 'ENOTFOUND' ? 'missing' : 'unknown', reason: code };
  }
}

/**
 * Requests the links to other sites, those of one site one after the other.
 *
 * @param timeout how long one request may take, in milliseconds
 */
export async function checkOutsideLinks(
  library: Library,
  timeout = TIMEOUT,
): Promise<OutsideLink[]> {
  const links = [...collectOutsideLinks(library)];
  const sites = [...Map.groupBy(links, ([address]) => new URL(address).host).values()];
  const checkedLinks: OutsideLink[] = [];
  async function visitSites(): Promise<void> {
    for (let site = sites.shift(); site; site = sites.shift())
      for (const [address, places] of site)
        checkedLinks.push({ address, places, ...(await visit(address, timeout)) });
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, visitSites));
  return checkedLinks.toSorted((a, b) => a.address.localeCompare(b.address));
}
