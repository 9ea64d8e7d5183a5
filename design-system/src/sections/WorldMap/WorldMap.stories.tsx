import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Section } from '../../components/Layout/index.ts';
import { WorldMap, type WorldMapCountry } from './WorldMap.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="612" viewBox="0 0 1280 612"><path d="M100 200h1000" stroke="gray"/></svg>')}`;

const countries = (names: readonly [string, string, string, string, string]): WorldMapCountry[] => [
  {
    name: names[0],
    href: '#/sites',
    x: 13,
    y: 31,
    side: 'start',
    exit: 31,
    sites: [{ name: names[1], timeZone: 'Europe/Berlin' }],
  },
  {
    name: names[2],
    href: '#/sites',
    x: 95,
    y: 35,
    side: 'start',
    exit: 35,
    sites: [
      { name: names[3], timeZone: 'America/Chicago' },
      { name: names[4], timeZone: 'America/Detroit' },
    ],
  },
];

const texts = {
  ko: countries([
    '독일',
    '프랑크푸르트 기술 사무소',
    '미국',
    '앨라배마 공장',
    '디트로이트 영업·기술 사무소',
  ]),
  en: countries([
    'Germany',
    'Frankfurt engineering office',
    'USA',
    'Alabama plant',
    'Detroit sales and engineering office',
  ]),
};

const meta = {
  title: 'Sections/Evidence/WorldMap',
  argTypes: { map: { control: false } },
  component: WorldMap,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { countries: [], map: null, focus: { x: 60, ratio: 612 / 1280 } },
  render: withControls((args, context) => {
    return (
      <Section tone="inverse">
        <WorldMap
          {...args}
          countries={pick(context, texts)}
          map={<img src={PICTURE} alt="" width={1280} height={612} />}
        />
      </Section>
    );
  }),
} satisfies Meta<typeof WorldMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tablet: Story = { globals: { viewport: { value: 'w768', isRotated: false } } };

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
