/** All business limits. The browser, the server and the texts read them from here. */

/** Attachments of inquiries and reports are at most 2 MB, in binary units as in file managers. */
export const ATTACHMENT_MAX_BYTES = 2 * 1024 * 1024;

/** The types of attachments, with all usual extensions. The content is checked against the type. */
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

/** Longest name of an attachment, in characters, as in file systems. */
export const ATTACHMENT_NAME_MAX = 255;

/** Longest texts of forms, in characters (code points). */
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
  /** The place on a site, and the purpose. */
  place: 100,
  purpose: 200,
  carNumber: 20,
  /** The id of a site. */
  site: 60,
} as const;

/** The number of messages that a reporter can add to one report. */
export const ADDITIONS_MAX = 50;

/** The password of a report, in characters (code points). It cannot be recovered. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** The number of people in one reservation. */
export const VISITORS_MAX = 3;

/** The hours in which visitors are received, in Korean time; the last visit begins at the end. */
export const VISIT_HOURS = { from: '09:00', until: '17:00' } as const;

/** The number of days in advance for which a visit can be reserved. */
export const RESERVATION_DAYS_AHEAD = 180;

/** The time for which a reservation is stored after the day of the visit, in days. */
export const RESERVATION_KEPT_DAYS = 365;

/** The time for which a reservation is stored after its visitor canceled it, in days. */
export const CANCELLED_KEPT_DAYS = 30;

/** The time for which a report or a compliment is stored after it was closed, in days. */
export const REPORT_KEPT_DAYS = 365;

/** The time for which a backup is stored, in days: deleted rows stay that much longer in backups. */
export const BACKUP_KEPT_DAYS = 30;

/** The working days within which each kind of submission is answered, confirmed or forwarded. */
export const ANSWER_WORKING_DAYS = {
  inquiry: 3,
  reservation: 1,
  /** The first answer. */
  report: 10,
  compliment: 5,
} as const;
/** The working days within which a report is reviewed. */
export const REVIEW_WORKING_DAYS = 3;

/** The size of the texts of one submission, as a form or as JSON. */
export const TEXTS_MAX_BYTES = 256 * 1024;

/** The size of one submission with its attachment and multipart framing. A larger one is refused while it arrives. */
export const SUBMISSION_MAX_BYTES = ATTACHMENT_MAX_BYTES + TEXTS_MAX_BYTES;

/** An oversize submission is read and discarded up to this size, because the sender only then receives the response. */
export const SUBMISSION_DRAIN_MAX_BYTES = 8 * 1024 * 1024;

/** The number of products that can be compared. */
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;

/** The number of the newest notices and press items on a page with live data. */
export const NEWEST_ITEMS = 6;

/** The number of press items in a feed. */
export const FEED_ITEMS = 20;

/** The page size of a public collection: default and maximum. */
export const COLLECTION_PAGE = { default: 20, max: 100 } as const;
