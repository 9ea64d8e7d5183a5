import type { ProductFacts, ProductOpening } from '../product.ts';

/* The build makes both from the product of a tab; no page names them. */

/** The top of a product's page: what it does, and the department to contact. */
export type ProductBlock = { readonly type: 'product'; readonly product: ProductOpening };

/** What follows below: figures, standards, place and variants. */
export type ProductFactsBlock = { readonly type: 'product-facts'; readonly product: ProductFacts };
