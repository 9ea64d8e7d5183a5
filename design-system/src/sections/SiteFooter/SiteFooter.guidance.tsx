import { createGuidance } from '../../stories/guidance.ts';
import { Row } from '../../components/Layout/index.ts';
import { Link } from '../../components/Link/index.ts';

export const guidance = createGuidance(
  (firstHref, firstText, secondHref, secondText) => (
    <Row>
      <Link href={firstHref}>{firstText}</Link>
      <Link href={secondHref}>{secondText}</Link>
    </Row>
  ),
  {
    do: {
      ko: ['#privacy', '개인정보 처리방침', '#terms', '이용약관'],
      en: ['#privacy', 'Privacy policy', '#terms', 'Terms of use'],
    },
    dont: { ko: ['#a', '알아두실 것', '#b', '기타'], en: ['#a', 'Good to know', '#b', 'Misc'] },
  },
);
