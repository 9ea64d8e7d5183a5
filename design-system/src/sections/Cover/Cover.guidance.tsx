import { createGuidance } from '../../stories/guidance.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Layout/index.ts';
import { Text } from '../../components/Text/index.ts';

export const guidance = createGuidance(
  (firstText, secondText) => (
    <Stack gap="small">
      <Heading level={2} size="h1">
        {firstText}
      </Heading>
      <Text size="lead">{secondText}</Text>
    </Stack>
  ),
  {
    do: {
      ko: ['글로벌 네트워크', '8개국 12개 공장의 주소와 연락처입니다.'],
      en: ['Global network', 'Addresses and telephone numbers of 12 plants in 8 countries.'],
    },
    dont: {
      ko: ['세계로 뻗어 가는 우리', '저희 홈페이지에 오신 것을 환영합니다.'],
      en: ['Reaching for the world', 'Welcome to our website.'],
    },
  },
);
