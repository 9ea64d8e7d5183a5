import { createGuidance } from '../../stories/guidance.ts';
import { Document } from './Document.tsx';

export const guidance = createGuidance(
  (contentsLabel, term, firstText, firstId, secondId, number, title, secondText) => (
    <Document
      contentsLabel={contentsLabel}
      facts={[{ term, text: firstText }]}
      chapters={[
        { id: firstId, articles: [{ id: secondId, number, title, body: <p>{secondText}</p> }] },
      ]}
    />
  ),
  {
    do: {
      ko: [
        '목차',
        '시행일',
        '2015년 8월 20일',
        'guide-ko-chapter-do',
        'guide-ko-do',
        '제1조',
        '목적',
        '판단의 기준을 정합니다.',
      ],
      en: [
        'Contents',
        'Effective',
        'August 20, 2015',
        'guide-en-chapter-do',
        'guide-en-do',
        'Article 1',
        'Purpose',
        'Sets the standard of judgment.',
      ],
    },
    dont: {
      ko: [
        '목차',
        '시행일',
        '최근',
        'guide-ko-chapter-dont',
        'guide-ko-dont',
        '1',
        '이 규정은 왜 만들었을까요?',
        '판단의 기준을 정합니다.',
      ],
      en: [
        'Contents',
        'Effective',
        'recently',
        'guide-en-chapter-dont',
        'guide-en-dont',
        '1',
        'Why did we write this?',
        'Sets the standard of judgment.',
      ],
    },
  },
);
