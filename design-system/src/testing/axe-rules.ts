import type { RuleObject } from 'axe-core';

/** Enables the WCAG 2.2 AA rule that axe leaves off by default. */
export const AXE_RULES: RuleObject = { 'target-size': { enabled: true } };
