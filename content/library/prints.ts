import { LANGUAGE_PATTERN } from '@site/contract/language';

/** How the PDF of a document or report in one language ends after its slug. */
export const PRINT_ENDING = new RegExp(String.raw`-(?:${LANGUAGE_PATTERN})\.pdf$`);
