import * as z from 'zod/mini';

/** The responses of the backend to a submitted form, and to a look-up of a report or a reservation. */

export interface Received {
  /**
   * When it was stored, in ISO 8601, also in a response to a repetition. Only the hour is stored; for the hotline only
   * the day in Seoul.
   */
  readonly receivedAt: string;
  /**
   * For a report and a reservation: the receipt number by which it is looked up, such as `7K3M-9QXT-2BVD-H0RA-5`. The
   * sender sees it only once. For an inquiry: a reference to quote, `3F9A-0C21`.
   */
  readonly receipt?: string;
}

/** Reads a `Received` from JSON. */
export const receivedSchema: z.ZodMiniType<Received> = z.object({
  receivedAt: z.iso.datetime(),
  receipt: z.exactOptional(z.string()),
});

/** A message about a report, as its sender reads it. */
export interface ReportMessage {
  readonly from: 'reporter' | 'department';
  readonly text: string;
  /** ISO 8601. A message of the reporter has the beginning of the day in Seoul. */
  readonly createdAt: string;
  /** The name of the file that the reporter added. */
  readonly attachment?: string;
}

/** A report as its sender sees it: without the sender's name, mobile number and email. */
export interface LookupResult {
  readonly receipt: string;
  readonly status: 'received' | 'answered';
  /** ISO 8601; the beginning of the day in Seoul. */
  readonly receivedAt: string;
  /** The fields of the report as they were sent, by name, and `attachment`: the name of the file. */
  readonly tip: Readonly<Record<string, string>>;
  readonly answer?: string;
  /** ISO 8601. */
  readonly answeredAt?: string;
  /** Whether an answer is stored that the department did not sign. It is not shown. */
  readonly unverified?: true;
  /** Questions of the department and additions of the reporter, oldest first. */
  readonly messages: readonly ReportMessage[];
  /** Whether the reporter can add a message. */
  readonly open: boolean;
  /** The action of this request. */
  readonly done?: 'add';
}

/** Reads a `LookupResult` from JSON. */
export const lookupResultSchema: z.ZodMiniType<LookupResult> = z.object({
  receipt: z.string(),
  status: z.enum(['received', 'answered']),
  receivedAt: z.iso.datetime(),
  tip: z.record(z.string(), z.string()),
  answer: z.exactOptional(z.string()),
  answeredAt: z.exactOptional(z.iso.datetime()),
  unverified: z.exactOptional(z.literal(true)),
  messages: z.array(
    z.object({
      from: z.enum(['reporter', 'department']),
      text: z.string(),
      createdAt: z.iso.datetime(),
      attachment: z.exactOptional(z.string()),
    }),
  ),
  open: z.boolean(),
  done: z.exactOptional(z.literal('add')),
});

/** The state of a reservation. */
export const VISIT_STATUSES = ['received', 'confirmed', 'declined', 'cancelled'] as const;

/** A reservation as its visitor sees it. */
export interface VisitResult {
  readonly receipt: string;
  readonly status: (typeof VISIT_STATUSES)[number];
  /** The fields of the reservation as they were sent or last changed, by name. */
  readonly visit: Readonly<Record<string, string>>;
  /** Whether the visitor can still change and cancel it. */
  readonly open: boolean;
  /** The date (`YYYY-MM-DD`) and time (`HH:MM`) that the visitor chose, if the company has moved the visit. */
  readonly movedFrom?: { readonly date: string; readonly time: string };
  /** The action of this request. */
  readonly done?: 'change' | 'cancel';
}

/** Reads a `VisitResult` from JSON. */
export const visitResultSchema: z.ZodMiniType<VisitResult> = z.object({
  receipt: z.string(),
  status: z.enum(VISIT_STATUSES),
  visit: z.record(z.string(), z.string()),
  open: z.boolean(),
  movedFrom: z.exactOptional(z.object({ date: z.string(), time: z.string() })),
  done: z.exactOptional(z.enum(['change', 'cancel'])),
});

/** The result of a look-up. */
export type Found = LookupResult | VisitResult;
