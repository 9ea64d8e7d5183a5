const NO_QUERY = new URLSearchParams();

/** The parts of a request target. */
export interface Target {
  /** Percent-decoded; `undefined` if it cannot be decoded. */
  readonly path: string | undefined;
  readonly query: URLSearchParams;
  /** The query as it was sent, with its `?`; otherwise empty. */
  readonly search: string;
}

/**
 * Splits a request target into path and query. `new URL` is not used because it reads `//host/path`
 * as an address of another host.
 */
export function parseTarget(url: string): Target {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = local.indexOf('?');
  const raw = mark === -1 ? local : local.slice(0, mark);
  const search = mark === -1 ? '' : local.slice(mark);
  let path: string | undefined = raw;
  if (raw.includes('%')) {
    try {
      path = decodeURIComponent(raw);
    } catch {
      path = undefined;
    }
  }
  return { path, search, query: search ? new URLSearchParams(search) : NO_QUERY };
}

/** Returns whether a path, percent-decoded, belongs to the API. */
export const isApi = (path: string | undefined): boolean =>
  path === '/api' || path?.startsWith('/api/') === true;
