import { guide, type Guidance } from '../../stories/guidance.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Layout/index.ts';
import { Text } from '../../components/Text/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Stack gap="small">
        <Heading level={2} size="display">
          자동차의 모든 것을 한 선으로 잇습니다
        </Heading>
        <Text size="lead">1974년부터 전원과 신호를 필요한 곳까지 잇습니다.</Text>
      </Stack>,
      '회사가 하는 일을 한 문장으로 말합니다.',
    ),
    en: guide(
      <Stack gap="small">
        <Heading level={2} size="display">
          One line connects the whole car
        </Heading>
        <Text size="lead">Since 1974, we have taken power and signals where they are needed.</Text>
      </Stack>,
      'One sentence says what the company does.',
    ),
  },
  dont: {
    ko: guide(
      <Stack gap="small">
        <Heading level={2} size="display">
          꿈을 향한 무한 도전
        </Heading>
        <Text size="lead">내일을 향한 열정으로 세계와 함께합니다.</Text>
      </Stack>,
      '어느 회사나 할 수 있는 말을 쓰지 않습니다.',
    ),
    en: guide(
      <Stack gap="small">
        <Heading level={2} size="display">
          Endless passion for tomorrow
        </Heading>
        <Text size="lead">Together with the world toward a better future.</Text>
      </Stack>,
      'A sentence that any company could say.',
    ),
  },
};
