import { guide, type Guidance } from '../../stories/guidance.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Layout/index.ts';
import { Text } from '../../components/Text/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Stack gap="small">
        <Heading level={2} size="h1">
          글로벌 네트워크
        </Heading>
        <Text size="lead">8개국 12개 공장의 주소와 연락처입니다.</Text>
      </Stack>,
      '메뉴와 같은 제목, 페이지에 있는 것을 말하는 한 문장.',
    ),
    en: guide(
      <Stack gap="small">
        <Heading level={2} size="h1">
          Global network
        </Heading>
        <Text size="lead">Addresses and telephone numbers of 12 plants in 8 countries.</Text>
      </Stack>,
      'The title of the menu, and a sentence about what is here.',
    ),
  },
  dont: {
    ko: guide(
      <Stack gap="small">
        <Heading level={2} size="h1">
          세계로 뻗어 가는 우리
        </Heading>
        <Text size="lead">저희 홈페이지에 오신 것을 환영합니다.</Text>
      </Stack>,
      '메뉴와 다른 제목과 인사말을 쓰지 않습니다.',
    ),
    en: guide(
      <Stack gap="small">
        <Heading level={2} size="h1">
          Reaching for the world
        </Heading>
        <Text size="lead">Welcome to our website.</Text>
      </Stack>,
      'Another title than in the menu, and a welcome.',
    ),
  },
};
