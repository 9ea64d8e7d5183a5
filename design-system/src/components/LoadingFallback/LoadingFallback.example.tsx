import { LoadingFallback } from '@site/design-system';

const texts = {
  ko: '화면을 불러오는 중',
  en: 'Loading the page',
};

export default function LoadingFallbackExample({ language }: { language: 'ko' | 'en' }) {
  return <LoadingFallback>{texts[language]}</LoadingFallback>;
}
