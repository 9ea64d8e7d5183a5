import { LANGUAGE_PATTERN } from '@site/contract/language';

/** Returns the ending of a PDF's name after the slug of the document or report. */
export const PRINT_ENDING = new RegExp(String.raw`-(?:${LANGUAGE_PATTERN})\.pdf$`);
