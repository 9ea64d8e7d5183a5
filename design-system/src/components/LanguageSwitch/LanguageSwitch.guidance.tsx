import { guide, type Guidance } from '../../stories/guidance.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <LanguageSwitch
        languages={[
          { language: 'ko', label: 'KR', name: '한국어', href: '?lang=ko', current: true },
          { language: 'en', label: 'EN', name: 'English', href: '?lang=en' },
        ]}
      />,
      '언어를 그 언어의 이름으로 적습니다.',
    ),
    en: guide(
      <LanguageSwitch
        languages={[
          { language: 'ko', label: 'KR', name: '한국어', href: '?lang=ko', current: true },
          { language: 'en', label: 'EN', name: 'English', href: '?lang=en' },
        ]}
      />,
      'Every language in its own words.',
    ),
  },
  dont: {
    ko: guide(
      <LanguageSwitch
        languages={[
          { language: 'ko', label: '🇰🇷', name: '한국어', href: '?lang=ko', current: true },
          { language: 'en', label: '🇺🇸', name: 'English', href: '?lang=en' },
        ]}
      />,
      '국기는 나라를 나타내며 언어를 나타내지 않습니다.',
    ),
    en: guide(
      <LanguageSwitch
        languages={[
          { language: 'ko', label: '🇰🇷', name: '한국어', href: '?lang=ko', current: true },
          { language: 'en', label: '🇺🇸', name: 'English', href: '?lang=en' },
        ]}
      />,
      'A flag stands for a country, not for a language.',
    ),
  },
};
