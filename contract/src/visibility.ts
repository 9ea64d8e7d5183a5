import { SEOUL_OFFSET } from './date.ts';

/**
 * When something is shown. Moments are texts of Seoul, `2027-01-15` or `2027-01-15T09:00`, which are compared as texts: a
 * date is the beginning of its day.
 */

/** Returns the minute in Seoul, as `YYYY-MM-DDTHH:MM`. */
export const getMinuteInSeoul = (now: Date): string =>
  new Date(now.getTime() + SEOUL_OFFSET).toISOString().slice(0, 16);

/** An item that is shown for a time. */
export interface Scheduled {
  /** The date of the item, before which it is not shown unless `appears` says otherwise. */
  readonly date?: string | undefined;
  /** The moment from which it is shown. */
  readonly appears?: string | undefined;
  /** The moment at which it disappears. */
  readonly ends?: string | undefined;
}

const getAppearance = ({ date = '', appears = date }: Scheduled): string => appears;

/** Returns whether an item is shown at a moment. */
export const isVisible = (item: Scheduled, moment: string): boolean =>
  getAppearance(item) <= moment && (item.ends === undefined || moment < item.ends);

/** Returns the next moment at which one of the items appears or ends; `undefined` if none does. */
export function findNextChange(items: Iterable<Scheduled>, moment: string): string | undefined {
  let next: string | undefined;
  for (const item of items)
    for (const change of [getAppearance(item), item.ends])
      if (change !== undefined && change > moment && (next === undefined || change < next))
        next = change;
  return next;
}
