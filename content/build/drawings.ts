import { CAR_POINTS } from '@site/drawings/figures/line-car.data.ts';
import { DRAWINGS as REGISTRY } from '@site/drawings/registry.ts';
import type { Drawings } from './rules/references.ts';

/** Places of the products in the drawing `line-car`, by product. */
const carPoints = new Set(Object.keys(CAR_POINTS));

/** Every drawing that a page may name. */
const ids = new Set(Object.keys(REGISTRY));

/** What the content may name of the drawings. */
export const DRAWINGS: Drawings = { ids, carPoints };
