import axe from 'axe-core';
import { expect } from 'vitest';

import { AXE_RULES } from './axeRules.ts';

/**
 * Fails with what axe found, in words. To be called after each interaction: what is right at rest
 * may be wrong once something is open.
 */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    // A component on its own is no page.
    rules: { ...AXE_RULES, region: { enabled: false } },
  });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
