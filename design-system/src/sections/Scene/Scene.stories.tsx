import type { Meta, StoryObj } from '@storybook/react-vite';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Link } from '../../components/Link/index.ts';
import { Scene } from './Scene.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 48 32"><path d="M8 16l16-8 16 8-16 8z" fill="none" stroke="gray"/></svg>')}`;

const texts = {
  ko: {
    heading: '선을 잇는 일은\n사람이 합니다',
    intro: '배우고 가르치며 함께 자랄 분을 기다립니다.',
    more: '인재상·채용',
    alt: '조립판 앞에서 일하는 사람들',
    text: '지금은 진행하는 채용이 없습니다.',
  },
  en: {
    heading: 'It takes people\nto join the lines',
    intro: 'We are looking for people who like to learn.',
    more: 'Recruitment',
    alt: 'People working at assembly boards',
    text: 'No position is open at the moment.',
  },
};

const meta = {
  title: 'Sections/Statements/Scene',
  component: Scene,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { heading: '', drawing: null },
  argTypes: { drawing: { control: false }, aside: { control: false } },
  render: withControls(
    withTexts(texts, ({ heading, intro, more, alt, text }, args) => (
      <Scene
        {...args}
        heading={heading}
        intro={<p>{intro}</p>}
        aside={
          <Link variant="standalone" href="#/recruit">
            {more}
          </Link>
        }
        drawing={<img src={PICTURE} alt={alt} width={1440} height={400} />}
      >
        <p>{text}</p>
      </Scene>
    )),
  ),
} satisfies Meta<typeof Scene>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tablet: Story = { globals: { viewport: { value: 'w768', isRotated: false } } };

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
