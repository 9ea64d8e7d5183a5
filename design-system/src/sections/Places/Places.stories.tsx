import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Section } from '../../components/Layout/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LocalTime } from './LocalTime.tsx';
import { CopyButton } from '../../components/CopyButton/index.ts';
import { PlaceDirections } from './PlaceDirections.tsx';
import { PlaceGroup } from './PlaceGroup.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { PlaceMapSection } from './PlaceMapSection.tsx';
import { PlaceCard } from './Places.tsx';
import { ValueWithAction } from './ValueWithAction.tsx';

const texts = {
  ko: {
    name: '제2공장·연구소',
    kind: '공장',
    time: '현지 시각',
    address: { term: '주소', value: '31000 충청남도 천안시 서북구 예시길 20' },
    phone: '전화',
    established: { term: '설립일', value: '-' },
    customers: { term: '주요 고객', value: '북미 완성차 공장, 시트·콕핏 모듈 업체' },
    region: '한국',
    world: '해외 사업장',
    alt: '두 사업장을 표시한 지도',
    places: { first: '인천', second: '천안' },
    directions: {
      heading: '오시는 길',
      items: [
        { by: '기차', text: '천안아산역에서 내려 택시로 15분 걸립니다.' },
        { by: '자동차', text: '천안나들목에서 나와 5 km를 더 오시면 됩니다.' },
      ],
    },
    legend: ['공장', '사무소'],
    long: '북미 영업·엔지니어링 통합 사무소 겸 시험 제작소',
  },
  en: {
    name: 'Plant 2 and R&D center',
    kind: 'Plant',
    time: 'Local time',
    address: {
      term: 'Address',
      value: '20 Yesi-gil, Seobuk-gu, Cheonan-si, Chungcheongnam-do 31000, Korea',
    },
    phone: 'Phone',
    established: { term: 'Established', value: '-' },
    customers: {
      term: 'Customers',
      value: 'Carmakers’ plants in North America, makers of seat and cockpit modules',
    },
    region: 'Korea',
    world: 'Sites abroad',
    alt: 'Map with two sites',
    places: { first: 'Incheon', second: 'Cheonan' },
    directions: {
      heading: 'How to get here',
      items: [
        { by: 'By train', text: 'Fifteen minutes by taxi from Cheonan-Asan station.' },
        { by: 'By car', text: 'Five kilometers from the Cheonan interchange.' },
      ],
    },
    legend: ['Plant', 'Office'],
    long: 'North American sales and engineering office with its prototype workshop',
  },
};

const meta = {
  title: 'Sections/Evidence/Places',
  component: PlaceCard,
  subcomponents: {
    PlaceMapSection,
    PlaceMap,
    PlaceGroup,
    PlaceDirections,
    ValueWithAction,
    LocalTime,
  },
  args: { name: '', kind: '', facts: [] },
  argTypes: { aside: { control: false } },
  render: withControls(
    withTexts(texts, (text, args, context) => (
      <PlaceCard
        {...args}
        id="place"
        level={args.level ?? 3}
        name={args.name || text.name}
        kind={args.kind || text.kind}
        aside={
          <LocalTime
            timeZone="Asia/Seoul"
            label={text.time}
            language={context.globals['language'] === 'en' ? 'en' : 'ko'}
          />
        }
        facts={[
          text.address,
          {
            term: text.phone,
            value: <Link href="tel:+82-41-000-0000">+82-41-000-0000</Link>,
          },
          text.established,
          text.customers,
        ]}
      />
    )),
  ),
} satisfies Meta<typeof PlaceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a dark section: labels beside markers, each a link to the place. */
export const OnTheMap: Story = {
  parameters: { layout: 'fullscreen' },
  render: withTexts(texts, (text) => (
    <Section tone="inverse">
      <PlaceMap
        caption={text.region}
        map={
          <svg viewBox="0 0 480 320" role="img" aria-label={text.alt}>
            <circle cx="180" cy="110" r="5" fill="var(--color-area-hv)" />
            <circle cx="206" cy="140" r="5" fill="var(--color-area-hv)" />
          </svg>
        }
        marks={[
          {
            id: 'a',
            label: text.places.first,
            href: '#place',
            x: 0.375,
            y: 0.344,
            side: 'start',
          },
          {
            id: 'b',
            label: text.places.second,
            href: '#place',
            x: 0.429,
            y: 0.438,
            side: 'end',
            shift: 'down',
          },
        ]}
      />
    </Section>
  )),
};

/** Far places: names at the leaders of the map from 1280 px, before that numbers, and a list along the line. */
export const Routes: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  render: (_, context) => {
    const { world, alt, region, places } = pick(context, texts);
    const mark = (id: string, label: string, y: number) =>
      ({ id, label, group: region, href: '#place', x: 0.4, y, side: 'start' }) as const;
    const farMark = { ...mark('c', places.first, 0.35), x: 0.93, side: 'end' } as const;
    return (
      <PlaceMapSection
        heading={world}
        maps={[
          {
            id: 'world',
            caption: world,
            map: (
              <svg viewBox="0 0 1280 400" role="img" aria-label={alt}>
                <path
                  fill="none"
                  stroke="var(--color-text-inverse)"
                  d="M560 160 540 140H512M560 166H512"
                />
                <circle cx="560" cy="160" r="5" fill="var(--color-area-hv)" />
                <circle cx="560" cy="168" r="5" fill="var(--color-area-hv)" />
              </svg>
            ),
            marks: [mark('a', places.first, 0.35), mark('b', places.second, 0.415), farMark],
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    if (!first || !second) throw new Error('The story has two links.');
    await expect(second.top - first.top).toBeGreaterThanOrEqual(24);
    // The names end where the leaders begin.
    await expect(Math.abs(first.right - second.right)).toBeLessThan(1);
  },
};

/** The number of a place beyond the shown part of the map is at the edge of the window. */
export const NarrowRoutes: Story = {
  ...Routes,
  tags: ['!autodocs', '!dev'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement }) => {
    const numbers = canvasElement.querySelectorAll('figure span[aria-hidden]');
    await expect([...numbers].map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
    for (const number of numbers)
      await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A map whose places have portraits: lines lead to them from 1024 px. */
export const Portraits: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  render: (_, context) => {
    const { region, world, alt, places, kind, long } = pick(context, texts);
    const picture = (
      <svg viewBox="0 0 600 380" role="img" aria-label={kind}>
        <path fill="var(--color-area-first)" d="M22 190 300 50 580 190 300 330z" />
      </svg>
    );
    const mark = (id: string, label: string, x: number, y: number) => ({
      id,
      label,
      note: kind,
      href: '#place',
      x,
      y,
      side: 'start' as const,
      portrait: { picture, text: long },
    });
    return (
      <PlaceMapSection
        heading={world}
        maps={[
          {
            id: 'a',
            caption: region,
            map: (
              <svg viewBox="0 0 480 432" role="img" aria-label={alt}>
                <circle cx="144" cy="104" r="5" fill="var(--color-area-hv)" />
                <circle cx="168" cy="151" r="5" fill="var(--color-area-hv)" />
              </svg>
            ),
            marks: [mark('a', places.first, 0.3, 0.24), mark('b', places.second, 0.35, 0.35)],
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    const [map, ...pictures] = canvas.getAllByRole('img');
    await expect(pictures).toHaveLength(2);
    if (!map) throw new Error('The map is not an image.');
    // Pictures are as far down as their lines: in the middle of both halves of the map.
    const { top, height } = map.getBoundingClientRect();
    for (const [index, picture] of pictures.entries()) {
      const box = picture.getBoundingClientRect();
      const middle = (box.top + box.height / 2 - top) / height;
      await expect(Math.abs(middle - (index ? 0.75 : 0.24))).toBeLessThan(0.01);
    }
  },
};

/** Three maps in a row, with a legend. */
export const Maps: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, context) => {
    const { region, world, alt, places, legend } = pick(context, texts);
    const [plant = '', office = ''] = legend;
    const map = (id: string, label: string) => ({
      id,
      caption: region,
      map: (
        <svg viewBox="0 0 480 320" role="img" aria-label={alt}>
          <circle cx="180" cy="110" r="5" fill="var(--color-area-hv)" />
        </svg>
      ),
      marks: [{ id, label, href: '#place', x: 0.375, y: 0.344, side: 'end' as const }],
    });
    return (
      <PlaceMapSection
        heading={world}
        legend={[{ label: plant, filled: true }, { label: office }]}
        maps={[map('a', places.first), map('b', places.second), map('c', places.first)]}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
  },
};

/** One map beside the heading, at most 32 rem wide. */
export const OneMap: Story = {
  parameters: { layout: 'fullscreen' },
  render: withTexts(texts, ({ region, world, alt, places, kind }) => (
    <PlaceMapSection
      arrangement="side"
      heading={world}
      maps={[
        {
          id: 'a',
          caption: region,
          map: <svg viewBox="0 0 480 320" role="img" aria-label={alt} />,
          marks: [
            {
              id: 'a',
              label: places.first,
              note: kind,
              href: '#place',
              x: 0.375,
              y: 0.344,
              side: 'end',
            },
          ],
        },
      ]}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').offsetWidth).toBeLessThanOrEqual(32 * 16);
  },
};

/** Cards under the name of their country, with directions and a button beside a value. */
export const Group: Story = {
  render: withTexts(texts, ({ region, name, kind, address, directions }) => (
    <PlaceGroup heading={region}>
      <PlaceCard
        name={name}
        kind={kind}
        facts={[
          {
            term: address.term,
            value: (
              <ValueWithAction action={<CopyButton text={address.value} />}>
                {address.value}
              </ValueWithAction>
            ),
          },
        ]}
      >
        <PlaceDirections {...directions} />
      </PlaceCard>
      <PlaceCard name={name} kind={kind} facts={[address]} />
    </PlaceGroup>
  )),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => meta.render({ ...args, name: pick(context, texts).long }, context),
};

export const KitchenSink: Story = {
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <>
      {OnTheMap.render?.({ ...args }, context)}
      <Section>{meta.render({ ...args }, context)}</Section>
      {Maps.render?.({ ...args }, context)}
      <Section>{Group.render?.({ ...args }, context)}</Section>
    </>
  ),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAccessibleName();
    await expect(canvas.getByText(/\d\d:\d\d/)).toHaveAttribute('datetime');
  },
};

export const GroupTest: Story = {
  ...Group,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    const { region } = pick(context, texts);
    await expect(canvas.getByRole('region', { name: region })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
