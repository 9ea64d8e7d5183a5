import type { Language } from '@site/contract/language';
import type {
  FormsAvailability,
  FormState,
  ManifestRoute,
  Render,
  RenderResult,
} from '@site/contract/renderer';

import { RENDERS_AT_ONCE, RENDERS_WAITING, RENDERS_WAITING_PER_NETWORK } from '../http/limits.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { yieldToRequests } from '../http/yield.ts';
import type { PublicDataService } from '../public-data/public-data.ts';
import { isListOrItem } from './page-address.ts';

/** A page to render. */
export interface PageToRender {
  readonly route: ManifestRoute;
  /** The value of `{id}` in the route's path. */
  readonly id?: string | undefined;
  /** Path and query. */
  readonly address: string;
  readonly language: Language;
  /** The state of a posted form. */
  readonly form?: FormState;
  /** The network of the visitor; networks are served in turn. */
  readonly network: string;
}

/** Renders pages with the renderer of the build. */
export interface PageRenderer {
  /** Renders a page. */
  render(page: PageToRender): Promise<RenderResult>;
  /** Renders a page when its turn comes. Rejects with a `BusyError` if too many pages are waiting. */
  renderInTurn(page: PageToRender): Promise<RenderResult>;
}

interface Options {
  readonly render: Render;
  readonly pageData: PublicDataService['pageData'];
  readonly formsAvailability: FormsAvailability | undefined;
  readonly replaceOrigin: ((html: string) => string) | undefined;
}

/** Returns the availability of the forms of a route; `undefined` if all of them are open. */
export function pickFormsAvailability(
  { form }: ManifestRoute,
  formsAvailability: FormsAvailability | undefined,
): FormsAvailability | undefined {
  const names: readonly unknown[] = typeof form === 'object' ? Object.values(form) : [form];
  const states = Object.entries(formsAvailability ?? {}).filter(([name]) => names.includes(name));
  return states.length > 0 ? Object.fromEntries(states) : undefined;
}

/** Creates the renderer of pages. */
export function createPageRenderer({
  render: renderToHtml,
  pageData,
  formsAvailability,
  replaceOrigin = (html) => html,
}: Options): PageRenderer {
  const queue = new WorkQueue({
    atOnce: RENDERS_AT_ONCE,
    waiting: RENDERS_WAITING,
    waitingPerClient: RENDERS_WAITING_PER_NETWORK,
  });

  async function render({
    route,
    id,
    address,
    language,
    form,
    network,
  }: PageToRender): Promise<RenderResult> {
    const url = new URL(address, 'http://site');
    const availability = pickFormsAvailability(route, formsAvailability);
    const page = await renderToHtml({
      path: address,
      language,
      ...((route.live || isListOrItem(route)) && {
        data: await pageData({ route, address: url, language, id, network }),
      }),
      ...(form && { form }),
      ...(availability && { formsAvailability: availability }),
    });
    return { ...page, html: replaceOrigin(page.html) };
  }

  return {
    render,
    renderInTurn: (page) =>
      queue.run(async () => {
        await yieldToRequests();
        return render(page);
      }, page.network),
  };
}
