import * as z from 'zod/mini';

/** The responses of the backend to a submitted form, and to a look-up of a report or a reservation. */
export const receivedSchema = z.object({
  /**
   * When it was stored, in ISO 8601, also in a response to a repetition. Only the hour is stored; for the hotline only
   * the day in Seoul.
   */
  receivedAt: z.iso.datetime(),
  /**
   * For a report and a reservation: the receipt number by which it is looked up, such as `7K3M-9QXT-2BVD-H0RA-5`. The
   * sender sees it only once. For an inquiry: a reference to quote, `3F9A-0C21`.
   */
  receipt: z.exactOptional(z.string()),
});
export type Received = Readonly<z.infer<typeof receivedSchema>>;

/** A message about a report, as its sender reads it. */
const reportMessage = z.object({
  from: z.enum(['reporter', 'department']),
  text: z.string(),
  /** ISO 8601. A message of the reporter has the beginning of the day in Seoul. */
  createdAt: z.iso.datetime(),
  /** The name of the file that the reporter added. */
  attachment: z.exactOptional(z.string()),
});
export type ReportMessage = Readonly<z.infer<typeof reportMessage>>;

/** A report as its sender sees it: without the sender's name, mobile number and email. */
export const lookupResultSchema = z.object({
  receipt: z.string(),
  status: z.enum(['received', 'answered']),
  /** ISO 8601; the beginning of the day in Seoul. */
  receivedAt: z.iso.datetime(),
  /** The fields of the report as they were sent, by name, and `attachment`: the name of the file. */
  tip: z.record(z.string(), z.string()),
  answer: z.exactOptional(z.string()),
  /** ISO 8601. */
  answeredAt: z.exactOptional(z.iso.datetime()),
  /** Whether an answer is stored that the department did not sign. It is not shown. */
  unverified: z.exactOptional(z.literal(true)),
  /** Questions of the department and additions of the reporter, oldest first. */
  messages: z.array(reportMessage),
  /** Whether the reporter can add a message. */
  open: z.boolean(),
  /** The action of this request. */
  done: z.exactOptional(z.literal('add')),
});
export type LookupResult = Readonly<z.infer<typeof lookupResultSchema>>;

/** The state of a reservation. */
export const VISIT_STATUSES = ['received', 'confirmed', 'declined', 'cancelled'] as const;

/** A reservation as its visitor sees it. */
export const visitResultSchema = z.object({
  receipt: z.string(),
  status: z.enum(VISIT_STATUSES),
  /** The fields of the reservation as they were sent or last changed, by name. */
  visit: z.record(z.string(), z.string()),
  /** Whether the visitor can still change and cancel it. */
  open: z.boolean(),
  /** The date (`YYYY-MM-DD`) and time (`HH:MM`) that the visitor chose, if the company has moved the visit. */
  movedFrom: z.exactOptional(z.object({ date: z.string(), time: z.string() })),
  /** The action of this request. */
  done: z.exactOptional(z.enum(['change', 'cancel'])),
});
export type VisitResult = Readonly<z.infer<typeof visitResultSchema>>;

/** The result of a look-up. */
export type Found = LookupResult | VisitResult;
