import type { QueryClient } from '@tanstack/react-query';
import type { ListQuery } from '@site/contract/lists';

import type { AnyArticle } from './requests.ts';

/** What a view with a list or an item carries. */
export interface Live {
  readonly client: QueryClient;
  /** What the address asks of the list. */
  readonly query?: ListQuery;
  /** The same as the search part of an address. */
  readonly search?: string;
  /** What of it names a list of its own: its category and page, where a page is a part and not the whole. */
  readonly canonical?: string;
  /** The words that the whole site is searched for. */
  readonly words?: string;
  /** What stands in the place of `{id}`. */
  readonly id?: string;
  /** The item of that number, where there is one. */
  readonly item?: AnyArticle;
}
