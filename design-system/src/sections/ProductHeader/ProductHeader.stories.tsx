import type { Meta, StoryObj } from '@storybook/react-vite';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { FeatureList } from '../FeatureList/index.ts';
import { Container } from '../../components/Layout/index.ts';
import { ProductHeader } from './ProductHeader.tsx';

const texts = {
  ko: {
    heading: '정션 블록',
    text: '배터리에서 온 전원을 필요한 곳으로 나누고, 퓨즈와 릴레이로 회로를 지킵니다. 능동형은 반도체 스위치와 통신을 더해 이상을 스스로 감지합니다.',
    features: [
      { title: '퓨즈 30~60개, 릴레이 8~16개를 한 하우징에 담습니다' },
      { title: 'PCB와 버스바를 겹쳐 배선 길이와 무게를 줄입니다' },
      { title: 'IPS 10–30채널로 과전류를 차단하고 진단합니다' },
    ],
    online: '온라인 문의',
    direct: '담당 부서에 직접 문의',
  },
  en: {
    heading: 'Junction block',
    text: 'Divides the battery’s power among the places that need it and protects each circuit with fuses and relays. The active type adds semiconductor switches and communication, and notices faults by itself.',
    features: [
      { title: '30–60 fuses and 8–16 relays in a single housing' },
      { title: 'Stacked PCB and busbar shorten the wiring and save weight' },
      { title: 'Cuts off and diagnoses overcurrent on 10–30 IPS channels' },
    ],
    online: 'Online inquiry',
    direct: 'Direct inquiry to the department',
  },
};

const meta = {
  title: 'Sections/Products/ProductHeader',
  component: ProductHeader,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { heading: '', children: null, drawing: null, accent: 'first' },
  argTypes: {
    drawing: { control: false },
    accent: { control: 'select', options: ['first', 'second', 'third', 'heritage'] },
    features: { control: false },
    actions: { control: false },
  },
  render: withControls(
    withTexts(texts, ({ heading, text, features, online, direct }, args) => (
      <Container>
        <ProductHeader
          {...args}
          heading={heading}
          drawing={<SamplePart title={heading} />}
          features={<FeatureList accent={args.accent} items={features} />}
          actions={
            <>
              <ButtonLink href="#/inquiry">{online}</ButtonLink>
              <Button variant="secondary">{direct}</Button>
            </>
          }
        >
          <p>{text}</p>
        </ProductHeader>
      </Container>
    )),
  ),
} satisfies Meta<typeof ProductHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EcoFriendly: Story = { args: { accent: 'second' } };

export const Intelligent: Story = { args: { accent: 'third' } };

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
