import { MARKS } from './marks.ts';
import type { Bilingual } from '@site/content/schema/language.ts';
import { standalone } from '../line/standalone.ts';
import type { DrawingDescription } from '../registry.ts';
import { clearSpace, construction, markSheet, minimumSizes, negativeSheet } from './mark-sheets.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from './sheet.ts';
import { WRONG } from './misuse.ts';

const drawing = (id: string, draw: () => string, ko: string, en: string): DrawingDescription => ({
  id,
  kind: 'figure',
  width: SHEET_WIDTH,
  height: SHEET_HEIGHT,
  alt: { ko, en },
  build: ({ inline } = {}) => (inline ? draw() : standalone(draw())),
});

/** What is seen of each thing that must not be done, in the order of the page. */
const WRONG_ALTS: readonly Bilingual<string>[] = [
  {
    ko: '위아래로 늘어나고 양옆이 눌린 로고타입',
    en: 'The logotype pulled upwards and squeezed from the sides',
  },
  { ko: '왼쪽 아래로 기울어진 로고타입', en: 'The logotype tilted up to the right' },
  { ko: '주황색과 초록색으로 칠한 로고타입', en: 'The logotype in orange and green' },
  { ko: '선이 아주 가늘어진 로고타입', en: 'The logotype drawn in hairlines' },
  {
    ko: '속이 빈 테두리로 그리고 그림자를 붙인 로고타입',
    en: 'The logotype as a hollow outline with a shadow',
  },
  {
    ko: '여러 색의 굵은 사선 무늬 위에 놓인 로고타입',
    en: 'The logotype on broad diagonal stripes of several colours',
  },
  {
    ko: '짙은 보라색 바탕에 묻혀 잘 보이지 않는 로고타입',
    en: 'The navy logotype on a deep violet ground, hard to make out',
  },
  {
    ko: '글줄과 굵은 선이 바짝 붙은 로고타입',
    en: 'The logotype hemmed in by lines of text and a thick bar',
  },
];

/** The drawings of the brand's own page. */
export const BRAND_DRAWINGS: readonly DrawingDescription[] = [
  drawing(
    'ci-construction',
    construction,
    '모눈 위의 심벌. 파란 선이 왼쪽에서 들어와 고리를 오른쪽으로 돌아 오르고, 남색 선이 고리를 돌아 내려와 오른쪽으로 나갑니다.',
    'The symbol on a grid: a blue line comes in from the left and climbs the right half of a ring, a navy line comes down its left half and leaves to the right.',
  ),
  drawing(
    'ci-symbol',
    () => markSheet(MARKS.symbol, 5),
    '심벌: 파란 선으로 시작해 고리를 이루고 남색 선으로 나가는 모양',
    'The symbol: a line that begins in blue, forms a ring and leaves in navy',
  ),
  drawing(
    'ci-logo-en',
    () => markSheet(MARKS['logo-en'], 3.2),
    '심벌의 고리가 첫 글자가 되는 영문 로고타입 onsun',
    'The Latin logotype “onsun”, whose first letter is the ring of the symbol',
  ),
  drawing(
    'ci-logo-ko',
    () => markSheet(MARKS['logo-ko'], 3.2),
    '심벌 오른쪽에 한글 로고타입 온선을 놓은 가로 조합',
    'The symbol with the Korean logotype to its right',
  ),
  drawing(
    'ci-logo-en-vertical',
    () => markSheet(MARKS['logo-en-vertical'], 2.2),
    '심벌 아래에 영문 로고타입을 놓은 세로 조합',
    'The symbol with the Latin logotype below it',
  ),
  drawing(
    'ci-logo-ko-vertical',
    () => markSheet(MARKS['logo-ko-vertical'], 2.2),
    '심벌 아래에 한글 로고타입을 놓은 세로 조합',
    'The symbol with the Korean logotype below it',
  ),
  drawing(
    'ci-negative',
    negativeSheet,
    '남색 바탕에 흰색과 옅은 파란색으로 쓴 영문 로고타입',
    'The Latin logotype in white and light blue on navy',
  ),
  drawing(
    'ci-clear-space',
    clearSpace,
    '로고타입의 네 변에 고리 높이의 절반만큼 정사각형을 두고, 그 바깥을 주황색 테두리로 둘러 비워 둘 곳을 표시한 그림',
    'The logotype with a square of half the height of its ring on each side and an orange frame around the room to be kept clear',
  ),
  drawing(
    'ci-minimum',
    minimumSizes,
    '화면 16픽셀, 인쇄 5밀리미터 너비의 심벌과 화면 64픽셀, 인쇄 18밀리미터 너비의 로고타입',
    'The symbol 16 pixels or 5 millimetres wide, and the logotype 64 pixels or 18 millimetres wide',
  ),
  ...WRONG.map((draw, index) =>
    drawing(
      `ci-wrong-${index + 1}`,
      draw,
      WRONG_ALTS[index]?.ko ?? '',
      WRONG_ALTS[index]?.en ?? '',
    ),
  ),
];
