/**
 * The Node versions that the project runs on. Plain JavaScript without dependencies, because `setup.mjs` uses it before
 * anything is installed.
 */

/** The first release with `crypto.argon2`, which seals passwords. */
export const MINIMUM_NODE = '24.7.0';

/** @param {string} version */
const parseVersion = (version) => version.replace(/^v/, '').split('.').map(Number);

/**
 * Returns whether `version` is `minimum` or later; both as `24.7.0`.
 * @param {string} version
 * @param {string} minimum
 */
export function isAtLeast(version, minimum) {
  const minimumParts = parseVersion(minimum);
  for (const [index, part] of parseVersion(version).entries())
    if (part !== minimumParts[index]) return part > minimumParts[index];
  return true;
}

/**
 * Returns the npm package that contains Node for a platform.
 * @param {string} platform as in `process.platform`
 * @param {string} arch as in `process.arch`
 */
export const getNodePackage = (platform, arch) =>
  `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/**
 * Returns a message with a solution if no suitable Node is available; otherwise `undefined`.
 * @param {{ version: string, platform: string, arch: string, pinned: readonly string[], installed?: boolean | undefined
 * }} found the Node that runs npm, the Node packages in `optionalDependencies`, and whether one of them is in
 * `node_modules` (left out before the installation)
 * @param {string} recommended the version in `.nvmrc`
 */
export function describeMissingNode({ version, platform, arch, pinned, installed }, recommended) {
  if (isAtLeast(version, MINIMUM_NODE)) return undefined;
  const own = getNodePackage(platform, arch);
  const how = `Install Node ${recommended} (\`nvm install\` reads the version from .nvmrc; or from https://nodejs.org/en/download), then try again.`;
  if (!pinned.includes(own))
    return `This project needs Node ${MINIMUM_NODE} or later; npm runs on Node ${version} here, and there is no npm package with a newer one for ${platform} ${arch}. ${how}`;
  if (installed === false)
    return `This project needs Node ${MINIMUM_NODE} or later; npm runs on Node ${version} here, and the package ${own}, which brings a newer one, was not installed. Allow optional packages (\`npm config delete omit\`), delete node_modules and try again. Or: ${how}`;
  return undefined;
}
