import { EmptyState } from '@site/design-system';

const texts = {
  ko: { text: '조건에 맞는 공고가 없습니다. 새 공고는 이곳에 올라옵니다.', link: '인재상 보기' },
  en: { text: 'No opening matches. New ones appear here.', link: 'Whom we look for' },
};

export default function EmptyStateExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return <EmptyState link={{ label: text.link, href: '#people' }}>{text.text}</EmptyState>;
}
