import { Checkbox } from '@site/design-system/forms';

const texts = {
  ko: { label: '답변을 이메일로도 받겠습니다', hint: '접수번호로도 답변을 볼 수 있습니다.' },
  en: {
    label: 'Send me the answer by email, too',
    hint: 'You can also read it with your receipt number.',
  },
};

export default function CheckboxExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return <Checkbox label={text.label} hint={text.hint} name="byEmail" defaultChecked />;
}
