import { Circuit } from '@site/design-system/sections';

const texts = {
  ko: {
    states: [
      { label: '정상', text: '램프에 전류가 흐릅니다.' },
      { label: '단락', text: '퓨즈가 끊어져 회로를 지킵니다.' },
    ],
    battery: '배터리 12 V',
    fuse: '퓨즈',
    lamp: '램프',
  },
  en: {
    states: [
      { label: 'Normal', text: 'Current flows through the lamp.' },
      { label: 'Short circuit', text: 'The fuse opens and protects the circuit.' },
    ],
    battery: '12 V battery',
    fuse: 'Fuse',
    lamp: 'Lamp',
  },
};

export default function CircuitExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Circuit
      states={text.states}
      supply={[
        { symbol: 'battery', label: text.battery },
        { symbol: 'fuse', label: text.fuse, open: [2] },
      ]}
      branches={[[{ symbol: 'load', label: text.lamp, alert: [2] }]]}
    />
  );
}
