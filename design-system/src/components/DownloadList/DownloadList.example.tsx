import { DownloadList } from '@site/design-system';

const texts = {
  ko: {
    title: '지속가능경영보고서 2025',
    text: '환경, 사회, 지배구조의 목표와 결과',
    korean: '한국어',
    english: '영어',
  },
  en: {
    title: 'Sustainability report 2025',
    text: 'Targets and results on environment, society and governance',
    korean: 'Korean',
    english: 'English',
  },
};

export default function DownloadListExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <DownloadList
      items={[
        {
          title: text.title,
          text: text.text,
          files: [
            {
              href: '#report-ko.pdf',
              format: 'PDF',
              size: 4_200_000,
              language: { code: 'ko', name: text.korean },
            },
            {
              href: '#report-en.pdf',
              format: 'PDF',
              size: 4_100_000,
              language: { code: 'en', name: text.english },
            },
          ],
        },
      ]}
    />
  );
}
