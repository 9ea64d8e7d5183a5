import * as z from 'zod';

import type { Area } from '../text.ts';
import type { Localized } from '../localized.ts';
import { area, heading, text } from '../text.ts';

/** The one-line car with the positions of one area's products highlighted. Its parts come from the products. */
export const carBlock = z.strictObject({ type: z.literal('car'), area, heading, text });

/** One product's place in the car. */
export interface CarPart {
  readonly slug: string;
  readonly label: string;
  /** The point of the drawing `line-car` with the product; missing if another product has it. */
  readonly point?: string | undefined;
  /** Its function there. */
  readonly text: string;
  readonly area: Area;
  readonly smallDrawing: string;
  readonly href: string;
}

export type CarBlock = Localized<z.infer<typeof carBlock>> & {
  /** The car with this area highlighted. */
  readonly drawing: string;
  readonly parts: readonly CarPart[];
};
