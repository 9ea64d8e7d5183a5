import { leadsSomewhere } from '../../../shared/routes.ts';

/** Returns the links whose page exists. Content may name pages that do not exist yet. */
export const openLinks = <Link extends { readonly href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => leadsSomewhere(href));

/** Returns the address, or `undefined` if its page does not exist yet: the text is then not a link. */
export const openHref = (href: string | undefined): string | undefined =>
  href !== undefined && leadsSomewhere(href) ? href : undefined;
