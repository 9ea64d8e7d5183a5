import { PasswordField } from '@site/design-system/forms';

const texts = {
  ko: { label: '조회 비밀번호', length: '8자 이상', digit: '숫자 포함' },
  en: { label: 'Password for looking up', length: 'At least 8 characters', digit: 'A digit' },
};

export default function PasswordFieldExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <PasswordField
      label={text.label}
      name="password"
      autoComplete="new-password"
      rules={[
        { label: text.length, test: (password) => password.length >= 8 },
        { label: text.digit, test: (password) => /\d/.test(password) },
      ]}
    />
  );
}
