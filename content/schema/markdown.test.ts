import { describe, expect, it } from 'vitest';

import { parseRich } from './markdown.ts';

const createText = (value: string) => ({ type: 'text', value });

describe('parseRich', () => {
  it('reads paragraphs, emphasis and links', () => {
    expect(parseRich('한 *선*으로 **잇습니다**.\n\n[연혁](/home/history)')).toEqual([
      {
        type: 'paragraph',
        children: [
          createText('한 '),
          { type: 'emphasis', children: [createText('선')] },
          createText('으로 '),
          { type: 'strong', children: [createText('잇습니다')] },
          createText('.'),
        ],
      },
      {
        type: 'paragraph',
        children: [{ type: 'link', href: '/home/history', children: [createText('연혁')] }],
      },
    ]);
  });

  it('reads lists, and lists within them', () => {
    expect(parseRich('1. one\n   - inner\n2. two')).toEqual([
      {
        type: 'list',
        ordered: true,
        items: [
          [
            { type: 'paragraph', children: [createText('one')] },
            {
              type: 'list',
              ordered: false,
              items: [[{ type: 'paragraph', children: [createText('inner')] }]],
            },
          ],
          [{ type: 'paragraph', children: [createText('two')] }],
        ],
      },
    ]);
  });

  it('marks phrases of another language, several in one line', () => {
    expect(parseRich('[on]{lang=ko-Latn} and [sun]{lang=ko-Latn}')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'phrase', language: 'ko-Latn', value: 'on' },
          createText(' and '),
          { type: 'phrase', language: 'ko-Latn', value: 'sun' },
        ],
      },
    ]);
  });

  it.each([
    ['<b>no</b>', 'rich.notAllowed', { line: 1, what: '<b>no</b>' }],
    ['fine\n\n# no', 'rich.notAllowed', { line: 3, what: '# no' }],
    ['![no](/x.png)', 'rich.notAllowed', { line: 1 }],
    ['[no](javascript:alert)', 'rich.link', { url: 'javascript:alert' }],
    ['[no](/a b)', 'rich.openLink', { text: '[no](/a' }],
    ['*no', 'rich.openEmphasis', { text: '*no' }],
    ['', 'text.empty', {}],
  ])('refuses %j', (markdown, code, values) => {
    expect(() => parseRich(markdown)).toThrow(
      expect.objectContaining({ code, values: expect.objectContaining(values) }),
    );
  });
});
