import { guide, type Guidance } from '../../stories/guidance.ts';
import { Text } from '../../components/Text/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Text size="lead">설계와 시험, 조립에서 일하는 사람들입니다.</Text>,
      '장면은 글과 같은 일을 보여 줍니다.',
    ),
    en: guide(
      <Text size="lead">People who design, test and assemble.</Text>,
      'The scene shows what the text says.',
    ),
  },
  dont: {
    ko: guide(
      <Text size="lead">함께하면 꿈은 이루어집니다.</Text>,
      '장면과 관계없는 구호를 붙이지 않습니다.',
    ),
    en: guide(<Text size="lead">Together dreams come true.</Text>, 'A slogan beside any picture.'),
  },
};
