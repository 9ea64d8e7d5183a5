import { PartsDrawing } from '@site/design-system/sections';

const texts = {
  ko: {
    alt: '릴레이가 베이스 위에 놓인 그림',
    relay: '릴레이',
    text: '부하를 켜고 끕니다.',
    base: '베이스',
  },
  en: { alt: 'A relay on its base', relay: 'Relay', text: 'Switches the load.', base: 'Base' },
};

/** A file that moves its parts if its address ends with `#exploded` or `#apart`. */
const file = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><style>:is(#exploded,#apart):target .base{transform:translateY(40px)}:is(#exploded,#apart):target .relay{transform:translateY(-90px)}</style><g id="exploded"><g id="apart" stroke="#0b1f3f" stroke-width="3"><path class="base" fill="#dfe6f5" d="M120 280 320 180 520 280 320 380z"/><path class="relay" fill="#1f3d73" d="M240 250 320 210 400 250V150L320 110 240 150z"/></g></g></svg>',
)}`;

export default function PartsDrawingExample({ language }: { language: 'ko' | 'en' }) {
  const { alt, relay, text, base } = texts[language];
  return (
    <PartsDrawing
      src={file}
      width={640}
      height={480}
      alt={alt}
      parts={[
        { label: relay, text, assembled: [0.5, 0.3], exploded: [0.5, 0.14] },
        { label: base, assembled: [0.7, 0.6], exploded: [0.7, 0.68] },
      ]}
    />
  );
}
