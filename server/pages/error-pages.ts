import type { Language } from '@site/contract/language';
import { ERROR_PATH, ERROR_REFERENCE } from '@site/contract/renderer';

import { readHeaders, readText, represent, type Representation } from '../http/representation.ts';
import type { FindFinishedPage } from './finished-pages.ts';
import { createKey } from './page-address.ts';
import type { PageMap } from './page-cache.ts';

interface ErrorPageOptions {
  readonly status: 500 | 503;
  readonly language: Language;
  /** The reference of the error in the log. */
  readonly reference: string;
}

/** Returns the page of an error, if the build has one. */
export type CreateErrorPage = (options: ErrorPageOptions) => Representation | undefined;

/** Returns the function that creates error pages from the finished page of the build. */
export function createErrorPageFactory(findFinishedPage: FindFinishedPage): CreateErrorPage {
  // All 503 pages of a language have the same reference, so that each is created only once under load.
  const busyPages: PageMap = new Map();
  return ({ status, language, reference }) => {
    const key = createKey({ path: `${status} ${reference}`, language });
    const cachedPage = busyPages.get(key);
    if (cachedPage) return cachedPage;
    const template = findFinishedPage({ path: ERROR_PATH, language });
    if (!template) return undefined;
    const html = readText(template).replaceAll(ERROR_REFERENCE, reference);
    const headers = { ...readHeaders(template), 'Cache-Control': 'no-store' };
    const page = represent(status, headers, { identity: Buffer.from(html) });
    if (status === 503) busyPages.set(key, page);
    return page;
  };
}
