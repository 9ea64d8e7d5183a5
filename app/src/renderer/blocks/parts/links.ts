import { leadsSomewhere } from '../../../shared/routes.ts';

/** Links whose page exists. Content may name pages that are still to come. */
export const openLinks = <Link extends { readonly href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => leadsSomewhere(href));

/** The address, or nothing where its page does not exist yet: what it belongs to stays plain text. */
export const openHref = (href: string | undefined): string | undefined =>
  href !== undefined && leadsSomewhere(href) ? href : undefined;
