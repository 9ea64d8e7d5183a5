import type { Region } from '@site/content/library/regions.ts';

/** Islands that are smaller than the distance of two dots, or missing at the atlas's scale: one dot each. */
export const ISLANDS: Readonly<
  Partial<
    Record<
      Region,
      readonly { readonly name: string; readonly longitude: number; readonly latitude: number }[]
    >
  >
> = {
  korea: [
    { name: 'Ulleungdo', longitude: 130.87, latitude: 37.5 },
    { name: 'Dokdo', longitude: 131.87, latitude: 37.24 },
  ],
};
