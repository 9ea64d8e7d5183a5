import { TEXT_MAX } from '@site/contract/limits';
import { HEADCOUNTS, YES_NO } from '@site/contract/reservation';
import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { text } from '../text.ts';
import { choice, common, consent, field, part, sent } from './parts.ts';

/** A site that accepts visitors: an id of `content/sites.json`. */
export const visitSite = z.string().max(TEXT_MAX.site);

/** `content/forms/reservation.json`: all texts of the reservation of a visit. */
export const reservationTexts = z.strictObject({
  parts: z.strictObject({
    consent: part,
    visit: part,
    visitors: part,
    car: part,
    host: part,
  }),
  consent,
  /** The alternative for visitors who do not agree. */
  refusal: text,
  /** The heading of each visitor's fields: `{number}` is 1, 2 or 3. */
  visitor: text,
  fields: z.strictObject({
    site: field,
    purpose: field,
    place: field,
    date: field,
    time: field,
    headcount: choice(HEADCOUNTS),
    affiliation: field,
    name: field,
    position: field,
    contact: field,
    car: choice(YES_NO),
    carNumber: field,
    hostDepartment: field,
    hostName: field,
    hostContact: field,
  }),
  /** The rules of a site, by the site's id. */
  rules: z.strictObject({
    heading: text,
    sites: z.array(z.strictObject({ site: visitSite, rules: z.array(text).min(1) })).min(1),
  }),
  ...common,
  sent: sent.extend({
    /** Above the number of the reservation, with its purpose. */
    receipt: text,
    receiptUse: text,
    /** The link to the look-up. */
    manage: text,
    summaryHeading: text,
    /** Terms of the summary that no field has. */
    when: text,
    visitors: text,
    host: text,
    calendar: text,
    print: text,
  }),
});

type Texts = Localized<z.infer<typeof reservationTexts>>;

/** A site that can be visited, with its rules. */
export interface VisitedSite {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly rules: readonly string[];
}

/** The texts of the reservation form as the app receives them. */
export type ReservationTexts = Omit<Texts, 'rules'> & {
  readonly rulesHeading: string;
  readonly sites: readonly VisitedSite[];
};
