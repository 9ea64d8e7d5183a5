import { Hero } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '자동차의 모든 것을\n한 선으로 잇습니다',
    lead: '와이어링 하네스에서 전기차 충전까지, 전원과 신호가 가야 할 곳을 잇습니다.',
    alt: '한 줄의 선이 두 사업분야로 갈라지는 그림',
    connected: {
      label: '커넥티드',
      detail: '하네스 · 커넥터',
      more: '제품 1종',
      place: { name: '와이어링 하네스', fact: '전선 단면적 0.13~6 mm²' },
    },
    eco: {
      label: '친환경',
      detail: '고전압 · 충전',
      more: '제품 1종',
      place: { name: 'ICCB', fact: '최대 출력 2.6 kW' },
    },
  },
  en: {
    heading: 'Everything in a car,\njoined by one line',
    lead: 'From wiring harnesses to charging, we take power and signals where they need to go.',
    alt: 'One line that branches to two business areas',
    connected: {
      label: 'Connected',
      detail: 'Harnesses, connectors',
      more: '1 product',
      place: { name: 'Wiring harness', fact: 'Conductors of 0.13–6 mm²' },
    },
    eco: {
      label: 'Eco-Friendly',
      detail: 'High voltage, charging',
      more: '1 product',
      place: { name: 'ICCB', fact: 'Maximum power 2.6 kW' },
    },
  },
};

export default function HeroExample({ language }: { language: 'ko' | 'en' }) {
  const { heading, lead, alt, connected, eco } = texts[language];
  return (
    <Hero
      heading={heading}
      lead={<p>{lead}</p>}
      line={{ x: 0, y: 87.5, phoneX: 0, phoneY: 87.5 }}
      destinations={[
        {
          ...connected,
          area: 'first',
          href: '#connected',
          at: 30,
          places: [{ ...connected.place, href: '#harness', x: 30, y: 60 }],
        },
        {
          ...eco,
          area: 'second',
          href: '#eco',
          at: 65,
          places: [{ ...eco.place, href: '#iccb', x: 65, y: 60 }],
        },
      ]}
      drawing={
        <svg viewBox="0 0 1440 320" role="img" aria-label={alt} fill="none">
          <path d="M0 280h1440" stroke="var(--color-brand-line)" strokeWidth="6" />
          <path
            data-area="first"
            d="M432 20v260"
            stroke="var(--color-area-first)"
            strokeWidth="3"
          />
          <path
            data-area="second"
            d="M936 20v260"
            stroke="var(--color-area-second)"
            strokeWidth="3"
          />
        </svg>
      }
    />
  );
}
