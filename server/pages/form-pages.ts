import type { FormState } from '@site/contract/renderer';

import { compressForOne, represent, type Representation } from '../http/representation.ts';
import { createKey } from './page-address.ts';
import type { PageCache, PageMap } from './page-cache.ts';
import type { CreatePageHeaders } from './page-headers.ts';
import type { PageRenderer, PageToRender } from './page-renderer.ts';

/** A page that is rendered for one request. */
export interface PageRequest extends PageToRender {
  /** The header of the request. */
  readonly acceptEncoding: string | undefined;
  /** The status of the response instead of the renderer's. */
  readonly status?: number;
}

/** Pages that are rendered for one request: of posted forms, and of addresses with parameters. */
export interface FormPages {
  /** Renders a page. Rejects with a `BusyError` if too many pages are being rendered. */
  readonly render: (request: PageRequest) => Promise<Representation>;
  /** Removes all pages from the cache. */
  invalidate(): void;
}

interface Options {
  readonly renderer: PageRenderer;
  readonly createHeaders: CreatePageHeaders;
  readonly isCacheable: (path: string) => boolean;
  readonly cache: PageCache;
}

/** Returns whether a form was refused without being read: its page shows the reason and no values. */
const isRefusal = (form: FormState | undefined): form is FormState =>
  form?.status === 'failed' &&
  form.reference === undefined &&
  Object.keys(form.values).length === 0;

/** Creates the renderer of pages for one request. */
export function createFormPages({
  renderer,
  createHeaders,
  isCacheable,
  cache,
}: Options): FormPages {
  // There are few pages of refusals. Each is rendered once, so that a refused post costs no more than the page of its
  // form.
  const refusals: PageMap = new Map();
  return {
    async render({ acceptEncoding, status: replacedStatus, ...pageToRender }) {
      const { route, address, language, form } = pageToRender;
      const path = `${address} ${form?.form} ${form?.problem} ${form?.errors.length}`;
      const key = createKey({ path, language });
      const cachedPage = isRefusal(form) ? refusals.get(key) : undefined;
      if (cachedPage) return cachedPage;
      const page = await renderer.renderInTurn(pageToRender);
      const status = replacedStatus ?? page.status;
      const headers = createHeaders(page, language, form === undefined && isCacheable(route.path));
      if (isRefusal(form)) return cache.add(refusals, key, { ...page, status }, headers);
      const bodies = await compressForOne(Buffer.from(page.html), acceptEncoding);
      return represent(status, headers, bodies);
    },
    invalidate: () => refusals.clear(),
  };
}
