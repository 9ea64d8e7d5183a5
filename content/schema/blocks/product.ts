import type {
  ProductCircuit,
  ProductFacts,
  ProductFiles,
  ProductNeighbors,
  ProductOpening,
  ProductPlace,
} from '../product.ts';

/* The build makes all of these from the product of a tab; no page names them. */

/** The top of a product's page: what it does, and the department to contact. */
export type ProductBlock = { readonly type: 'product'; readonly product: ProductOpening };

/** What it switches. */
export type ProductCircuitBlock = {
  readonly type: 'product-circuit';
  readonly circuit: ProductCircuit;
};

/** Where it is in the car, and what is beside it. */
export type ProductPlaceBlock = { readonly type: 'product-place'; readonly product: ProductPlace };

/** Figures, standards, variants, news. */
export type ProductFactsBlock = { readonly type: 'product-facts'; readonly product: ProductFacts };

/** Files to take away. */
export type ProductFilesBlock = { readonly type: 'product-files'; readonly product: ProductFiles };

/** The products before and after it. */
export type ProductNextBlock = {
  readonly type: 'product-next';
  readonly product: ProductNeighbors;
};
