import { Button, Lightbox } from '@site/design-system';
import { useState } from 'react';

const texts = {
  ko: {
    open: '인증서 크게 보기',
    items: [
      { id: 'iso-9001', title: 'ISO 9001', text: '품질경영시스템 인증서입니다.' },
      { id: 'iso-14001', title: 'ISO 14001', text: '환경경영시스템 인증서입니다.' },
    ],
  },
  en: {
    open: 'Enlarge the certificates',
    items: [
      { id: 'iso-9001', title: 'ISO 9001', text: 'Certificate of quality management.' },
      { id: 'iso-14001', title: 'ISO 14001', text: 'Certificate of environmental management.' },
    ],
  },
};

export default function LightboxExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [value, setValue] = useState<string>();
  return (
    <>
      <Button onClick={() => setValue('iso-9001')}>{text.open}</Button>
      <Lightbox
        value={value}
        onValueChange={setValue}
        items={text.items.map((item) => ({
          ...item,
          picture: (
            <svg viewBox="0 0 300 400" role="img" aria-label={item.title}>
              <path d="M20 16h260v368H20z" fill="var(--art-paper)" stroke="var(--art-ink)" />
              <path d="M60 80h180M60 120h120" stroke="var(--art-blue-left)" strokeWidth="12" />
            </svg>
          ),
        }))}
      />
    </>
  );
}
