/** The names of ARIA roles, states and properties in Korean, as Korean screen readers speak them. */
const WORDS: Readonly<Record<string, string>> = {
  alert: '알림',
  'autocomplete in list': '목록에서 자동 완성',
  button: '버튼',
  caption: '표 제목',
  checkbox: '체크 상자',
  checked: '선택됨',
  combobox: '콤보 상자',
  'current item': '현재 항목',
  'current page': '현재 페이지',
  definition: '설명',
  dialog: '대화 상자',
  expanded: '펼쳐짐',
  figure: '그림',
  'graphics-document': '그림 문서',
  group: '그룹',
  'has popup dialog': '대화 상자 열기',
  'has popup listbox': '목록 상자 열기',
  heading: '제목',
  image: '이미지',
  invalid: '잘못된 입력',
  link: '링크',
  list: '목록',
  listbox: '목록 상자',
  listitem: '목록 항목',
  navigation: '내비게이션 영역',
  'not checked': '선택 안 됨',
  'not expanded': '접힘',
  'not pressed': '눌리지 않음',
  'not selected': '선택 안 됨',
  option: '선택 항목',
  'orientated horizontally': '가로 방향',
  'orientated vertically': '세로 방향',
  paragraph: '문단',
  radio: '라디오 버튼',
  radiogroup: '라디오 그룹',
  region: '영역',
  required: '필수',
  search: '검색 영역',
  searchbox: '검색 상자',
  selected: '선택됨',
  spinbutton: '숫자 입력',
  status: '상태 알림',
  strong: '강조',
  tab: '탭',
  tablist: '탭 목록',
  tabpanel: '탭 패널',
  term: '용어',
  textbox: '입력 상자',
};

/** Phrases with a value before or after them. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/^level (\d+)$/, '$1수준'],
  [/^position (\d+)$/, '$1번째'],
  [/^set size (\d+)$/, '모두 $1개'],
  [/^(\d+) controls?$/, '제어 대상 $1개'],
  [/^max value (.+)$/, '최댓값 $1'],
  [/^min value (.+)$/, '최솟값 $1'],
  [/^current value (.+)$/, '현재값 $1'],
  [/^placeholder (.*)$/, '자리 표시 $1'],
];

function translateWord(part: string): string {
  const word = WORDS[part];
  if (word) return word;
  for (const [pattern, korean] of VALUES)
    if (pattern.test(part)) return part.replace(pattern, korean);
  return part;
}

/**
 * Returns a phrase of a Korean transcript with roles and states in Korean: "link, 1쪽, current page" becomes "링크, 1쪽, 현재
 * 페이지", "end of link, 1쪽" becomes "링크 끝, 1쪽".
 */
export const translateRoles = (phrase: string): string =>
  phrase
    .split(', ')
    .map((part, index) => {
      if (index > 0 || !/^end\b/.test(part)) return translateWord(part);
      const role = part.replace(/^end(?: of )?/, '');
      return `${translateWord(role)} 끝`.trimStart();
    })
    .join(', ');
