import { Button, Toast } from '@site/design-system';
import { useState } from 'react';

const texts = {
  ko: { copy: '주소 복사', copied: '주소를 복사했습니다.' },
  en: { copy: 'Copy the address', copied: 'The address is copied.' },
};

export default function ToastExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [message, setMessage] = useState<string>();
  return (
    <>
      <Button variant="secondary" onClick={() => setMessage(text.copied)}>
        {text.copy}
      </Button>
      <Toast onClose={() => setMessage(undefined)}>{message}</Toast>
    </>
  );
}
