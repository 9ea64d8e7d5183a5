import { createGuidance } from '../../stories/guidance.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export const guidance = createGuidance(
  (firstLabel, secondLabel) => (
    <LanguageSwitch
      languages={[
        { language: 'ko', label: firstLabel, name: '한국어', href: '?lang=ko', current: true },
        { language: 'en', label: secondLabel, name: 'English', href: '?lang=en' },
      ]}
    />
  ),
  { do: { ko: ['KR', 'EN'], en: ['KR', 'EN'] }, dont: { ko: ['🇰🇷', '🇺🇸'], en: ['🇰🇷', '🇺🇸'] } },
);
