import type { Config } from '../config.ts';

/** Hash of an empty style element: styled-components and Radix insert one and fill it through the CSSOM. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** For every response that is not a page: nothing may load, run, frame or be framed. */
const CLOSED_POLICY =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** An SVG opened on its own may style itself, and nothing else. */
export const IMAGE_POLICY = `${CLOSED_POLICY}; style-src 'unsafe-inline'; sandbox`;

/** Browser features that reach a visitor's devices or surroundings, or follow a visitor: no page uses them. */
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

/** Two years. */
const HSTS_MAX_AGE = 63_072_000;

/**
 * The headers of every response.
 * `Referrer-Policy` is `same-origin`: under `no-referrer` plain form posts carry `Origin: null`.
 * `Cross-Origin-Embedder-Policy` holds because the site loads nothing from another origin.
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

/** The modules of the client that may turn text into markup or load a script, by their policies. */
const TRUSTED_TYPES_POLICIES = ['site-pages', 'external-scripts'];

interface InlineHashes {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/**
 * The content security policy of a page: its own files, and inline elements by their hashes; no style attributes. Scripts and
 * pictures may be loaded from `origins`, and requests may be sent there.
 */
export function createPagePolicy(
  { styleHashes, scriptHashes }: InlineHashes,
  origins: readonly string[] = [],
): string {
  const allowed = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src ${listSources(scriptHashes)}${allowed}`,
    `style-src-elem ${listSources([...styleHashes, EMPTY_STYLE])}`,
    `img-src 'self' data:${allowed}`,
    "font-src 'self'",
    `connect-src 'self'${allowed}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')}`,
  ].join('; ');
}
