import { expect, it } from 'vitest';

import { traceFlow } from './flow.ts';

it('lets nothing pass where an element interrupts, and nothing arrive after it', () => {
  expect(traceFlow([{}, { open: [2] }, {}, { open: [1] }], [1, 2, 3])).toEqual([
    { arrives: [1, 2, 3], leaves: [1, 2, 3] },
    { arrives: [1, 2, 3], leaves: [1, 3] },
    { arrives: [1, 3], leaves: [1, 3] },
    { arrives: [1, 3], leaves: [3] },
  ]);
});
