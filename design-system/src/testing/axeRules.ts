import type { RuleObject } from 'axe-core';

/** WCAG 2.2 AA as a whole: axe leaves out by itself what version 2.2 says about the size of targets. */
export const AXE_RULES: RuleObject = { 'target-size': { enabled: true } };
