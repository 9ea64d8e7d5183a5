import { getAreaPath } from '@site/contract/paths';
import * as z from 'zod';

import type { Localized } from './localized.ts';
import { says, type SentenceCode } from '../library/sentences.ts';
import { AREAS, href, phone, slug, text } from './text.ts';

/**
 * Addresses outside the site, each written once and named where it is used. In a sample, pages of the site
 * itself stand in for them.
 */
const outside = z.record(
  slug,
  z.string().regex(/^(?:https:\/\/[^\s<>"/][^\s<>"]*|\/(?!\/)[^\s<>"]*)$/, says('format.outside')),
);

/** Leads either to a path of the site, or to one of `links`. */
const destination = z.union([z.strictObject({ href }), z.strictObject({ link: slug })]);

const navigationItem = z.strictObject({
  id: slug,
  label: text,
  /** What the page contains, in a few words, where the menu has room for them. */
  text: text.optional(),
  /** Where the mobile menu calls it otherwise. */
  mobileLabel: text.optional(),
  /** `false` leaves it out of the mobile menu. */
  mobile: z.boolean().optional(),
  to: destination,
  /** Opens in a new tab and says so. Everything else opens in the same one. */
  newTab: z.literal(true).optional(),
});

/** A link of the menu beside its groups and items. */
const menuLink = z.strictObject({ id: slug, label: text, to: destination });

/** The icons of the actions in the mobile menu. */
const ACTION_ICONS = ['message', 'calendar', 'briefcase'] as const;

/** A tag of BCP 47, as far as programs know what it names. */
const tag = z.string().refine((value) => {
  try {
    return Intl.getCanonicalLocales(value)[0] === value;
  } catch {
    return false;
  }
}, says('format.language'));

/** The languages that the site has for its visitors; the first one is the default. */
const languages = z
  .array(
    z.strictObject({
      /** Stands in addresses, and beside each text of the content: `de`. */
      code: tag,
      /** By which dates and numbers are written: `de-DE`. */
      locale: tag,
      /** In the language itself: "Deutsch". */
      name: z.string().min(1),
      /** Where there is little room: "DE". */
      label: z.string().min(1).max(8),
      /** The fallback language for missing texts. Without it a missing text is a mistake. */
      standIn: tag.optional(),
      /** The share of its texts, in percent, from which a page is published in the language. */
      publishedFrom: z.int().min(0).max(100).optional(),
    }),
  )
  .min(1)
  .superRefine((list, context) => {
    const codes = list.map(({ code }) => code);
    for (const [index, { code, standIn }] of list.entries()) {
      const refuse = (key: string, message: SentenceCode) =>
        context.addIssue({ code: 'custom', path: [index, key], message, input: code });
      if (codes.indexOf(code) !== index) refuse('code', says('twice.id'));
      if (standIn !== undefined && (standIn === code || !codes.includes(standIn)))
        refuse('standIn', says('languages.standIn'));
      if (index === 0 && standIn !== undefined) refuse('standIn', says('languages.default'));
    }
  });

/** Everything that stands on every page: `content/site.json`. */
export const siteSchema = z
  .strictObject({
    languages,
    brand: z.strictObject({
      /** As used in texts. */
      name: text,
      /** Whether the name is also a word that texts use ("하나", "One"): it is then not looked for in them. */
      isWord: z.boolean().optional(),
      /** The registered name. */
      legalName: text,
      /** The day of its founding. */
      founded: z.iso.date(),
      tagline: text,
      /** When the marks took their present form: the date of their files. */
      marksIssued: z.iso.date(),
    }),
    /** The origin that printed documents lead to: they leave the site, and are made before it is served. */
    website: z.string().regex(/^https:\/\/[^/?#\s]+$/, says('format.origin')),
    address: text,
    /** The switchboard. */
    phone,
    /** Registered particulars that the law asks for, in one line. */
    registration: text,
    copyright: text,
    /** The pages of the business areas by their slugs: the first is the area `first` of products and blocks. */
    areas: z.array(slug).min(1).max(AREAS.length),
    /** What press items are sorted into, in the order of the filter. */
    pressCategories: z
      .array(
        z.strictObject({
          /** As `db.json` and addresses name it. */
          id: slug,
          label: text,
        }),
      )
      .min(1)
      .optional(),
    links: outside,
    /**
     * Scripts that are loaded only after a visitor has agreed: of other companies, whose origins the server has
     * to allow (ALLOWED_SCRIPT_ORIGINS), or the site's own in `content/scripts/`.
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
        /** What the group holds, in a sentence. */
        text,
        /** The drawing in the panel of the group. */
        drawing: slug.optional(),
        items: z.array(navigationItem).min(1),
        /** What the panel of the group offers below its pages. */
        links: z.array(menuLink).optional(),
      }),
    ),
    /** What visitors do most often, at the foot of the mobile menu. */
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
      if (ids.indexOf(id) !== index)
        context.addIssue({
          code: 'custom',
          path: ['pressCategories', index, 'id'],
          message: says('twice.id'),
          input: id,
        });
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
          context.addIssue({
            code: 'custom',
            path: [...path, index, 'to', 'link'],
            message: says('outsideLink'),
            params: { name: to.link },
            input: to.link,
          });
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
 * What every page shows, as the app receives it: addresses filled in, `outside` where they lead to another site,
 * `external` where they open in a new tab.
 */
export type SiteContent = Omit<
  Localized<z.infer<typeof siteSchema>>,
  'languages' | 'website' | 'scripts' | 'areas' | 'pressCategories'
>;
export type NavigationGroup = SiteContent['navigation'][number];
export type NavigationItem = NavigationGroup['items'][number];
