import type { Meta, StoryObj } from '@storybook/react-vite';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { AreaRow } from './AreaRow.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 48 32"><path d="M8 16l16-8 16 8-16 8z" fill="none" stroke="gray"/></svg>')}`;

const texts = {
  ko: {
    heading: '친환경',
    text: '충전구에서 배터리와 모터까지, 전기차의 높은 전압을 안전하게 나릅니다.',
    more: '친환경 제품 한눈에 보기',
    products: [
      { name: 'ICCB', href: '#/iccb' },
      { name: '고전압(HV) 와이어링 하네스', href: '#/hv' },
      { name: '플렉시블 버스바', href: '#/busbar', badge: '신제품' },
      { name: '준비 중인 제품' },
    ],
  },
  en: {
    heading: 'Eco-Friendly',
    text: 'From the charging inlet to battery and motor, high voltage travels safely.',
    more: 'See all Eco-Friendly products',
    products: [
      { name: 'ICCB', href: '#/iccb' },
      { name: 'High-voltage wiring harness', href: '#/hv' },
      { name: 'Flexible busbar', href: '#/busbar', badge: 'New' },
      { name: 'A product to come' },
    ],
  },
};

const meta = {
  title: 'Sections/Products/AreaRow',
  argTypes: { drawing: { control: false } },
  component: AreaRow,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { accent: 'second', heading: '', text: '', more: '', drawing: null, products: [] },
  render: withControls(
    withTexts(texts, (words, args) => (
      <AreaRow
        {...args}
        {...words}
        products={words.products.map((product) => ({
          ...product,
          picture: 'href' in product && <img src={PICTURE} alt="" width={480} height={320} />,
        }))}
        href={args.href ?? '#/eco'}
        drawing={<img src={PICTURE} alt="" width={480} height={320} />}
      />
    )),
  ),
} satisfies Meta<typeof AreaRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tablet: Story = { globals: { viewport: { value: 'w768', isRotated: false } } };

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
