import { guide, type Guidance } from '../../stories/guidance.ts';
import { Circuit } from './Circuit.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Circuit
        states={[
          { label: '정상', text: '램프에 전류가 흐릅니다.' },
          { label: '단락', text: '퓨즈가 끊어져 배선을 보호합니다.' },
        ]}
        supply={[{ symbol: 'battery', label: '배터리' }]}
        branches={[
          [
            { symbol: 'fuse', label: '퓨즈', open: [2] },
            { symbol: 'load', label: '램프' },
          ],
        ]}
        accent="first"
      />,
      '상태마다 무엇이 왜 일어나는지 적습니다.',
    ),
    en: guide(
      <Circuit
        states={[
          { label: 'Normal', text: 'Current flows to the lamp.' },
          { label: 'Short circuit', text: 'The fuse melts and protects the wire.' },
        ]}
        supply={[{ symbol: 'battery', label: 'Battery' }]}
        branches={[
          [
            { symbol: 'fuse', label: 'Fuse', open: [2] },
            { symbol: 'load', label: 'Lamp' },
          ],
        ]}
        accent="first"
      />,
      'Each state says what happens and why.',
    ),
  },
  dont: {
    ko: guide(
      <Circuit
        states={[
          { label: '1', text: '전류가 흐릅니다.' },
          { label: '2', text: '전류가 흐르지 않습니다.' },
        ]}
        supply={[{ symbol: 'battery', label: 'A' }]}
        branches={[
          [
            { symbol: 'fuse', label: 'B', open: [2] },
            { symbol: 'load', label: 'C' },
          ],
        ]}
        accent="first"
      />,
      '번호와 기호만으로 부품을 부르지 않습니다.',
    ),
    en: guide(
      <Circuit
        states={[
          { label: '1', text: 'Current flows.' },
          { label: '2', text: 'No current flows.' },
        ]}
        supply={[{ symbol: 'battery', label: 'A' }]}
        branches={[
          [
            { symbol: 'fuse', label: 'B', open: [2] },
            { symbol: 'load', label: 'C' },
          ],
        ]}
        accent="first"
      />,
      'Numbers and letters in place of names.',
    ),
  },
};
