import type { Caption } from '@site/content/schema/blocks/film.ts';

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

function secondsOf(time: string): number {
  const [, hours = '0', minutes, seconds, thousandths] = TIME.exec(time) ?? [];
  if (minutes === undefined) throw new Error(`"${time}" is no time; write it as 00:04.500`);
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

/**
 * Reads the cues of a WebVTT file: plain text with times, in their order. What films do not use of the
 * format (settings, styles, markup inside a cue) is refused rather than shown by mistake.
 *
 * @throws Error that says which cue is wrong, and how.
 */
export function captionsIn(file: string): Caption[] {
  const [head = '', ...blocks] = file
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:$|[ \t\n])/.test(head)) throw new Error('does not begin with WEBVTT');
  let last = 0;
  return blocks
    .filter((block) => !block.startsWith('NOTE'))
    .map((block, index) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => line.includes('-->'));
      const [from = '', until = ''] = lines[at]?.split(/\s+-->\s+/) ?? [];
      const text = lines.slice(at + 1).join(' ');
      const wrong = (what: string) => new Error(`cue ${index + 1}: ${what}`);
      if (at === -1) throw wrong('has no times');
      if (text === '' || /[<>&]/.test(text)) throw wrong('holds no plain text');
      const caption = { from: secondsOf(from), until: secondsOf(until), text };
      if (caption.from < last) throw wrong('begins before the one above it has ended');
      if (caption.until <= caption.from) throw wrong('ends before it begins');
      last = caption.until;
      return caption;
    });
}
