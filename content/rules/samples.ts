import type { SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import type { Samples } from '../schema/samples.ts';
import { readTexts } from './facts.ts';

/**
 * Invented values: reserved addresses and phone numbers, numbers of documents that do not exist, and the page that
 * replaces addresses of other sites.
 */
const INVENTED =
  /[\w.-]+@example\.com|\b0\d{1,2}-000-\d{4}|\+\d+-\d+-000-\d{4}|\bSAMPLE-|^\/home\/stand-in\b/;

/** Creates the check for files with invented values that `content/samples.json` does not list. */
export const createSamplesCheck =
  (samples: Samples | undefined) =>
  (source: SourceFile): Problem[] => {
    const { file, value } = source;
    if (
      !samples ||
      samples.some((sample) => file === sample.file || file.startsWith(`${sample.file}/`))
    )
      return [];
    const inventedText = [...readTexts(value)].find(({ text }) => INVENTED.test(text));
    return inventedText ? [createProblemAt(source, inventedText.path, 'sample.unlisted')] : [];
  };
