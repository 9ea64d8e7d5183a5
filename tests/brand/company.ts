import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The company whose site is built in addition to the sample, and the folder of its build. */
export const BRAND = 'veldra';
export const FOLDER = path.resolve('.cache/brands', BRAND);

/** Returns the port of its server, given that of the sample's. */
export const getBrandPort = (port: number): number => port + 1;

export interface Company {
  readonly brand: Readonly<Record<'name' | 'legalName' | 'tagline', Record<'ko' | 'en', string>>>;
  readonly address: Readonly<Record<'ko' | 'en', string>>;
  readonly phone: string;
  readonly website: string;
}

/** Reads the company from `content/site.json` below a folder. */
export const readCompany = (root: string): Company =>
  JSON.parse(readFileSync(path.join(root, 'content/site.json'), 'utf8')) as Company;
