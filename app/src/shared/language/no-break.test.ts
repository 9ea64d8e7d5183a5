import { expect, it } from 'vitest';

import { localize } from '../../../site-build/content/localize.ts';
import { withoutBadBreaks, withoutBadBreaksIn } from './no-break.ts';

const showBreaks = (text: string) => text.replaceAll('\u00A0', '~').replaceAll('\u2060', '|');

it.each([
  ['up to ASIL B', 'up to ASIL~B'],
  ['at 6 GHz', 'at 6~GHz'],
  ['ISO 14001 and ISO 45001', 'ISO~14001 and ISO~45001'],
  ['ISO/SAE 21434 and TISAX AL3', 'ISO/SAE 21434 and TISAX AL3'],
  ['42 % less', '42~% less'],
  ['Scope 3', 'Scope~3'],
  ['an in-car network', 'an in-|car network'],
  ['statements (K-IFRS)', 'statements (K-|IFRS)'],
  ['용량은 1.2 MW이며', '용량은 1.2~MW이며'],
  ['80%까지', '80%|까지'],
  ['ASIL C부터 ASIL D까지', 'ASIL~C부터 ASIL~D까지'],
  ['전자식 퓨즈(eFuse)로', '전자식 퓨즈(eFuse)|로'],
  ['2023–2024', '2023–|2024'],
  ['부하를 온·오프 제어', '부하를 온|·|오프 제어'],
  ['maintenance on September 12', 'maintenance on September~12'],
  ['ISO 14064-1 and scopes 1 and 2', 'ISO~14064-|1 and scopes~1 and 2'],
  ['매출 1,240 억 원', '매출 1,240~억 원'],
  ['이탈을 1만 회 반복', '이탈을 1만~회 반복'],
  ['장비 1억 2,000만 원을', '장비 1억~2,000만~원을'],
  ['–40 °C to 105 °C', '–40~°C to 105~°C'],
  ['언제든 확인하실 수 있습니다', '언제든 확인하실~수~있습니다'],
  ['바꿀 수는 없으며', '바꿀~수는~없으며'],
])('keeps related words on one line: %s', (text, expected) => {
  expect(showBreaks(withoutBadBreaks(text))).toBe(expected);
});

it.each([
  'a 2026 summary',
  'Scope of the audit',
  'built-in',
  'Type a name',
  '/home/in-car',
  '1000BASE-T1',
  '032-000-0019',
  '2026-11-22',
  '12 Volts',
  '방문자 수 (명)',
])('does not change other texts: %s', (text) => {
  expect(showBreaks(withoutBadBreaks(text)).replace('in-|car', 'in-car')).toBe(text);
});

it('applies to every text of the content', () => {
  const text = { ko: 'ISO 14001', en: 'ISO 14001' };
  expect(showBreaks(localize({ items: [{ text }] }, 'en').items[0]?.text ?? '')).toBe('ISO~14001');
});

it('applies within rich text, but not to addresses', () => {
  const ko = [
    {
      type: 'paragraph',
      children: [
        { type: 'strong', children: [{ type: 'text', value: 'ISO 14001' }] },
        { type: 'link', href: 'mailto:a?subject=6 GHz', children: [] },
      ],
    },
  ];
  const text = JSON.stringify(localize({ body: { ko, en: ko } }, 'ko').body);
  expect(showBreaks(text)).toContain('ISO~14001');
  expect(text).toContain('6 GHz');
});

it('applies to every text of public data, but not to addresses', () => {
  const text = { ko: '6 GHz까지', en: 'up to 6 GHz' };
  const [item] = withoutBadBreaksIn([{ title: text, href: '/home/in-car', views: 3 }]);
  expect(showBreaks(`${item?.title.ko}, ${item?.title.en}`)).toBe('6~GHz까지, up to 6~GHz');
  expect(item).toMatchObject({ href: '/home/in-car', views: 3 });
});
