import { createGuidance } from '../../stories/guidance.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Layout/index.ts';
import { Link } from '../../components/Link/index.ts';

export const guidance = createGuidance(
  (firstText, secondText) => (
    <Stack gap="small">
      <Heading level={3}>{firstText}</Heading>
      <Link href="#home" variant="standalone">
        {secondText}
      </Link>
    </Stack>
  ),
  {
    do: {
      ko: ['찾으시는 페이지가 없습니다', '홈으로 가기'],
      en: ['This page does not exist', 'Go to the home page'],
    },
    dont: { ko: ['404 Not Found', '뒤로'], en: ['404 Not Found', 'Back'] },
  },
);
