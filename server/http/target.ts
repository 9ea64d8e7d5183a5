/** Where a request wants to go. */
export interface Target {
  /** Percent-decoded; `undefined` where it cannot be decoded. */
  readonly path: string | undefined;
  readonly query: URLSearchParams;
  /** The query as it was sent, `?` included; empty without one. */
  readonly search: string;
}

const NO_QUERY = new URLSearchParams();

/**
 * Takes a request line's target apart. `new URL` will not do: it reads `//host/path` as another host.
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
