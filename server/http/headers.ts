import type { Config } from '../config.ts';

/** Hash of an empty style element: styled-components and Radix insert one and fill it through the CSSOM. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** The policy of responses that are not pages: they may neither load nor run anything, nor be framed. */
const CLOSED_POLICY =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The policy of an SVG that is opened directly: it may only style itself. */
export const IMAGE_POLICY = `${CLOSED_POLICY}; style-src 'unsafe-inline'; sandbox`;

/** Browser features that access a visitor's devices or surroundings, or track a visitor. The site uses none of them. */
const FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = FEATURES.map((feature) => `${feature}=()`).join(', ');

/** In seconds: two years. */
const HSTS_MAX_AGE = 63_072_000;

/**
 * Returns the headers of all responses. `Referrer-Policy` is `same-origin`, because plain form posts have `Origin: null` under
 * `no-referrer`. `Cross-Origin-Embedder-Policy` is possible because the site loads nothing from other origins.
 */
export function createSecurityHeaders({
  production,
  hstsIncludeSubDomains,
}: Pick<Config, 'production' | 'hstsIncludeSubDomains'>): Record<string, string> {
  return {
    'Content-Security-Policy': CLOSED_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS,
    ...(production && {
      'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE}${hstsIncludeSubDomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

const listSources = (hashes: readonly string[]): string =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/** The policies of the client modules that may turn text into markup or load a script. */
const TRUSTED_TYPES_POLICIES = ['site-pages', 'external-scripts'];

interface InlineHashes {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/**
 * Returns the content security policy of a page: its own files, and inline elements by hash; no style attributes.
 * Scripts, pictures and requests are also allowed for `origins`.
 */
export function createPagePolicy(
  { styleHashes, scriptHashes }: InlineHashes,
  origins: readonly string[] = [],
): string {
  const allowedOrigins = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src ${listSources(scriptHashes)}${allowedOrigins}`,
    `style-src-elem ${listSources([...styleHashes, EMPTY_STYLE])}`,
    `img-src 'self' data:${allowedOrigins}`,
    "font-src 'self'",
    `connect-src 'self'${allowedOrigins}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')}`,
  ].join('; ');
}
