import { Prose } from '@site/design-system';
import { Document } from '@site/design-system/sections';

const texts = {
  ko: {
    contents: '차례',
    effective: '시행일',
    number: '제1조',
    title: '목적',
    text: '이 방침은 개인정보를 어떻게 다루는지 알립니다.',
  },
  en: {
    contents: 'Contents',
    effective: 'Effective',
    number: 'Article 1',
    title: 'Purpose',
    text: 'This policy says how we handle personal information.',
  },
};

export default function DocumentExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Document
      contentsLabel={text.contents}
      facts={[{ term: text.effective, text: '2026-11-01' }]}
      chapters={[
        {
          id: 'general',
          articles: [
            {
              id: 'purpose',
              number: text.number,
              title: text.title,
              body: (
                <Prose>
                  <p>{text.text}</p>
                </Prose>
              ),
            },
          ],
        },
      ]}
    />
  );
}
