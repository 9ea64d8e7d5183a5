import type { Found, Received } from './answers.ts';
import type { Language, LocalizedText } from './language.ts';
import type { FieldProblem } from './problem.ts';
import type { ListPage } from './lists.ts';
import type { Article, Collection, Headline } from './public-data.ts';
import type { SearchAnswer } from './search.ts';

/**
 * The interface between server and built site. The build writes to `app/dist/`:
 *
 *   site.json          a `SiteManifest`
 *   search.json        a `SearchContent` for each language
 *   pages/…            the finished pages: `.html`, and compressed `.html.br` and `.html.gz`
 *   client/…           files served under their own path; those below `assets/` never change
 *   server/render.js   exports `render`, a `Render`
 */

/** The paths of screens that have no address, in the manifest and for the renderer. */
export const NOT_FOUND_PATH = '*';
export const ERROR_PATH = '*error';

/** The placeholder in the finished error screen that the server replaces by the reference of the request. */
export const ERROR_REFERENCE = '000000000000';

/** Live data of pages whose route requests it. */
export interface PageData {
  /** The date in Seoul, `YYYY-MM-DD`, which decides what has ended. */
  readonly today: string;
  /** On live pages, newest first. */
  readonly notices: readonly Headline<'notices'>[];
  /** On live pages, newest first. */
  readonly press: readonly Headline<'press'>[];
  /** On live pages, newest first. */
  readonly recruitments: readonly Headline<'recruitments'>[];
  /** On pages with a list: the part that their address selects. */
  readonly list?: ListPage;
  /** On the search page: the results; missing without a query. */
  readonly found?: SearchAnswer;
  /** On pages of one item. Missing if the item does not exist; the page then explains it, with status 404. */
  readonly item?: Article<'notices'> | Article<'press'>;
}

/** The name of every form on the server. */
export const FORM_NAMES = [
  'inquiry',
  'reservation',
  'visit',
  'report',
  'compliment',
  'lookup',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The forms of the hotline, whose texts are only for the reporter and the department. */
export const HOTLINE_FORMS: readonly FormName[] = ['report', 'compliment', 'lookup'];

/** Returns the message namespaces of a form: its own, and that of a form whose fields it shares. */
export const getSentences = (form: FormName): readonly FormName[] =>
  (form === 'visit' && ['visit', 'reservation']) ||
  (form === 'lookup' && ['lookup', 'report']) || [form];

/**
 * Why a form cannot be used as usual. `demonstration`: sealed to a key on the same disk, for trials only; `closed`: its
 * department has no key; `without-audit`: reports are accepted for the compliance team, but not for the audit
 * committee.
 */
export type FormAvailability = 'demonstration' | 'closed' | 'without-audit';
/** By form; open forms are absent. */
export type FormsAvailability = Readonly<Partial<Record<FormName, FormAvailability>>>;

/** The state of a form that was posted without scripts, to show it again or to confirm it. */
export interface FormState {
  readonly form: FormName;
  readonly status: 'invalid' | 'failed' | 'sent';
  /** The entered values by field name, without files and passwords. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldProblem[];
  /** A key of `contract/messages/problems.json`, if the whole submission failed. */
  readonly problem?: string;
  /** The reference of the failure in the log; never set for the hotline. */
  readonly reference?: string;
  /** The receipt, and the reservation to summarize. It is shown once. */
  readonly received?: Received;
  /** The result of a look-up. */
  readonly found?: Found;
}

export interface RenderRequest {
  /** Path and query: `/home/connected?tab=junction-block`. */
  readonly path: string;
  readonly language: Language;
  readonly data?: PageData;
  readonly form?: FormState;
  /** The availability that pages with a form show. */
  readonly formsAvailability?: FormsAvailability;
}

export interface RenderResult {
  /** The whole document. */
  readonly html: string;
  /** 200, 404 if no route matches, or 500 for the error screen. */
  readonly status: number;
  /** CSP sources of the inline style and script elements: `sha256-…`, without quotes. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** A page that the build finished. */
export interface FinishedPage {
  readonly path: string;
  /** The tab's slug; absent for the page without `?tab=`. */
  readonly tab?: string;
  readonly language: Language;
  /** Below `app/dist/pages/`, without the endings `.br` and `.gz`. */
  readonly file: string;
  readonly status: number;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

export interface ManifestRoute {
  /** May have one parameter: `/press/view/{id}`. */
  readonly path: string;
  readonly tabs: readonly string[];
  /** Live pages are rendered when the server starts and whenever their data or the date changes. */
  readonly live: boolean;
  /** Query parameters that require rendering. */
  readonly query: readonly string[];
  /** Excluded from search: it repeats another page, or shows search results. */
  readonly hidden?: boolean;
  /** The languages in which it is not published: visitors see it in a fallback language. */
  readonly unpublished?: readonly Language[];
  /** The collection that the page lists; `readListQuery` reads its query. */
  readonly list?: Collection;
  /** The categories of the list, in the order of the filter. */
  readonly categories?: readonly string[];
  /** The collection whose item the page shows. */
  readonly item?: 'notices' | 'press';
  /** Whether the page shows the results of a search of the site. */
  readonly search?: boolean;
  /** The form that is posted to this page: one for the page, or one for each tab with a form. */
  readonly form?: FormName | Readonly<Record<string, FormName>>;
}

/**
 * Returns whether a page may be fetched before it is requested, and possibly never be shown: it has neither form nor
 * search, and is not a notice, whose views are counted.
 */
export const isPrefetchable = ({
  form,
  search,
  item,
}: Pick<ManifestRoute, 'form' | 'search' | 'item'>): boolean =>
  form === undefined && !search && item !== 'notices';

/** The texts of the press feed. */
export interface FeedTexts {
  readonly title: string;
  readonly description: string;
}

/** A site that accepts visitors by reservation. */
export interface VisitSite {
  readonly id: string;
  readonly name: LocalizedText;
  readonly address: LocalizedText;
}

export interface SiteManifest {
  /** The public origin that the site was built for, such as `https://www.example.com`. */
  readonly origin: string;
  /** The company's name. */
  readonly company: LocalizedText;
  /** Absent if the site has no press page. */
  readonly feeds?: LocalizedText<FeedTexts>;
  /** The categories of press items, in the order of the filter. */
  readonly pressCategories: readonly string[];
  /** The sites that can be reserved. */
  readonly visitSites: readonly VisitSite[];
  readonly routes: readonly ManifestRoute[];
  /** All finished pages, including the two screens without an address. */
  readonly pages: readonly FinishedPage[];
}
