import { FileField } from '@site/design-system/forms';

const texts = {
  ko: {
    label: '도면',
    hint: 'PDF 또는 이미지, 10 MB까지',
    error: '10 MB보다 작은 파일을 골라 주세요.',
  },
  en: {
    label: 'Drawing',
    hint: 'PDF or picture, up to 10 MB',
    error: 'Choose a file smaller than 10 MB.',
  },
};

export default function FileFieldExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <FileField
      label={text.label}
      hint={text.hint}
      name="drawing"
      accept=".pdf,image/*"
      validate={(file) => (file.size > 10 * 1024 ** 2 ? text.error : undefined)}
    />
  );
}
