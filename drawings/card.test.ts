import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';

import { card, CARD_HEIGHT, CARD_WIDTH } from './card.ts';
import { DRAWINGS } from './registry.ts';

const titleIn = (svg: string) =>
  [...svg.matchAll(/font-size="([\d.]+)" font-weight="700" fill="[^"]+">([^<]+)</g)].map(
    ([, size, words]) => [Number(size), words] as const,
  );

it('breaks a title between words, and reduces its size before it breaks a word', () => {
  expect(titleIn(card({ title: '유연한 버스바' })).map(([, words]) => words)).toEqual([
    '유연한 버스바',
  ]);
  const broken = titleIn(card({ title: 'High-voltage wiring harness', drawing: '<svg/>' }));
  expect(broken.map(([, words]) => words)).toEqual(['High-voltage', 'wiring', 'harness']);
  const [size = 0] = titleIn(card({ title: 'x'.repeat(40), drawing: '<svg/>' }))[0] ?? [];
  expect(size * 40 * 0.56).toBeLessThanOrEqual(520);
});

it('contains color values, also in the drawing, and escapes text', () => {
  const [firstDrawing] = Object.values(DRAWINGS);
  const svg = card({ title: 'R&D <b>', above: 'a', drawing: firstDrawing?.build() ?? '' });
  expect(svg).toContain('R&amp;D &lt;b&gt;');
  const drawing = Buffer.from(/base64,([^"]+)/.exec(svg)?.[1] ?? '', 'base64').toString();
  expect(drawing).toContain('<svg');
  expect(drawing + svg).not.toContain('var(');
  const { width, height } = new Resvg(svg);
  expect([width, height]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
});
