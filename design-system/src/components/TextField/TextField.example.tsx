import { Stack } from '@site/design-system';
import { TextArea, TextField } from '@site/design-system/forms';

const texts = {
  ko: { email: '이메일', hint: '이 주소로 답변합니다.', message: '문의 내용' },
  en: { email: 'Email', hint: 'We reply to this address.', message: 'Your question' },
};

export default function TextFieldExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Stack>
      <TextField
        label={text.email}
        hint={text.hint}
        type="email"
        name="email"
        autoComplete="email"
        required
      />
      <TextArea label={text.message} name="message" maxLength={2000} required />
    </Stack>
  );
}
