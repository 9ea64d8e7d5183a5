import { Button, PageAlert } from '@site/design-system';
import { useState } from 'react';

const texts = {
  ko: {
    text: '화면을 불러오지 못했습니다. 인터넷 연결을 확인해 주세요.',
    action: '다시 시도',
    again: '오류 다시 보기',
  },
  en: {
    text: 'The page could not be loaded. Check your connection.',
    action: 'Try again',
    again: 'Show the error again',
  },
};

export default function PageAlertExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [failed, setFailed] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setFailed(true)}>
        {text.again}
      </Button>
      {failed && (
        <PageAlert actionLabel={text.action} onAction={() => setFailed(false)}>
          {text.text}
        </PageAlert>
      )}
    </>
  );
}
