import { describe, expect, it } from 'vitest';

import { splitAtFirstMentions } from './first-mentions.ts';

const [can, canFd, lin] = [{ term: 'CAN' }, { term: 'CAN FD' }, { term: 'LIN' }];
const alone = { wordBefore: '', wordAfter: '' };

describe('a term', () => {
  it('is separated at its first mention only', () => {
    expect(splitAtFirstMentions(['Over CAN.', 'CAN and LIN, LIN and CAN'], [can, lin])).toEqual([
      ['Over ', { ...alone, term: can, wordAfter: '.' }],
      ['CAN and ', { ...alone, term: lin, wordAfter: ',' }, ' LIN and CAN'],
    ]);
  });

  it('is the longer one if two begin with the same letters', () => {
    expect(splitAtFirstMentions(['CAN FD과 CAN, CAN FD'], [can, canFd])).toEqual([
      [
        { ...alone, term: canFd, wordAfter: '과' },
        ' ',
        { ...alone, term: can, wordAfter: ',' },
        ' CAN FD',
      ],
    ]);
  });

  it('is a whole word, also before Hangul', () => {
    expect(splitAtFirstMentions(['INLINE LIN2 LIN으로'], [lin])).toEqual([
      ['INLINE LIN2 ', { ...alone, term: lin, wordAfter: '으로' }],
    ]);
  });

  it('includes the characters that are attached to it', () => {
    expect(splitAtFirstMentions(['버스(LIN)로 잇는 CAN/LIN'], [can, lin])).toEqual([
      [
        { wordBefore: '버스(', term: lin, wordAfter: ')로' },
        ' 잇는 ',
        { ...alone, term: can, wordAfter: '/' },
        'LIN',
      ],
    ]);
  });

  it('may be missing', () => {
    expect(splitAtFirstMentions(['nothing', ''], [])).toEqual([['nothing'], ['']]);
    expect(splitAtFirstMentions(['nothing'], [can])).toEqual([['nothing']]);
  });
});
