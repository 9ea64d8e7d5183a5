import { Select } from '@site/design-system/forms';

const texts = {
  ko: {
    label: '문의 유형',
    choose: '선택해 주세요',
    hint: '답변할 부서를 정하는 데 씁니다.',
    types: ['제품', '품질', '협력사 등록'],
  },
  en: {
    label: 'Type of inquiry',
    choose: 'Choose one',
    hint: 'It decides which department answers.',
    types: ['Products', 'Quality', 'Supplier registration'],
  },
};

export default function SelectExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Select
      label={text.label}
      hint={text.hint}
      placeholder={text.choose}
      name="type"
      required
      options={text.types.map((label, index) => ({ value: String(index), label }))}
    />
  );
}
