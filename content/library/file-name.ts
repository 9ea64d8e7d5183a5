import { getLatinText, type LocalizedText } from '@site/contract/language';

/** A name as it stands in the names of files and in addresses: "Électrique 2026" becomes `electrique-2026`. */
export const toFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** How the files of a company begin: with its name. */
export const getCompanyFileName = (name: LocalizedText): string =>
  toFileName(getLatinText(name)) || 'company';
