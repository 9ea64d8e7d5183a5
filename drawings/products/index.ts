import type { DrawingDefinition } from '../description.ts';
import { fpcModule, jointConnector, wireToUnit, wireToWire } from './connected.ts';
import { cdm, chargingCoupler, v2l } from './charging.ts';
import { beq, converter, hvWiringHarness, iccb } from './eco.ts';
import { flexibleBusbar } from './flexible-busbar.ts';
import { bLbm, ccu, esu, gateway, icu, spdu, vpms } from './intelligent.ts';
import { junctionBlock } from './junction-block.ts';
import { SHEET, type Sheet } from './sheet.ts';
import { wiringHarness } from './wiring-harness.ts';

const product = (id: string, draw: () => Sheet): DrawingDefinition => ({
  id,
  kind: 'product',
  ...SHEET,
  build: ({ exploded, hasMeasures } = {}) =>
    hasMeasures ? draw().toMeasuredSvg() : draw().toSvg(exploded ? 'exploded' : 'both'),
  small: () => draw().toSmallGroup(id),
  parts: () => draw().partPlaces(),
  measures: () => draw().measurePlaces(),
});

/** The part of the sheet that is cut off where the trunk continues, in pixels. */
const CUT = 72;

/** The harness with a trunk that is cut at the left edge, for pages on which that is the edge of the window. */
export const TRUNK_DRAWING: DrawingDefinition = {
  id: 'wiring-harness-trunk',
  kind: 'product',
  width: SHEET.width - CUT,
  height: SHEET.height,
  build: () => wiringHarness({ continues: true }).toCutSvg(CUT),
};

/** The drawings of the products, by the slug of the product. */
export const PRODUCT_DRAWINGS: readonly DrawingDefinition[] = [
  product('wiring-harness', wiringHarness),
  product('fpc-module', fpcModule),
  product('junction-block', junctionBlock),
  product('wire-to-wire-connector', wireToWire),
  product('wire-to-unit-connector', wireToUnit),
  product('joint-connector', jointConnector),
  product('iccb', iccb),
  product('charging-coupler', chargingCoupler),
  product('v2l', v2l),
  product('hv-wiring-harness', hvWiringHarness),
  product('flexible-busbar', flexibleBusbar),
  product('cdm', cdm),
  product('beq', beq),
  product('converter-12v-48v', converter),
  product('ccu', ccu),
  product('icu', icu),
  product('esu', esu),
  product('spdu', spdu),
  product('vpms', vpms),
  product('b-lbm', bLbm),
  product('gateway', gateway),
];
