import { expect, it } from 'vitest';

import { stackDrawing } from './stack.ts';

it('draws a product from its parts in JSON, and explodes it upwards', () => {
  const drawing = stackDrawing('sensor', [
    { part: 'housing', width: 120, depth: 80, height: 40, material: 'shell' },
    { part: 'lid', width: 110, depth: 70, height: 8, material: 'metal' },
  ]);
  expect(drawing.build()).toContain('<svg');
  expect(drawing.build({ exploded: true })).not.toBe(drawing.build());
  // Numbers run from top to bottom.
  const [lid, housing] = drawing.parts?.() ?? [];
  expect([lid?.name, housing?.name]).toEqual(['lid', 'housing']);
  // Down the page: the lid is higher, and farther away when exploded.
  const above = (place: 'assembled' | 'exploded') =>
    (housing?.[place]?.[1] ?? 0) - (lid?.[place]?.[1] ?? 0);
  expect(above('assembled')).toBeGreaterThan(0);
  expect(above('exploded')).toBeGreaterThan(above('assembled'));
});
