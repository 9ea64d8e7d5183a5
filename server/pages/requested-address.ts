import { TAB_PARAMETER } from '@site/contract/paths';
import type { FormName, ManifestRoute } from '@site/contract/renderer';

import { hasSecret } from '../forms/definitions.ts';

/** Longest value of a query parameter that is passed to the renderer, in characters. */
const PARAMETER_MAX = 200;
/** The number of values of one query parameter that are passed to the renderer. */
const PARAMETERS_MAX = 8;

/** Returns a path without its trailing slashes; `undefined` if it has none. */
export const removeTrailingSlashes = (path: string | undefined): string | undefined =>
  path !== undefined && path.length > 1 && path.endsWith('/')
    ? path.replace(/\/+$/, '')
    : undefined;

/** Returns the form of a page, or of its requested tab. */
export function findForm(
  { form, tabs }: ManifestRoute,
  query: URLSearchParams,
): FormName | undefined {
  if (form === undefined || typeof form === 'string') return form;
  const tab = query.get(TAB_PARAMETER) ?? tabs[0] ?? '';
  return Object.hasOwn(form, tab) ? form[tab] : undefined;
}

/** A form whose secret is in an address, with the address that shows the form. */
export interface ExposedForm {
  readonly form: FormName;
  readonly address: string;
}

/** Returns the form of a page if the query contains a secret of it. */
export function findExposedForm(
  { path, form }: ManifestRoute,
  query: URLSearchParams,
): ExposedForm | undefined {
  if (form === undefined || query.size === 0) return undefined;
  if (typeof form === 'string') return hasSecret(form, query) ? { form, address: path } : undefined;
  const exposed = Object.entries(form).find(([, name]) => hasSecret(name, query));
  return exposed && { form: exposed[1], address: `${path}?${TAB_PARAMETER}=${exposed[0]}` };
}

/** Returns the address of the page that answers a posted form: path and tab. */
export function createFormAddress({ path, tabs }: ManifestRoute, query: URLSearchParams): string {
  const tab = query.get(TAB_PARAMETER) ?? '';
  return tabs.includes(tab) ? `${path}?${TAB_PARAMETER}=${encodeURIComponent(tab)}` : path;
}

/** Returns the address to render; `undefined` if the query has no parameter of the route. */
export function createRenderAddress(
  route: ManifestRoute,
  query: URLSearchParams,
): string | undefined {
  const parameters = route.query.flatMap((name) =>
    query
      .getAll(name)
      .slice(0, PARAMETERS_MAX)
      .filter((value) => value && value.length <= PARAMETER_MAX)
      .map((value) => [name, value]),
  );
  if (parameters.length === 0) return undefined;
  const tab = query.get(TAB_PARAMETER);
  if (tab !== null && route.tabs.includes(tab)) parameters.push([TAB_PARAMETER, tab]);
  return `${route.path}?${new URLSearchParams(parameters).toString()}`;
}
