import { Swatch } from '@site/design-system';

const texts = {
  ko: { name: '시그널 블루', use: '링크와 버튼' },
  en: { name: 'Signal Blue', use: 'Links and buttons' },
};

export default function SwatchExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Swatch
      name={text.name}
      color="#1652F0"
      use={text.use}
      values={[
        { notation: 'HEX', value: '#1652F0' },
        { notation: 'RGB', value: '22 82 240' },
      ]}
    />
  );
}
