import type { IncomingMessage } from 'node:http';
import {
  COLOR_SCHEMES,
  getColorSchemePath,
  DARK_MEDIA,
  getDarkMedia,
  readColorSchemeCookie,
  type ChosenColorScheme,
} from '@site/contract/color-scheme';

import {
  compressQuickly,
  represent,
  readHeaders,
  readText,
  type Representation,
} from '../http/representation.ts';

const LINK_MEDIA = `<link media="${DARK_MEDIA}"`;
/** React writes the pressed state before the address. */
const SWITCHES = new RegExp(
  `aria-pressed="(?:true|false)" (formaction="${getColorSchemePath('auto').replace('auto', `(${COLOR_SCHEMES.join('|')})`)}")`,
  'gi',
);

/**
 * Returns a finished page in the color scheme that the visitor has chosen: the dark stylesheet applies always or never.
 */
export const applyColorScheme = (html: string, scheme: ChosenColorScheme): string =>
  html
    .replace(LINK_MEDIA, `<link media="${getDarkMedia(scheme)}"`)
    .replaceAll(
      SWITCHES,
      (_, address: string, switchScheme: string) =>
        `aria-pressed="${switchScheme === scheme}" ${address}`,
    );

/** Pages in a chosen scheme, cached as long as the page itself is in memory. */
const adaptedPages = new WeakMap<
  Representation,
  Partial<Record<ChosenColorScheme, Promise<Representation>>>
>();

async function createRepresentations(
  page: Representation,
  scheme: ChosenColorScheme,
): Promise<Representation> {
  const bodies = await compressQuickly(Buffer.from(applyColorScheme(readText(page), scheme)));
  return represent(page.status, readHeaders(page), bodies);
}

/** Returns the page for a request: unchanged unless the visitor has chosen a color scheme. */
export function getPageForVisitor(
  page: Representation,
  { headers }: IncomingMessage,
): Representation | Promise<Representation> {
  const scheme = readColorSchemeCookie(headers.cookie);
  if (!scheme) return page;
  const variants = adaptedPages.get(page) ?? {};
  adaptedPages.set(page, variants);
  return (variants[scheme] ??= createRepresentations(page, scheme));
}
