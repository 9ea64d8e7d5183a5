import { describe, expect, it } from 'vitest';

import { parseCaptions } from './captions.ts';

const createFile = (...cues: string[]) => ['WEBVTT', ...cues].join('\n\n');

describe('captions', () => {
  it('are read in order, with their times in seconds', () => {
    expect(
      parseCaptions(
        createFile(
          '00:00.500 --> 00:04.250\nFirst',
          '2\n01:00:02.000 --> 01:00:03.000\nTwo\nlines',
        ),
      ),
    ).toEqual([
      { from: 0.5, until: 4.25, text: 'First' },
      { from: 3602, until: 3603, text: 'Two lines' },
    ]);
  });

  it('may have a title and notes, which are not shown, and any line endings', () => {
    const text =
      'WEBVTT Research\r\n\r\nNOTE for editors\r\n\r\n00:01.000 --> 00:02.000\r\nText\r\n';
    expect(parseCaptions(text)).toEqual([{ from: 1, until: 2, text: 'Text' }]);
  });

  it.each([
    ['of another format', '00:01.000 --> 00:02.000\nText', /WEBVTT/],
    ['without times', createFile('Text'), /line 4/],
    ['with times of another form', createFile('0:01 --> 0:02\nText'), /line 3/],
    ['without words', createFile('00:01.000 --> 00:02.000'), /no plain text/],
    ['with markup', createFile('00:01.000 --> 00:02.000\n<b>Text</b>'), /no plain text/],
    [
      'that end before they begin',
      createFile('00:02.000 --> 00:01.000\nText'),
      /ends before it begins/,
    ],
    [
      'that overlap',
      createFile('00:01.000 --> 00:03.000\nOne', '00:02.000 --> 00:04.000\nTwo'),
      /cue 2: begins before the one above it has ended/,
    ],
  ])('%s are refused', (_, text, reason) => {
    expect(() => parseCaptions(text)).toThrow(reason);
  });
});
