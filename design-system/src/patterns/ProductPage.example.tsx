import { ButtonLink, Container, DownloadList, Section, Table } from '@site/design-system';
import { FeatureList, ProductHeader } from '@site/design-system/sections';

const texts = {
  ko: {
    name: '정션 블록',
    text: '배터리에서 온 전원을 필요한 곳으로 나누고, 퓨즈와 릴레이로 회로를 지킵니다.',
    features: [{ title: '퓨즈와 릴레이를 한 하우징에 담습니다' }, { title: '배선을 줄입니다' }],
    inquiry: '이 제품 문의',
    values: '사양',
    columns: ['항목', '값'],
    rows: [
      ['총전류', '150 A'],
      ['동작 온도', '−40~105 °C'],
    ],
    files: '자료',
    guide: '정션 블록 제품 안내서 2026',
  },
  en: {
    name: 'Junction block',
    text: 'Divides the battery’s power and protects each circuit with fuses and relays.',
    features: [{ title: 'Fuses and relays in a single housing' }, { title: 'Less wiring' }],
    inquiry: 'Ask about this product',
    values: 'Specification',
    columns: ['Item', 'Value'],
    rows: [
      ['Total current', '150 A'],
      ['Operating temperature', '−40 to 105 °C'],
    ],
    files: 'Documents',
    guide: 'Junction block: product guide 2026',
  },
};

export default function ProductPageExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <>
      <Container>
        <ProductHeader
          heading={text.name}
          accent="first"
          features={<FeatureList accent="first" items={text.features} />}
          actions={<ButtonLink href="#inquiry">{text.inquiry}</ButtonLink>}
          drawing={
            <svg
              viewBox="0 0 480 320"
              aria-hidden
              fill="none"
              strokeLinejoin="round"
              strokeWidth="2"
            >
              <path
                d="M332 204c60 30 80 56 148 56"
                stroke="var(--color-brand-line)"
                strokeWidth="8"
              />
              <g stroke="var(--art-ink)">
                <path d="M120 150l120-60 120 60-120 60z" fill="var(--art-plastic-top)" />
                <path d="M120 150v70l120 60v-70z" fill="var(--art-plastic-left)" />
                <path d="M360 150v70l-120 60v-70z" fill="var(--art-plastic-right)" />
                <path
                  d="M140 180l34 17v32l-34-17zM186 203l34 17v32l-34-17z"
                  fill="var(--art-blue-left)"
                />
                <path d="M168 150l72-36 72 36-72 36z" fill="var(--art-blue-top)" />
                <path d="M204 150l36-18 36 18-36 18z" fill="var(--art-signal-top)" />
              </g>
            </svg>
          }
        >
          <p>{text.text}</p>
        </ProductHeader>
      </Container>
      <Section heading={text.values} arrangement="side">
        <Table caption={text.values} columns={text.columns} rows={text.rows} />
      </Section>
      <Section heading={text.files} arrangement="side">
        <DownloadList
          items={[
            {
              title: text.guide,
              files: [
                {
                  href: '#guide.pdf',
                  format: 'PDF',
                  size: 1_204_120,
                  language: { code: 'ko', name: '한국어' },
                },
              ],
            },
          ]}
        />
      </Section>
    </>
  );
}
