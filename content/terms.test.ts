import { describe, expect, it } from 'vitest';

import { firstMentions } from './terms.ts';

const [can, canFd, lin] = [{ term: 'CAN' }, { term: 'CAN FD' }, { term: 'LIN' }];

describe('a term', () => {
  it('is cut out where it is first mentioned, and nowhere else', () => {
    expect(firstMentions(['Over CAN.', 'CAN and LIN, LIN and CAN'], [can, lin])).toEqual([
      ['Over ', can, '.'],
      ['CAN and ', lin, ', LIN and CAN'],
    ]);
  });

  it('is the longer one where two begin alike', () => {
    expect(firstMentions(['CAN FD과 CAN, CAN FD'], [can, canFd])).toEqual([
      [canFd, '과 ', can, ', CAN FD'],
    ]);
  });

  it('is a word of its own, in front of Hangul too', () => {
    expect(firstMentions(['INLINE LIN2 LIN으로'], [lin])).toEqual([['INLINE LIN2 ', lin, '으로']]);
  });

  it('may be missing', () => {
    expect(firstMentions(['nothing', ''], [])).toEqual([['nothing'], ['']]);
    expect(firstMentions(['nothing'], [can])).toEqual([['nothing']]);
  });
});
