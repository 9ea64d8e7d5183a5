import { Text } from '@site/design-system';
import { NotFoundScreen } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '화면을 찾을 수 없습니다',
    text: '주소가 바뀌었거나 잘못 입력되었습니다.',
    home: '홈으로',
  },
  en: {
    heading: 'This page cannot be found',
    text: 'Its address has changed, or has a typing error.',
    home: 'Go to the home page',
  },
};

export default function NotFoundScreenExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <NotFoundScreen heading={text.heading} links={[{ label: text.home, href: '#home' }]}>
      <Text>{text.text}</Text>
    </NotFoundScreen>
  );
}
