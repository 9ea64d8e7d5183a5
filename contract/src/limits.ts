/** Every business limit, once. The browser, the server and the texts all read them here. */

/** Attachments of inquiries and reports must be 2 MB or smaller; counted in binary, as file managers do. */
export const ATTACHMENT_MAX_BYTES = 2 * 1024 * 1024;

/** File types that an attachment may have, by extension; the content is checked against it. */
export const ATTACHMENT_EXTENSIONS = [
  'pdf',
  'jpg',
  'jpeg',
  'png',
  'webp',
  'docx',
  'xlsx',
  'pptx',
  'hwp',
  'hwpx',
] as const;

/** Longest texts that a form takes, in characters (code points). */
export const TEXT_MAX = {
  name: 60,
  company: 100,
  phone: 30,
  email: 254,
  subject: 120,
  content: 4000,
} as const;

/** One submission with its attachment, multipart framing included. More is refused while it arrives. */
export const SUBMISSION_MAX_BYTES = ATTACHMENT_MAX_BYTES + 256 * 1024;
