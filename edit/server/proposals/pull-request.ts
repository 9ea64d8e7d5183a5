/** Addresses of pull requests, in which a proposal is discussed and approved. */

/**
 * Returns the address at which a pull request (GitHub) or merge request (GitLab) of a branch is opened; `undefined` for
 * other remotes. Omits names and passwords in the address of the remote.
 *
 * @param remote the push address, in any form that git accepts
 * @param target the branch that receives the changes; by default the server's default branch
 */
export function getPullRequestAddress(
  remote: string,
  branch: string,
  target?: string,
): string | undefined {
  const repository = getWebAddress(remote);
  if (!repository) return undefined;
  const { hostname } = new URL(repository);
  if (hostname.includes('github')) {
    const range = target === undefined ? branch : `${target}...${branch}`;
    return `${repository}/compare/${encodePath(range)}?expand=1`;
  }
  if (hostname.includes('gitlab')) {
    const query = new URLSearchParams({ 'merge_request[source_branch]': branch });
    if (target !== undefined) query.set('merge_request[target_branch]', target);
    return `${repository}/-/merge_requests/new?${String(query)}`;
  }
  return undefined;
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Returns the address of a remote's page: `https://github.com/company/site`; `undefined` for a folder. */
export function getWebAddress(remote: string): string | undefined {
  // `git@github.com:company/site.git`, the short form of an address for ssh, has no scheme.
  const short = /^(?:[^@/:]+@)?([\w.-]+\.[\w-]+):(?!\/\/)\/?(.+)$/.exec(remote);
  const url = URL.parse(short ? `ssh://${short[1]}/${short[2]}` : remote);
  if (!url || !/^(?:https?|ssh|git\+ssh):$/.test(url.protocol)) return undefined;
  const path = url.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  // The port of ssh is not that of the page.
  return /^https?:$/.test(url.protocol)
    ? `${url.protocol}//${url.host}${path}`
    : `https://${url.hostname}${path}`;
}

/** Returns the address in the remote's answer to a push; only on its own host, if the host is known. */
export function findPrintedAddress(messages: string, remote: string): string | undefined {
  const host = URL.parse(getWebAddress(remote) ?? '')?.hostname;
  return [...messages.matchAll(/^remote:.*?(https?:\/\/[^\s<>"]+)/gm)]
    .map(([, address = '']) => address)
    .find((address) => host !== undefined && URL.parse(address)?.hostname === host);
}
