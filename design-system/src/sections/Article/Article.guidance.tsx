import { createGuidance } from '../../stories/guidance.ts';
import { Article } from './Article.tsx';

export const guidance = createGuidance((paragraphs) => <Article paragraphs={[paragraphs]} />, {
  do: {
    ko: ['천안 공장의 새 조립 라인이 11월 12일 가동을 시작했습니다.'],
    en: ['The new assembly line in Cheonan went into operation on November 12.'],
  },
  dont: {
    ko: ['저희는 언제나 최고의 품질을 위해 노력해 왔습니다.'],
    en: ['We have always strived for the highest quality.'],
  },
});
