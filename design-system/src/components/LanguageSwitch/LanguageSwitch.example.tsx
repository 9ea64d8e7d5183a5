import { LanguageSwitch } from '@site/design-system';

export default function LanguageSwitchExample({ language }: { language: 'ko' | 'en' }) {
  return (
    <LanguageSwitch
      languages={[
        {
          language: 'ko',
          label: 'KR',
          name: '한국어',
          href: '?lang=ko',
          current: language === 'ko',
        },
        {
          language: 'en',
          label: 'EN',
          name: 'English',
          href: '?lang=en',
          current: language === 'en',
        },
      ]}
    />
  );
}
