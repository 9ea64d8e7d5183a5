import { createGuidance } from '../../stories/guidance.ts';
import { Circuit } from './Circuit.tsx';

export const guidance = createGuidance(
  (firstLabel, firstText, secondLabel, secondText, thirdLabel, fourthLabel, fifthLabel) => (
    <Circuit
      states={[
        { label: firstLabel, text: firstText },
        { label: secondLabel, text: secondText },
      ]}
      supply={[{ symbol: 'battery', label: thirdLabel }]}
      branches={[
        [
          { symbol: 'fuse', label: fourthLabel, open: [2] },
          { symbol: 'load', label: fifthLabel },
        ],
      ]}
      accent="first"
    />
  ),
  {
    do: {
      ko: [
        '정상',
        '램프에 전류가 흐릅니다.',
        '단락',
        '퓨즈가 끊어져 배선을 보호합니다.',
        '배터리',
        '퓨즈',
        '램프',
      ],
      en: [
        'Normal',
        'Current flows to the lamp.',
        'Short circuit',
        'The fuse melts and protects the wire.',
        'Battery',
        'Fuse',
        'Lamp',
      ],
    },
    dont: {
      ko: ['1', '전류가 흐릅니다.', '2', '전류가 흐르지 않습니다.', 'A', 'B', 'C'],
      en: ['1', 'Current flows.', '2', 'No current flows.', 'A', 'B', 'C'],
    },
  },
);
