/** Every business limit, once. The browser, the server and the texts all read them here. */

/** Attachments of inquiries and reports must be 2 MB or smaller; counted in binary, as file managers do. */
export const ATTACHMENT_MAX_BYTES = 2 * 1024 * 1024;

/** The types that an attachment may have, with every extension that is usual for them; the content is checked against it. */
export const ATTACHMENT_TYPES = {
  pdf: ['pdf'],
  jpg: ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'],
  png: ['png'],
  webp: ['webp'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  hwp: ['hwp', 'hwt'],
  hwpx: ['hwpx'],
} as const;

/** Longest name of an attachment, in characters: what file systems take. */
export const ATTACHMENT_NAME_MAX = 255;

/** Longest texts that a form takes, in characters (code points). */
export const TEXT_MAX = {
  name: 60,
  company: 100,
  /** With an extension. */
  phone: 40,
  email: 254,
  subject: 120,
  content: 4000,
  /** Notes that help to identify a person. */
  notes: 1000,
  /** Where on a site, and what for. */
  place: 100,
  purpose: 200,
  carNumber: 20,
  /** The id of a site. */
  site: 60,
} as const;

/** How many messages a reporter can add to one report. */
export const ADDITIONS_MAX = 50;

/** The password of a report, in characters (code points). It cannot be recovered. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** How many people one reservation may name. */
export const VISITORS_MAX = 3;

/** When visitors are received, in Korean time; the last visit begins at the end. */
export const VISIT_HOURS = { from: '09:00', until: '17:00' } as const;

/** How far ahead a visit can be reserved, in days. */
export const RESERVATION_DAYS_AHEAD = 180;

/** How long a reservation is kept from the day of the visit on, in days. */
export const RESERVATION_KEPT_DAYS = 365;

/** How long a reservation is kept after its visitor canceled it, in days. */
export const CANCELLED_KEPT_DAYS = 30;

/** How long a report or a compliment is kept after it was closed, in days. */
export const REPORT_KEPT_DAYS = 365;

/** How long a backup is kept, in days: what has ended in the store ends in its backups so much later. */
export const BACKUP_KEPT_DAYS = 30;

/** Within how many working days each kind of submission is promised an answer, a confirmation or to be passed on. */
export const ANSWER_WORKING_DAYS = {
  inquiry: 3,
  reservation: 1,
  /** The first answer. */
  report: 10,
  compliment: 5,
} as const;
/** Within how many working days a report is reviewed. */
export const REVIEW_WORKING_DAYS = 3;

/** The texts of one submission, as a form or as JSON. */
export const TEXTS_MAX_BYTES = 256 * 1024;

/** One submission with its attachment, multipart framing included. More is refused while it arrives. */
export const SUBMISSION_MAX_BYTES = ATTACHMENT_MAX_BYTES + TEXTS_MAX_BYTES;

/** An oversize submission is read and discarded up to this size, so that its sender receives the answer. */
export const SUBMISSION_DRAIN_MAX_BYTES = 8 * 1024 * 1024;

/** How many products are compared side by side. */
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;

/** How many of the newest notices and press items a page with live data is given. */
export const NEWEST_ITEMS = 6;

/** How many press items a feed carries. */
export const FEED_ITEMS = 20;

/** One answer of a public collection: what is sent when nothing is asked, and the most that may be asked. */
export const COLLECTION_PAGE = { default: 20, max: 100 } as const;
