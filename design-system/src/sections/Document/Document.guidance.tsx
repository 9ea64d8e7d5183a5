import { guide, type Guidance } from '../../stories/guidance.ts';
import { Document } from './Document.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Document
        contentsLabel="목차"
        facts={[{ term: '시행일', text: '2015년 8월 20일' }]}
        chapters={[
          {
            id: 'guide-ko-chapter-do',
            articles: [
              {
                id: 'guide-ko-do',
                number: '제1조',
                title: '목적',
                body: <p>판단의 기준을 정합니다.</p>,
              },
            ],
          },
        ]}
      />,
      '조마다 번호와 짧은 명사 제목이 있습니다.',
    ),
    en: guide(
      <Document
        contentsLabel="Contents"
        facts={[{ term: 'Effective', text: 'August 20, 2015' }]}
        chapters={[
          {
            id: 'guide-en-chapter-do',
            articles: [
              {
                id: 'guide-en-do',
                number: 'Article 1',
                title: 'Purpose',
                body: <p>Sets the standard of judgment.</p>,
              },
            ],
          },
        ]}
      />,
      'Every article has a number and a short noun as its title.',
    ),
  },
  dont: {
    ko: guide(
      <Document
        contentsLabel="목차"
        facts={[{ term: '시행일', text: '최근' }]}
        chapters={[
          {
            id: 'guide-ko-chapter-dont',
            articles: [
              {
                id: 'guide-ko-dont',
                number: '1',
                title: '이 규정은 왜 만들었을까요?',
                body: <p>판단의 기준을 정합니다.</p>,
              },
            ],
          },
        ]}
      />,
      '인용할 수 없는 제목과 날짜를 쓰지 않습니다.',
    ),
    en: guide(
      <Document
        contentsLabel="Contents"
        facts={[{ term: 'Effective', text: 'recently' }]}
        chapters={[
          {
            id: 'guide-en-chapter-dont',
            articles: [
              {
                id: 'guide-en-dont',
                number: '1',
                title: 'Why did we write this?',
                body: <p>Sets the standard of judgment.</p>,
              },
            ],
          },
        ]}
      />,
      'Titles and dates that cannot be cited.',
    ),
  },
};
