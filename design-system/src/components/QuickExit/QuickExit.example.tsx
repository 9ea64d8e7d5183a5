import { QuickExit } from '@site/design-system/forms';

const texts = {
  ko: '이 화면 빨리 나가기',
  en: 'Leave this site',
};

export default function QuickExitExample({ language }: { language: 'ko' | 'en' }) {
  return <QuickExit href="https://example.com" label={texts[language]} />;
}
