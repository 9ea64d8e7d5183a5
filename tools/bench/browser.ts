import { chromium, type Browser } from 'playwright';

import { findBrowser } from '../../scripts/browser.ts';
import { CHROMIUM_ARGUMENTS } from '../../scripts/chromium.ts';

/** Starts the browser for measurements with additional arguments. */
export const launch = async (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser('measurements'),
    args: [...CHROMIUM_ARGUMENTS, ...more],
  });
