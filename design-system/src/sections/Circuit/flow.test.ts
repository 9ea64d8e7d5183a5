import { expect, it } from 'vitest';

import { traceFlow } from './flow.ts';

it('passes nothing through an interrupting element, and nothing reaches later elements', () => {
  expect(traceFlow([{}, { open: [2] }, {}, { open: [1] }], [1, 2, 3])).toEqual([
    { arrives: [1, 2, 3], leaves: [1, 2, 3] },
    { arrives: [1, 2, 3], leaves: [1, 3] },
    { arrives: [1, 3], leaves: [1, 3] },
    { arrives: [1, 3], leaves: [3] },
  ]);
});
