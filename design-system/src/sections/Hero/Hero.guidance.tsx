import { createGuidance } from '../../stories/guidance.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Layout/index.ts';
import { Text } from '../../components/Text/index.ts';

export const guidance = createGuidance(
  (firstText, secondText) => (
    <Stack gap="small">
      <Heading level={2} size="display">
        {firstText}
      </Heading>
      <Text size="lead">{secondText}</Text>
    </Stack>
  ),
  {
    do: {
      ko: [
        '자동차의 모든 것을 한 선으로 잇습니다',
        '1974년부터 전원과 신호를 필요한 곳까지 잇습니다.',
      ],
      en: [
        'One line connects the whole car',
        'Since 1974, we have taken power and signals where they are needed.',
      ],
    },
    dont: {
      ko: ['꿈을 향한 무한 도전', '내일을 향한 열정으로 세계와 함께합니다.'],
      en: ['Endless passion for tomorrow', 'Together with the world toward a better future.'],
    },
  },
);
