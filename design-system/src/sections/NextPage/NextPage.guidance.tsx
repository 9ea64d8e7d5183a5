import type { Guidance } from '../../stories/guidance.ts';
import { NextPage } from './NextPage.tsx';

export const guidance: Guidance = {
  do: {
    ko: <NextPage label="ESG 경영에서 다음" heading="사회공헌" href="#social" />,
    en: <NextPage label="Next in ESG management" heading="Social contribution" href="#social" />,
  },
  dont: {
    ko: <NextPage label="더 보기" heading="여기를 누르세요" href="#social" />,
    en: <NextPage label="More" heading="Click here" href="#social" />,
  },
};
