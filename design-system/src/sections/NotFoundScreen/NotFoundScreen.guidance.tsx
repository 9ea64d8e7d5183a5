import { guide, type Guidance } from '../../stories/guidance.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Layout/index.ts';
import { Link } from '../../components/Link/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Stack gap="small">
        <Heading level={3}>찾으시는 페이지가 없습니다</Heading>
        <Link href="#home" variant="standalone">
          홈으로 가기
        </Link>
      </Stack>,
      '무슨 일인지 말하고 갈 곳을 알려 줍니다.',
    ),
    en: guide(
      <Stack gap="small">
        <Heading level={3}>This page does not exist</Heading>
        <Link href="#home" variant="standalone">
          Go to the home page
        </Link>
      </Stack>,
      'Says what happened and where to go.',
    ),
  },
  dont: {
    ko: guide(
      <Stack gap="small">
        <Heading level={3}>404 Not Found</Heading>
        <Link href="#home" variant="standalone">
          뒤로
        </Link>
      </Stack>,
      '오류 번호만 보여 주지 않습니다.',
    ),
    en: guide(
      <Stack gap="small">
        <Heading level={3}>404 Not Found</Heading>
        <Link href="#home" variant="standalone">
          Back
        </Link>
      </Stack>,
      'A number is no explanation.',
    ),
  },
};
