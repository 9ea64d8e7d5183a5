import { createPair, type Guidance } from '../../stories/guidance.ts';

export const guidance: Guidance = {
  do: createPair(
    (firstText, secondText) => (
      <details open>
        <summary>{firstText}</summary>
        <ul>
          <li>{secondText}</li>
        </ul>
      </details>
    ),
    { ko: ['사업분야', '커넥티드'], en: ['Business areas', 'Connected'] },
  ),
  dont: createPair(
    (text) => (
      <ul>
        <li>{text}</li>
      </ul>
    ),
    { ko: ['메뉴 1 · 메뉴 2 · 메뉴 3 · 메뉴 4'], en: ['Menu 1 · Menu 2 · Menu 3 · Menu 4'] },
  ),
};
