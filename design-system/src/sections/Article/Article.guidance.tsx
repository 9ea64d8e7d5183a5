import { guide, type Guidance } from '../../stories/guidance.ts';
import { Article } from './Article.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Article paragraphs={['천안 공장의 새 조립 라인이 11월 12일 가동을 시작했습니다.']} />,
      '첫 문단에 언제, 어디서, 무슨 일인지 적습니다.',
    ),
    en: guide(
      <Article
        paragraphs={['The new assembly line in Cheonan went into operation on November 12.']}
      />,
      'The first paragraph says when, where and what.',
    ),
  },
  dont: {
    ko: guide(
      <Article paragraphs={['저희는 언제나 최고의 품질을 위해 노력해 왔습니다.']} />,
      '소식이 아닌 말로 시작하지 않습니다.',
    ),
    en: guide(
      <Article paragraphs={['We have always strived for the highest quality.']} />,
      'An opening without any news.',
    ),
  },
};
