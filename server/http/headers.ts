import type { Config } from '../config.ts';

/** styled-components and Radix insert empty style elements and fill them through the CSSOM. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** For everything that is not a page: nothing may load, run, frame or be framed. */
const CLOSED_POLICY =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** An SVG opened on its own may style itself, and nothing else. */
export const IMAGE_POLICY = `${CLOSED_POLICY}; style-src 'unsafe-inline'; sandbox`;

/** Features that no page of the site uses, switched off for it and for whatever it might frame. */
const FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = FEATURES.map((feature) => `${feature}=()`).join(', ');

/** A year and more; without `includeSubDomains`, because the site cannot speak for its neighbours. */
const STRICT_TRANSPORT = 'max-age=63072000';

/**
 * The headers of every response, pages and refusals alike.
 * `Referrer-Policy` is `same-origin`: under `no-referrer` plain form posts carry `Origin: null`.
 */
export function securityHeaders(config: Pick<Config, 'production'>): Record<string, string> {
  return {
    'Content-Security-Policy': CLOSED_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS,
    ...(config.production && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  };
}

const sources = (hashes: readonly string[]): string =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

interface InlineHashes {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** The policy of one page: its own files, and the inline elements that the build put into it. */
export function pagePolicy({ styleHashes, scriptHashes }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}`,
    `style-src-elem ${sources([...styleHashes, EMPTY_STYLE])}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
