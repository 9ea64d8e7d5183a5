import { CAR_POINTS } from '../drawings/figures/line-car.data.ts';
import type { Drawings } from './rules/references.ts';

/** Places of the products in the drawing `line-car`, by product. */
const carPoints = new Set(Object.keys(CAR_POINTS));

/**
 * Every drawing that a page may name: one per product, the car, the map, and scenes. A page may
 * be written before its drawing is made; until then the app leaves the drawing out.
 */
const ids = new Set([
  'line-car',
  'world-map',
  'map-korea',
  'map-asia',
  'map-europe',
  'map-americas',
  'cut-line',
  'wiring-harness',
  'fpc-module',
  'junction-block',
  'wire-to-wire-connector',
  'wire-to-unit-connector',
  'joint-connector',
  'iccb',
  'charging-coupler',
  'v2l',
  'hv-wiring-harness',
  'flexible-busbar',
  'cdm',
  'beq',
  'converter-12v-48v',
  'ccu',
  'icu',
  'esu',
  'spdu',
  'vpms',
  'b-lbm',
  'gateway',
  'scene-plant',
  'scene-laboratory',
  'scene-solar',
  'scene-training',
]);

/** What the content may name of the drawings. */
export const DRAWINGS: Drawings = { ids, carPoints };
