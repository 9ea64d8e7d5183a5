import {
  Breadcrumb,
  Button,
  ButtonLink,
  ContactCard,
  Dialog,
  DownloadList,
  GlossaryTerm,
  Section,
  Table,
  Tabs,
} from '@site/design-system';
import { FeatureList, PageHeader, ProductHeader } from '@site/design-system/sections';
import { useState } from 'react';

const texts = {
  ko: {
    crumbs: [{ label: '홈', href: '#home' }, { label: '사업분야' }, { label: '커넥티드' }],
    products: '제품',
    items: [
      {
        value: 'junction-block',
        label: '정션 블록',
        text: '배터리에서 온 전원을 필요한 곳으로 나누고, 퓨즈와 릴레이로 회로를 지킵니다.',
        features: [{ title: '퓨즈와 릴레이를 한 하우징에 담습니다' }, { title: '배선을 줄입니다' }],
      },
      {
        value: 'wiring-harness',
        label: '와이어링 하네스',
        text: '수백 개의 회로를 한 묶음으로 만들어 차의 구석구석까지 전원과 신호를 나릅니다.',
        features: [
          { title: '모든 회로의 통전을 출하 전에 확인합니다' },
          { title: '조립 순서에 맞추어 공장으로 보냅니다' },
        ],
      },
    ],
    term: ['전원을 나누는 판은 ', '버스바', '입니다.'],
    explanation: '큰 전류를 흘리는 납작한 구리 막대입니다. 전선 여러 가닥을 대신합니다.',
    values: '사양',
    columns: ['항목', '값'],
    rows: [
      ['총전류', '150 A'],
      ['동작 온도', '−40~105 °C'],
    ],
    files: '자료',
    guide: '정션 블록 제품 안내서 2026',
    online: '온라인 문의',
    direct: '담당 부서에 직접 문의',
    department: '전력 분배 영업팀',
    hours: '평일 9–18시',
  },
  en: {
    crumbs: [{ label: 'Home', href: '#home' }, { label: 'Business areas' }, { label: 'Connected' }],
    products: 'Products',
    items: [
      {
        value: 'junction-block',
        label: 'Junction block',
        text: 'Divides the battery’s power and protects each circuit with fuses and relays.',
        features: [{ title: 'Fuses and relays in a single housing' }, { title: 'Less wiring' }],
      },
      {
        value: 'wiring-harness',
        label: 'Wiring harness',
        text: 'Bundles hundreds of circuits that take power and signals to every corner of the car.',
        features: [
          { title: 'Every circuit is tested before it leaves the plant' },
          { title: 'Delivered in the order in which cars are built' },
        ],
      },
    ],
    term: ['Inside, power is spread by a ', 'busbar', '.'],
    explanation: 'A flat bar of copper that carries large currents in place of many wires.',
    values: 'Specification',
    columns: ['Item', 'Value'],
    rows: [
      ['Total current', '150 A'],
      ['Operating temperature', '−40 to 105 °C'],
    ],
    files: 'Documents',
    guide: 'Junction block: product guide 2026',
    online: 'Online inquiry',
    direct: 'Direct inquiry to the department',
    department: 'Power distribution sales',
    hours: 'Weekdays 9–18',
  },
};

const PICTURE = (
  <svg viewBox="0 0 480 320" aria-hidden fill="none" strokeLinejoin="round" strokeWidth="2">
    <path d="M332 204c60 30 80 56 148 56" stroke="var(--color-brand-line)" strokeWidth="8" />
    <g stroke="var(--art-ink)">
      <path d="M120 150l120-60 120 60-120 60z" fill="var(--art-plastic-top)" />
      <path d="M120 150v70l120 60v-70z" fill="var(--art-plastic-left)" />
      <path d="M360 150v70l-120 60v-70z" fill="var(--art-plastic-right)" />
      <path d="M140 180l34 17v32l-34-17zM186 203l34 17v32l-34-17z" fill="var(--art-blue-left)" />
      <path d="M168 150l72-36 72 36-72 36z" fill="var(--art-blue-top)" />
      <path d="M204 150l36-18 36 18-36 18z" fill="var(--art-signal-top)" />
    </g>
  </svg>
);

export default function ProductPageExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [value, setValue] = useState('junction-block');
  const [isOpen, setOpen] = useState(false);
  const product = text.items.find((item) => item.value === value);
  const [before, name, after] = text.term;
  return (
    <>
      <PageHeader breadcrumb={<Breadcrumb items={text.crumbs} />} />
      <Section>
        <Tabs
          label={text.products}
          value={value}
          onValueChange={setValue}
          items={text.items.map((item) => ({ ...item, href: `#tab=${item.value}` }))}
        >
          <div style={{ paddingBlockStart: 'var(--space-6)' }}>
            <ProductHeader
              heading={product?.label ?? ''}
              accent="first"
              drawing={PICTURE}
              features={<FeatureList accent="first" items={product?.features ?? []} />}
              actions={
                <>
                  <ButtonLink href={`#inquiry-${value}`}>{text.online}</ButtonLink>
                  <Button variant="secondary" onClick={() => setOpen(true)}>
                    {text.direct}
                  </Button>
                </>
              }
            >
              <p>
                <span>{`${product?.text ?? ''} ${before ?? ''}`}</span>
                <GlossaryTerm explanation={text.explanation} after={after}>
                  {name}
                </GlossaryTerm>
              </p>
            </ProductHeader>
          </div>
        </Tabs>
      </Section>
      <Section heading={text.values} arrangement="side">
        <Table caption={text.values} columns={text.columns} rows={text.rows} />
      </Section>
      <Section heading={text.files} arrangement="side" tone="subtle">
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
      <Dialog heading={text.direct} open={isOpen} onOpenChange={setOpen}>
        <ContactCard
          department={text.department}
          phone="032-000-0000"
          email="connect@example.com"
          note={text.hours}
        />
      </Dialog>
    </>
  );
}
