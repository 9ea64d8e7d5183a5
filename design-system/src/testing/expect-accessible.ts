import axe from 'axe-core';
import { expect } from 'vitest';

import { AXE_RULES } from './axe-rules.ts';

/** Fails with axe's findings. Call it after each interaction. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    // A single component has no landmarks.
    rules: { ...AXE_RULES, region: { enabled: false } },
  });
  const problems = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect(problems).toEqual([]);
}
