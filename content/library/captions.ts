import webvtt from 'webvtt-parser';

/** One caption of a film: its text and its times, in seconds. */
export interface Caption {
  readonly from: number;
  readonly until: number;
  readonly text: string;
}

/**
 * Reads the cues of a WebVTT file: plain text with times, in order. Markup inside a cue is refused, because films show
 * captions as text.
 *
 * @throws Error with the line or cue and the problem
 */
export function parseCaptions(file: string): Caption[] {
  const { cues, errors } = new webvtt.WebVTTParser().parse(file, 'subtitles');
  let last = 0;
  const captions = cues.map(({ startTime: from, endTime: until, text, tree }, index): Caption => {
    const createError = (reason: string) => new Error(`cue ${index + 1}: ${reason}`);
    if (text.trim() === '' || tree.children.some(({ type }) => type !== 'text'))
      throw createError('contains no plain text');
    if (until <= from) throw createError('ends before it begins');
    if (from < last) throw createError('begins before the one above it has ended');
    last = until;
    return { from, until, text: text.replaceAll('\n', ' ') };
  });
  const [error] = errors;
  if (error) throw new Error(`line ${error.line}: ${error.message}`);
  return captions;
}
