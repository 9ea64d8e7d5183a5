import { Progress } from '@site/design-system/forms';

const texts = {
  ko: '파일을 보내는 중',
  en: 'Sending the file',
};

export default function ProgressExample({ language }: { language: 'ko' | 'en' }) {
  return <Progress label={texts[language]} value={0.4} />;
}
