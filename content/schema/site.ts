import { getAreaPath } from '@site/contract/paths';
import * as z from 'zod';

import type { Localized } from './localized.ts';
import { refuse, says } from '../library/sentences.ts';
import { AREAS, href, phone, slug, text } from './text.ts';

/** Addresses of other sites, each defined once and referenced by name. In a sample, pages of the site replace them. */
const outside = z.record(
  slug,
  z.string().regex(/^(?:https:\/\/[^\s<>"/][^\s<>"]*|\/(?!\/)[^\s<>"]*)$/, says('format.outside')),
);

/** A link to a path of the site, or to one of `links`. */
const destination = z.union([z.strictObject({ href }), z.strictObject({ link: slug })]);

const navigationItem = z.strictObject({
  id: slug,
  label: text,
  /** A short description of the page, which the menu shows if it has space. */
  text: text.optional(),
  /** Its name in the mobile menu, if it differs. */
  mobileLabel: text.optional(),
  /** `false` omits it in the mobile menu. */
  mobile: z.boolean().optional(),
  to: destination,
  /** Whether it opens in a new tab, which is announced. Other links open in the same tab. */
  newTab: z.literal(true).optional(),
});

/** A link of the menu in addition to its groups and items. */
const menuLink = z.strictObject({ id: slug, label: text, to: destination });

/** The icons of the actions in the mobile menu. */
const ACTION_ICONS = ['message', 'calendar', 'briefcase'] as const;

/** A BCP 47 tag for which programs have a name. */
const tag = z.string().refine((value) => {
  try {
    return Intl.getCanonicalLocales(value)[0] === value;
  } catch {
    return false;
  }
}, says('format.language'));

/** The languages of the site for its visitors; the first one is the default. */
const languages = z
  .array(
    z.strictObject({
      /** Part of addresses, and the key of each text of the content: `de`. */
      code: tag,
      /** The locale for dates and numbers: `de-DE`. */
      locale: tag,
      /** The name in the language itself: "Deutsch". */
      name: z.string().min(1),
      /** The short name: "DE". */
      label: z.string().min(1).max(8),
      /** The fallback language for missing texts. Without it a missing text is an error. */
      standIn: tag.optional(),
      /** The percentage of texts from which a page is published in the language. */
      publishedFrom: z.int().min(0).max(100).optional(),
    }),
  )
  .min(1)
  .superRefine((list, context) => {
    const codes = list.map(({ code }) => code);
    for (const [index, { code, standIn }] of list.entries()) {
      if (codes.indexOf(code) !== index) refuse(context, [index, 'code'], 'twice.id');
      if (standIn !== undefined && (standIn === code || !codes.includes(standIn)))
        refuse(context, [index, 'standIn'], 'languages.standIn');
      if (index === 0 && standIn !== undefined)
        refuse(context, [index, 'standIn'], 'languages.default');
    }
  });

/** The content of all pages: `content/site.json`. */
export const siteSchema = z
  .strictObject({
    languages,
    brand: z.strictObject({
      /** As used in texts. */
      name: text,
      /** Whether the name is also a common word ("하나", "One"): texts are then not searched for it. */
      isWord: z.boolean().optional(),
      /** The registered name. */
      legalName: text,
      /** The date of foundation. */
      founded: z.iso.date(),
      tagline: text,
      /** The date of the present form of the marks, which is the date of their files. */
      marksIssued: z.iso.date(),
    }),
    /** The origin of links in printed documents, which are created before the site is served. */
    website: z.string().regex(/^https:\/\/[^/?#\s]+$/, says('format.origin')),
    address: text,
    /** The switchboard. */
    phone,
    /** Registered particulars that the law requires, in one line. */
    registration: text,
    copyright: text,
    /** The pages of the business areas by slug: the first is the area `first` of products and blocks. */
    areas: z.array(slug).min(1).max(AREAS.length),
    /** The categories of press items, in the order of the filter. */
    pressCategories: z
      .array(
        z.strictObject({
          /** Its id in `db.json` and in addresses. */
          id: slug,
          label: text,
        }),
      )
      .min(1)
      .optional(),
    links: outside,
    /**
     * Scripts that are only loaded after a visitor has agreed: of other companies, whose origins the server has to
     * allow (ALLOWED_SCRIPT_ORIGINS), or of the site in `content/scripts/`.
     */
    scripts: z
      .strictObject({
        map: z.union([
          z.literal(''),
          z.string().regex(/^\/scripts\/[a-z0-9-]+\.js$/),
          z.url({ protocol: /^https$/, error: says('format.httpsOrEmpty') }),
        ]),
      })
      .optional(),
    navigation: z.array(
      z.strictObject({
        id: slug,
        label: text,
        /** A description of the group, in a sentence. */
        text,
        /** The drawing in the panel of the group. */
        drawing: slug.optional(),
        items: z.array(navigationItem).min(1),
        /** Links of the panel below the pages of the group. */
        links: z.array(menuLink).optional(),
      }),
    ),
    /** Frequent actions of visitors, at the bottom of the mobile menu. */
    actions: z
      .array(z.strictObject({ ...menuLink.shape, icon: z.enum(ACTION_ICONS) }))
      .max(3)
      .optional(),
    footer: z.strictObject({
      links: z.array(z.strictObject({ id: slug, label: text, to: destination })),
      relatedHeading: text,
      related: z.array(z.strictObject({ id: slug, label: text, to: destination })),
    }),
  })
  .superRefine(({ pressCategories = [] }, context) => {
    const ids = pressCategories.map(({ id }) => id);
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) !== index) refuse(context, ['pressCategories', index, 'id'], 'twice.id');
  })
  .transform(({ links, navigation, actions = [], footer, ...site }, context) => {
    const resolve = <Item extends { to: z.infer<typeof destination>; newTab?: true | undefined }>(
      items: readonly Item[],
      path: (string | number)[],
    ) =>
      items.flatMap(({ to, newTab = false, ...item }, index) => {
        if ('href' in to) return [{ ...item, href: to.href, outside: false, external: newTab }];
        const address = links[to.link];
        if (address === undefined)
          refuse(context, [...path, index, 'to', 'link'], 'outsideLink', { name: to.link });
        return [{ ...item, href: address ?? '', outside: true, external: newTab }];
      });
    return {
      ...site,
      navigation: navigation.map((group, g) => ({
        ...group,
        items: resolve(group.items, ['navigation', g, 'items']).map((item) => ({
          ...item,
          area: AREAS[site.areas.findIndex((page) => getAreaPath(page) === item.href)],
        })),
        links: resolve(group.links ?? [], ['navigation', g, 'links']),
      })),
      actions: resolve(actions, ['actions']),
      footer: {
        ...footer,
        links: resolve(footer.links, ['footer', 'links']),
        related: resolve(footer.related, ['footer', 'related']),
      },
    };
  });

/**
 * The content of all pages, as the app receives it: with addresses, `outside` for links to other sites, `external` for
 * links that open in a new tab.
 */
export type SiteContent = Omit<
  Localized<z.infer<typeof siteSchema>>,
  'languages' | 'website' | 'scripts' | 'areas' | 'pressCategories'
>;
export type NavigationGroup = SiteContent['navigation'][number];
export type NavigationItem = NavigationGroup['items'][number];
