import type { Meta, StoryObj } from '@storybook/react-vite';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Container } from '../../components/Layout/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Pathway } from './Pathway.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="440" viewBox="0 0 1280 440"><path d="M100 100L290 150L1220 396" fill="none" stroke="teal" stroke-width="6"/></svg>')}`;

const texts = {
  ko: {
    heading: '2045년 넷제로',
    text: '만드는 동안 쓰는 에너지를 줄이고 재생에너지로 바꿉니다.',
    link: '기후변화 대응',
    marks: [
      { label: '2021', value: '68.0', note: '천 톤', x: 7.8, y: 22.7 },
      { label: '2025', value: '58.6', note: '실적 −13.8%', x: 22.7, y: 34.1, isLatest: true },
      { label: '2045', value: '0', note: '계획 −100%', x: 95.3, y: 90 },
    ],
  },
  en: {
    heading: 'Net zero by 2045',
    text: 'We use less energy to make each part, and move to renewables.',
    link: 'Climate plan',
    marks: [
      { label: '2021', value: '68.0', note: '1,000 t CO₂e, scopes 1 and 2', x: 7.8, y: 22.7 },
      { label: '2025', value: '58.6', note: 'actual, −13.8%', x: 22.7, y: 34.1, isLatest: true },
      { label: '2045', value: '0', note: 'plan, −100%', x: 95.3, y: 90 },
    ],
  },
};

const meta = {
  title: 'Sections/Evidence/Pathway',
  argTypes: { drawing: { control: false }, children: { control: false } },
  component: Pathway,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { marks: [], drawing: null, children: null },
  render: withControls(
    withTexts(texts, ({ heading, text, link, marks }, args) => (
      <Container>
        <Pathway
          {...args}
          marks={marks}
          drawing={<img src={PICTURE} alt="" width={1280} height={440} />}
        >
          <h2>{heading}</h2>
          <p>{text}</p>
          <Link href="#climate" variant="standalone">
            {link}
          </Link>
        </Pathway>
      </Container>
    )),
  ),
} satisfies Meta<typeof Pathway>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tablet: Story = { globals: { viewport: { value: 'w768', isRotated: false } } };

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
