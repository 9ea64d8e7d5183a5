import * as z from 'zod/mini';

/** What the backend answers when a form was received, and when a report or a reservation is looked up. */

export interface Received {
  /**
   * ISO 8601; when it was stored, also where this is a repetition. The hour alone, and of what comes
   * through the hotline the day in Seoul: nothing finer is stored.
   */
  readonly receivedAt: string;
  /**
   * Of a report and a reservation: the receipt number by which it is looked up, such as
   * `7K3M-9QXT-2BVD-H0RA-5`. Told once, and never again. Of an inquiry: a reference to quote, `3F9A-0C21`.
   */
  readonly receipt?: string;
}

/** Reads a `Received` from the JSON of an answer. */
export const receivedSchema: z.ZodMiniType<Received> = z.object({
  receivedAt: z.iso.datetime(),
  receipt: z.exactOptional(z.string()),
});

/** A message about a report, as its sender reads it. */
export interface ReportMessage {
  readonly from: 'reporter' | 'department';
  readonly text: string;
  /** ISO 8601; of the reporter's, the beginning of the day in Seoul. */
  readonly createdAt: string;
  /** The name of the file that the reporter added. */
  readonly attachment?: string;
}

/** What its sender sees of a report: the tip without the sender's own name, mobile number and email. */
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
  /** An answer is stored that the department did not sign; it is not shown. */
  readonly unverified?: true;
  /** Questions of the department and what the reporter added, oldest first. */
  readonly messages: readonly ReportMessage[];
  /** Whether the reporter can add to it. */
  readonly open: boolean;
  /** What this request has done. */
  readonly done?: 'add';
}

/** Reads a `LookupResult` from the JSON of an answer. */
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

/** Where a reservation stands. */
export const VISIT_STATUSES = ['received', 'confirmed', 'declined', 'cancelled'] as const;

/** What its visitor sees of a reservation. */
export interface VisitResult {
  readonly receipt: string;
  readonly status: (typeof VISIT_STATUSES)[number];
  /** The fields of the reservation as they were sent or last changed, by name. */
  readonly visit: Readonly<Record<string, string>>;
  /** Whether it can still be changed and canceled. */
  readonly open: boolean;
  /** The date (`YYYY-MM-DD`) and time (`HH:MM`) that the visitor chose, if the company has moved the visit. */
  readonly movedFrom?: { readonly date: string; readonly time: string };
  /** What this request has done. */
  readonly done?: 'change' | 'cancel';
}

/** Reads a `VisitResult` from the JSON of an answer. */
export const visitResultSchema: z.ZodMiniType<VisitResult> = z.object({
  receipt: z.string(),
  status: z.enum(VISIT_STATUSES),
  visit: z.record(z.string(), z.string()),
  open: z.boolean(),
  movedFrom: z.exactOptional(z.object({ date: z.string(), time: z.string() })),
  done: z.exactOptional(z.enum(['change', 'cancel'])),
});

/** What a look-up found. */
export type Found = LookupResult | VisitResult;
