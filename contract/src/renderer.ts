import type { Found, Received } from './answers.ts';
import type { Language, LocalizedText } from './language.ts';
import type { FieldProblem } from './problem.ts';
import type { ListPage } from './lists.ts';
import type { Article, Collection, Headline } from './public-data.ts';
import type { SearchAnswer } from './search.ts';

/**
 * What the server asks of the built site, and what the build leaves for it in `app/dist/`:
 *
 *   site.json          a `SiteManifest`
 *   search.json        a `SearchContent` for each language
 *   pages/…            the finished pages: `.html`, and beside it `.html.br` and `.html.gz`
 *   client/…           files served under their own path; those below `assets/` never change
 *   server/render.js   exports `render`, a `Render`
 */

/** The paths of screens that have no address, in the manifest and for the renderer. */
export const NOT_FOUND_PATH = '*';
export const ERROR_PATH = '*error';

/** Stands in the finished error screen; the server puts the reference of the request in its place. */
export const ERROR_REFERENCE = '000000000000';

/** Live data, given to pages whose route asks for it. */
export interface PageData {
  /** The date in Seoul, `YYYY-MM-DD`: decides what has ended. */
  readonly today: string;
  /** On live pages, newest first. */
  readonly notices: readonly Headline<'notices'>[];
  /** On live pages, newest first. */
  readonly press: readonly Headline<'press'>[];
  /** On live pages, newest first. */
  readonly recruitments: readonly Headline<'recruitments'>[];
  /** On pages with a list, what their address asks of it. */
  readonly list?: ListPage;
  /** On the search page, what was found; missing where nothing was asked. */
  readonly found?: SearchAnswer;
  /** On pages of one item. Missing where there is no such item; the page then says so, with status 404. */
  readonly item?: Article<'notices'> | Article<'press'>;
}

/** Every form of the site, by the name that the server knows it by. */
export const FORM_NAMES = [
  'inquiry',
  'reservation',
  'visit',
  'report',
  'compliment',
  'lookup',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The forms of the hotline, whose texts are nobody's but the reporter's and the department's. */
export const HOTLINE_FORMS: readonly FormName[] = ['report', 'compliment', 'lookup'];

/** The namespaces of a form's sentences: its own, and that of a form with which it has fields in common. */
export const getSentences = (form: FormName): readonly FormName[] =>
  form === 'visit' ? ['visit', 'reservation'] : [form];

/**
 * Why a form cannot be used as usual. `demonstration`: sealed to a key that lies on the same disk, good for trying things
 * out; `closed`: its department has no key; `without-audit`: reports are taken for the compliance team, and not for the
 * audit committee.
 */
export type FormAvailability = 'demonstration' | 'closed' | 'without-audit';
/** By form; a form that is open is absent. */
export type FormsAvailability = Readonly<Partial<Record<FormName, FormAvailability>>>;

/** A form that was posted without scripts, to be shown again or thanked for. */
export interface FormState {
  readonly form: FormName;
  readonly status: 'invalid' | 'failed' | 'sent';
  /** What was typed, by field name. Never a file or a password. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldProblem[];
  /** A key of `contract/messages/problems.json`, where the whole submission failed. */
  readonly problem?: string;
  /** By which the log tells why it failed; never of the hotline. */
  readonly reference?: string;
  /** What was received: its number, and of a reservation what is to be summed up. Shown once. */
  readonly received?: Received;
  /** What a look-up found. */
  readonly found?: Found;
}

export interface RenderRequest {
  /** Path and query: `/home/connected?tab=junction-block`. */
  readonly path: string;
  readonly language: Language;
  readonly data?: PageData;
  readonly form?: FormState;
  /** Shown on pages that have a form. */
  readonly formsAvailability?: FormsAvailability;
}

export interface RenderResult {
  /** The whole document. */
  readonly html: string;
  /** 200, 404 where no route matches, or 500 of the error screen. */
  readonly status: number;
  /** CSP sources of the inline style and script elements: `sha256-…`, without quotes. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** One page as the build finished it. */
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
  /** May name one segment: `/press/view/{id}`. */
  readonly path: string;
  readonly tabs: readonly string[];
  /** Live pages are rendered when the server starts and whenever their data or the date changes. */
  readonly live: boolean;
  /** Query parameters that have the page rendered for the request. */
  readonly query: readonly string[];
  /** Not to be found: it shows what another page shows, or what was searched for. */
  readonly hidden?: boolean;
  /** The languages that it is not published in: visitors see it in one that stands in. */
  readonly unpublished?: readonly Language[];
  /** The collection that the page lists; its query is read by `readListQuery`. */
  readonly list?: Collection;
  /** What the items of the list are sorted into, in the order of the filter. */
  readonly categories?: readonly string[];
  /** The collection of which the page shows the item in its path. */
  readonly item?: 'notices' | 'press';
  /** Whether the page shows what its address searches the site for. */
  readonly search?: boolean;
  /** The form that this page takes as a plain POST: one for the page, or one for each tab that has one. */
  readonly form?: FormName | Readonly<Record<string, FormName>>;
}

/**
 * Whether a page may be fetched before it is asked for, and never be shown: no form, no search, and not a notice, whose
 * views are counted.
 */
export const isPrefetchable = ({
  form,
  search,
  item,
}: Pick<ManifestRoute, 'form' | 'search' | 'item'>): boolean =>
  form === undefined && !search && item !== 'notices';

/** What a feed of the press says of itself. */
export interface FeedTexts {
  readonly title: string;
  readonly description: string;
}

/** A site that takes visitors by reservation. */
export interface VisitSite {
  readonly id: string;
  readonly name: LocalizedText;
  readonly address: LocalizedText;
}

export interface SiteManifest {
  /** Where the site was built to be reached, such as `https://www.example.com`. */
  readonly origin: string;
  /** The company's name. */
  readonly company: LocalizedText;
  /** Absent where the site has no press page. */
  readonly feeds?: LocalizedText<FeedTexts>;
  /** What press items are sorted into, in the order of the filter. */
  readonly pressCategories: readonly string[];
  /** What a reservation may name. */
  readonly visitSites: readonly VisitSite[];
  readonly routes: readonly ManifestRoute[];
  /** Every finished page, and the two screens without an address. */
  readonly pages: readonly FinishedPage[];
}
