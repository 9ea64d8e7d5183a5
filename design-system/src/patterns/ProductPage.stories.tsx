import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import {
  Breadcrumb,
  Button,
  ButtonLink,
  ContactCard,
  Dialog,
  DownloadList,
  GlossaryTerm,
  Section,
  SectionNav,
  Table,
  Tabs,
} from '../index.ts';
import { FeatureList, PageHeader, ProductHeader } from '../sections.ts';
import { pick } from '../stories/bilingual.ts';
import { createExample } from '../stories/example.tsx';
import { SamplePart } from '../stories/SampleParts.tsx';
import { sampleItems } from '../stories/site.tsx';
import ProductPageExample from './ProductPage.example.tsx';
import code from './ProductPage.example.tsx?raw';

interface Product {
  readonly value: string;
  readonly label: string;
  readonly text: string;
  readonly features: readonly string[];
}

interface Content {
  readonly menu: string;
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly products: string;
  readonly items: readonly [Product, ...Product[]];
  readonly term: Readonly<Record<'before' | 'name' | 'after' | 'explanation', string>>;
  readonly specification: {
    readonly heading: string;
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly downloads: { readonly heading: string; readonly guide: string };
  readonly online: string;
  readonly direct: string;
  readonly department: string;
  readonly hours: string;
}

interface ProductPatternProps {
  readonly ko: Content;
  readonly en: Content;
}

/** A product page: tabs, description, figures, two contact buttons. */
function ProductPattern({
  content,
  navigation,
}: {
  readonly content: Content;
  readonly navigation: ReturnType<typeof sampleItems>;
}) {
  const [value, setValue] = useState(content.items[0].value);
  const [asking, setAsking] = useState(false);
  const product = content.items.find((item) => item.value === value) ?? content.items[0];
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb items={content.crumbs} />}
        sectionNav={<SectionNav label={content.menu} items={navigation} />}
      />
      <Section>
        <Tabs
          label={content.products}
          value={value}
          onValueChange={setValue}
          items={content.items.map((item) => ({
            ...item,
            href: `#/connected?tab=${item.value}`,
          }))}
        >
          <div style={{ paddingBlockStart: 'var(--space-6)' }}>
            <ProductHeader
              heading={product.label}
              accent="first"
              drawing={<SamplePart title={product.label} />}
              features={
                <FeatureList accent="first" items={product.features.map((title) => ({ title }))} />
              }
              actions={
                <>
                  <ButtonLink href={`#/inquiry?product=${product.value}`}>
                    {content.online}
                  </ButtonLink>
                  <Button variant="secondary" onClick={() => setAsking(true)}>
                    {content.direct}
                  </Button>
                </>
              }
            >
              <p>
                <span>{`${product.text} ${content.term.before}`}</span>
                <GlossaryTerm explanation={content.term.explanation} after={content.term.after}>
                  {content.term.name}
                </GlossaryTerm>
              </p>
            </ProductHeader>
          </div>
        </Tabs>
      </Section>
      <Section heading={content.specification.heading} arrangement="side">
        <Table
          caption={content.specification.caption}
          columns={content.specification.columns}
          rows={content.specification.rows}
        />
      </Section>
      <Section heading={content.downloads.heading} arrangement="side" tone="subtle">
        <DownloadList
          items={[
            {
              title: content.downloads.guide,
              files: [
                {
                  href: '#/downloads/junction-block-ko.pdf',
                  format: 'PDF',
                  size: 1_204_120,
                  language: { code: 'ko', name: '한국어' },
                },
                {
                  href: '#/downloads/junction-block-en.pdf',
                  format: 'PDF',
                  size: 1_179_004,
                  language: { code: 'en', name: 'English' },
                },
              ],
            },
          ]}
        />
      </Section>
      <Dialog heading={content.direct} open={asking} onOpenChange={setAsking}>
        <ContactCard
          department={content.department}
          phone="032-000-0000"
          email="connect@example.com"
          note={content.hours}
        />
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Patterns/Product page',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: {
    ko: {
      menu: '사업분야 메뉴',
      crumbs: [{ label: '홈', href: '#/home' }, { label: '사업분야' }, { label: '커넥티드' }],
      products: '제품',
      items: [
        {
          value: 'junction-block',
          label: '정션 블록',
          text: '배터리에서 온 전원을 필요한 곳으로 나누고, 퓨즈와 릴레이로 회로를 지킵니다.',
          features: [
            '퓨즈 30~60개, 릴레이 8~16개를 한 하우징에 담습니다',
            'PCB와 버스바를 겹쳐 배선 길이와 무게를 줄입니다',
            '과전류를 차단하고 스스로 진단합니다',
          ],
        },
        {
          value: 'wiring-harness',
          label: '와이어링 하네스',
          text: '수백 개의 회로를 한 묶음으로 만들어 차의 구석구석까지 전원과 신호를 나릅니다.',
          features: [
            '모든 회로의 통전을 출하 전에 확인합니다',
            '조립 순서에 맞추어 공장으로 보냅니다',
            '알루미늄 전선으로 무게를 줄입니다',
          ],
        },
      ],
      term: {
        before: '전원을 나누는 판은 ',
        name: '버스바',
        after: '입니다.',
        explanation: '큰 전류를 흘리는 납작한 구리 막대입니다. 전선 여러 가닥을 대신합니다.',
      },
      specification: {
        heading: '주요 사양',
        caption: '정션 블록의 주요 사양',
        columns: ['항목', '값'],
        rows: [
          ['정격 전압', '12 V'],
          ['최대 전류', '250 A'],
          ['사용 온도', '−40–105 °C'],
        ],
      },
      downloads: { heading: '자료', guide: '정션 블록 제품 안내서' },
      online: '온라인 문의',
      direct: '담당 부서에 직접 문의',
      department: '전력 분배 영업팀',
      hours: '평일 9–18시',
    },
    en: {
      menu: 'Business areas menu',
      crumbs: [
        { label: 'Home', href: '#/home' },
        { label: 'Business areas' },
        { label: 'Connected' },
      ],
      products: 'Products',
      items: [
        {
          value: 'junction-block',
          label: 'Junction block',
          text: 'Divides the battery’s power among the places that need it and protects each circuit with fuses and relays.',
          features: [
            '30–60 fuses and 8–16 relays in a single housing',
            'Stacked PCB and busbar shorten the wiring and save weight',
            'Cuts off overcurrent and diagnoses itself',
          ],
        },
        {
          value: 'wiring-harness',
          label: 'Wiring harness',
          text: 'Bundles hundreds of circuits into one form that takes power and signals to every corner of the car.',
          features: [
            'Every circuit is tested before it leaves the plant',
            'Delivered in the order in which cars are built',
            'Aluminum wire saves weight',
          ],
        },
      ],
      term: {
        before: 'Inside, power is spread by a ',
        name: 'busbar',
        after: '.',
        explanation: 'A flat bar of copper that carries large currents in place of many wires.',
      },
      specification: {
        heading: 'Specification',
        caption: 'Main figures of the junction block',
        columns: ['Item', 'Value'],
        rows: [
          ['Rated voltage', '12 V'],
          ['Highest current', '250 A'],
          ['Operating temperature', '−40–105 °C'],
        ],
      },
      downloads: { heading: 'Documents', guide: 'Junction block product guide' },
      online: 'Online inquiry',
      direct: 'Direct inquiry to the department',
      department: 'Power distribution sales',
      hours: 'Weekdays 9–18',
    },
  },
  render: (args, context) => (
    <ProductPattern content={pick(context, args)} navigation={sampleItems(context)} />
  ),
} satisfies Meta<ProductPatternProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Selecting another product; the tab keeps the focus. */
export const AnotherProduct: Story = {
  play: async ({ canvas }) => {
    const second = canvas.getAllByRole('tab')[1];
    if (!second) throw new Error('There are two products.');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(second).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
};

export const Example: Story = createExample(ProductPageExample, code);
