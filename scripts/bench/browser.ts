import { chromium, type Browser } from 'playwright';

import { findBrowser } from '../browser.ts';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
