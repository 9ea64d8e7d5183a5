import { guide, type Guidance } from '../../stories/guidance.ts';
import { NextPage } from './NextPage.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <NextPage label="ESG 경영에서 다음" heading="사회공헌" href="#social" />,
      '메뉴의 이름을 그대로 씁니다.',
    ),
    en: guide(
      <NextPage label="Next in ESG management" heading="Social contribution" href="#social" />,
      'The name of the page in the menu.',
    ),
  },
  dont: {
    ko: guide(
      <NextPage label="더 보기" heading="여기를 누르세요" href="#social" />,
      '어디로 가는지 알 수 없습니다.',
    ),
    en: guide(
      <NextPage label="More" heading="Click here" href="#social" />,
      'It does not say where it leads.',
    ),
  },
};
