import { guide, type Guidance } from '../../stories/guidance.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <details open>
        <summary>사업분야</summary>
        <ul>
          <li>커넥티드</li>
        </ul>
      </details>,
      '지금 있는 묶음이 펼쳐진 채로 열립니다.',
    ),
    en: guide(
      <details open>
        <summary>Business areas</summary>
        <ul>
          <li>Connected</li>
        </ul>
      </details>,
      'Opens with the current group unfolded.',
    ),
  },
  dont: {
    ko: guide(
      <ul>
        <li>메뉴 1 · 메뉴 2 · 메뉴 3 · 메뉴 4</li>
      </ul>,
      '묶지 않은 긴 목록으로 만들지 않습니다.',
    ),
    en: guide(
      <ul>
        <li>Menu 1 · Menu 2 · Menu 3 · Menu 4</li>
      </ul>,
      'One long list without groups.',
    ),
  },
};
