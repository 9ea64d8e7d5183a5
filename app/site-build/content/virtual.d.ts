/** The modules that `plugin.ts` creates from the content: one per page, tab and language. */

declare module 'virtual:content' {
  type Loader<T> = () => Promise<{ readonly default: T }>;

  /** The content of one language, which is only loaded when its loader is called. */
  export interface LanguageContent {
    /** By the slug of the page. A row of tabs contains only slugs and labels. */
    readonly pages: {
      readonly [slug: string]: Loader<import('@site/content/schema/page.ts').Page>;
    };
    /** By page and tab: `connected/junction-block`. */
    readonly panels: Readonly<Record<string, Loader<import('@site/content/schema/page.ts').Panel>>>;
    /** Complete documents by slug. Pages only refer to them; see the block `document`. */
    readonly documents: Readonly<
      Record<string, Loader<import('@site/content/schema/document.ts').DocumentText>>
    >;
    /** By namespace: those of `content/messages/` and of `contract/messages/`. */
    readonly messages: Readonly<
      Record<string, Loader<import('@site/content/schema/messages.ts').Messages>>
    >;
    readonly site: Loader<import('@site/content/schema/site.ts').SiteContent>;
  }

  export const content: Readonly<
    Record<import('@site/contract/language').Language, Loader<LanguageContent>>
  > & {
    /** The slugs of the tabs in order, by the slug of the page; without pages that have no tabs. */
    readonly tabs: Readonly<Record<string, readonly string[]>>;
  };
}

declare module 'virtual:addresses' {
  /** The ids of the press categories, in the order of the filter. */
  export const pressCategories: readonly string[];
  /** The slug of a page by its path, which may end in `{id}`. */
  export const addresses: Readonly<Record<string, string>>;
  /** The languages in which a page is not published, by its slug. */
  export const unpublished: Readonly<
    Record<string, readonly import('@site/contract/language').Language[]>
  >;
  /** The slugs of pages that are only found by links. */
  export const unlisted: readonly string[];
  /** The path of the page whose menu item is highlighted, by the slug of a page without an item of its own. */
  export const nearest: Readonly<Record<string, string>>;
  /** The slugs of the pages with recruitment news or certificates, which change with the data and the date. */
  export const live: readonly string[];
  /** The group of the menu that contains a path. */
  export const groups: Readonly<Record<string, string>>;
}

declare module 'virtual:frames' {
  /** Content for client code on every page. */
  export interface Frame {
    readonly navigation: import('@site/content/schema/site.ts').SiteContent['navigation'];
    /** The actions of the mobile menu. */
    readonly actions: import('@site/content/schema/site.ts').SiteContent['actions'];
    /** The messages of the namespace `shell`. */
    readonly shell: import('@site/content/schema/messages.ts').Messages;
  }

  export const frames: Readonly<
    Record<import('@site/contract/language').Language, () => Promise<{ readonly default: Frame }>>
  >;
}

declare module 'virtual:messages' {
  /** Loaders of messages, by language and namespace. */
  export const messages: Readonly<
    Record<
      import('@site/contract/language').Language,
      Readonly<
        Record<
          string,
          () => Promise<{ readonly default: import('@site/content/schema/messages.ts').Messages }>
        >
      >
    >
  >;
}

declare module 'virtual:products' {
  /** All products by area, with their drawings. */
  export interface ProductMenu {
    readonly areas: readonly {
      readonly area: import('@site/content/schema/text.ts').Area;
      /** Path of the area's page. */
      readonly href: string;
      readonly products: readonly {
        readonly label: string;
        readonly href: string;
        readonly drawing: string;
      }[];
    }[];
    readonly drawings?: import('@site/content/schema/page.ts').Pictures;
  }

  export const products: Readonly<
    Record<
      import('@site/contract/language').Language,
      () => Promise<{ readonly default: ProductMenu }>
    >
  >;
}

declare module 'virtual:menu' {
  /** The content of the menu's panels besides words. */
  export interface MenuContent {
    /** The drawing in the panel of a group, by its id. */
    readonly groups: Readonly<Record<string, { readonly drawing: string }>>;
    /** The links with drawings below an item, by its path. */
    readonly items: Readonly<
      Record<
        string,
        readonly { readonly label: string; readonly href: string; readonly drawing: string }[]
      >
    >;
    /** Those of products are small. */
    readonly pictures: import('@site/content/schema/page.ts').Pictures;
  }

  export const menu: Readonly<
    Record<
      import('@site/contract/language').Language,
      () => Promise<{ readonly default: MenuContent }>
    >
  >;
}

declare module '*.json?language=ko' {
  const page: import('@site/content/schema/page.ts').Page;
  export default page;
}

declare module '*.json?language=en' {
  const page: import('@site/content/schema/page.ts').Page;
  export default page;
}
