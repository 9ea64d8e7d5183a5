import { RadioGroup } from '@site/design-system/forms';

const texts = {
  ko: { label: '방문 목적', quality: '품질 협의', sales: '구매 상담', other: '기타' },
  en: {
    label: 'Purpose of the visit',
    quality: 'Quality meeting',
    sales: 'Purchasing',
    other: 'Other',
  },
};

export default function RadioGroupExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <RadioGroup
      name="purpose"
      label={text.label}
      required
      options={[
        { value: 'quality', label: text.quality },
        { value: 'sales', label: text.sales },
        { value: 'other', label: text.other },
      ]}
    />
  );
}
