/** A name as it stands in the names of files and in addresses: "Électrique 2026" becomes `electrique-2026`. */
export const toFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
