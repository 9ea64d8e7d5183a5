import { getLatinText, type LocalizedText } from '@site/contract/language';

/** Converts a name for file names and addresses: "Électrique 2026" becomes `electrique-2026`. */
export const toFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns the prefix of a company's files: its name. */
export const getCompanyFileName = (name: LocalizedText): string =>
  toFileName(getLatinText(name)) || 'company';
