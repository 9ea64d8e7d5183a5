import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Table, type TableProps } from './Table.tsx';

type Sample = Pick<TableProps, 'caption' | 'columns' | 'rows'>;

const texts: Record<'ko' | 'en', Record<'kinds' | 'figures' | 'long', Sample>> = {
  ko: {
    kinds: {
      caption: '전압에 따른 커넥터의 종류',
      columns: ['구분', '전압', '쓰이는 곳'],
      rows: [
        ['저전압', '60 V 미만', '조명, 오디오, 제어기'],
        ['고전압', '60–1,000 V', '배터리, 인버터, 구동 모터'],
        ['데이터', '—', '카메라, 레이더, 차량 통신'],
      ],
    },
    figures: {
      caption: '요약 손익계산서 (연결, 억원)',
      columns: ['항목', '2021', '2022', '2023', '2024', '2025'],
      rows: [
        ['매출액', '11,824', '13,569', '15,283', '16,019', '16,842'],
        ['영업이익', '219', '346', '527', '494', '582'],
        ['당기순이익', '112', '203', '349', '316', '391'],
      ],
    },
    long: {
      caption: '개인정보의 수집 항목과 이용 목적, 보관 기간',
      columns: ['수집하는 항목', '이용하는 목적', '보관하는 기간'],
      rows: [
        [
          '이름, 이메일 주소',
          '문의에 대한 답변과 처리 결과의 안내',
          '답변을 마칠 때까지 보관하고, 그 뒤 복구할 수 없는 방법으로 파기',
        ],
        [
          '첨부 파일',
          '문의 내용의 확인',
          'inquiry-attachments@example.com 으로 요청하면 바로 파기',
        ],
      ],
    },
  },
  en: {
    kinds: {
      caption: 'Kinds of connectors by voltage',
      columns: ['Kind', 'Voltage', 'Where it is used'],
      rows: [
        ['Low voltage', 'below 60 V', 'Lights, audio, control units'],
        ['High voltage', '60–1,000 V', 'Battery, inverter, drive motor'],
        ['Data', '—', 'Cameras, radar, in-car networks'],
      ],
    },
    figures: {
      caption: 'Income statement in brief (group, KRW 100 million)',
      columns: ['Item', '2021', '2022', '2023', '2024', '2025'],
      rows: [
        ['Revenue', '11,824', '13,569', '15,283', '16,019', '16,842'],
        ['Operating profit', '219', '346', '527', '494', '582'],
        ['Net income', '112', '203', '349', '316', '391'],
      ],
    },
    long: {
      caption: 'What personal information we collect, what for, and how long we keep it',
      columns: ['What we collect', 'What we use it for', 'How long we keep it'],
      rows: [
        [
          'Name and email address',
          'Answering your inquiry and telling you what came of it',
          'Until we have answered, then destroyed beyond recovery',
        ],
        [
          'Attached files',
          'Understanding the inquiry',
          'Until you ask inquiry-attachments@example.com to destroy them',
        ],
      ],
    },
  },
};

const meta = {
  title: 'Components/Data/Table',
  component: Table,
  args: { caption: '', columns: [], rows: [] },
  render: withControls((args, context) => <Table {...args} {...pick(context, texts).kinds} />),
  // Overflow is measured one frame after rendering; axe runs after that.
  play: async ({ canvasElement }) => {
    const overflowing = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    await waitFor(() => {
      for (const { parentElement: place } of canvasElement.getElementsByTagName('table'))
        void expect(place?.tabIndex).toBe(place && overflowing(place) ? 0 : -1);
    });
  },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A percentage is also drawn; other values stay text. */
export const Shares: Story = {
  args: { shares: [2] },
  render: (args, context) => {
    const { columns, ...table } = pick(context, texts).figures;
    const rows = table.rows.map((row, index) => [
      row[0],
      row[1],
      index === 0 ? '—' : `${index * 20}%`,
    ]);
    rows.push([columns[0], '', '60%']);
    return <Table {...args} {...table} columns={columns.slice(0, 3)} rows={rows} />;
  },
  play: async ({ canvas }) => {
    const [text, bar] = [canvas.getByText('—'), canvas.getByText('20%')];
    await expect(getComputedStyle(text).backgroundImage).toBe('none');
    await expect(getComputedStyle(bar).backgroundSize).toContain('20%');
    await expect(getComputedStyle(canvas.getByText('60%')).backgroundImage).toBe('none');
  },
};

/** How far each row has come toward its target; a row without value has no bar. */
export const Progress: Story = {
  args: { progress: { column: 1, values: [0.25, undefined, 1] } },
  play: async ({ canvas }) => {
    const bars = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => getComputedStyle(row.children[1] ?? row, '::after').backgroundSize);
    await expect(bars[0]).toContain('25%');
    await expect(bars[1]).toBe('auto');
    await expect(bars[2]).toContain('100%');
  },
};

/** Short texts of two columns: from 1024 px two rows are next to each other. */
export const Paired: Story = {
  args: { paired: true },
  render: (args, context) => {
    const { columns, rows, ...table } = pick(context, texts).kinds;
    return (
      <Table
        {...args}
        {...table}
        columns={columns.slice(0, 2)}
        rows={rows.map((row) => row.slice(0, 2))}
      />
    );
  },
};

export const Numeric: Story = {
  args: { numeric: true },
  render: (args, context) => <Table {...args} {...pick(context, texts).figures} />,
};

/** Only columns of figures are right-aligned. */
export const FiguresAndWords: Story = {
  args: { numeric: true },
  render: (args, context) => {
    const { figures, kinds } = pick(context, texts);
    const rows = figures.rows.map((row, index) => [
      ...row.slice(0, 2),
      kinds.rows[index]?.[2],
      index === 0 ? '–' : row[5],
    ]);
    const columns = [...figures.columns.slice(0, 2), kinds.columns[2], figures.columns[5]];
    return <Table {...args} caption={figures.caption} columns={columns} rows={rows} />;
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row')) {
      const alignments = [...row.children].map((cell) => getComputedStyle(cell).textAlign);
      await expect(alignments).toEqual(['start', 'end', 'start', 'end']);
    }
  },
};

/** Words for levels also have a background; a higher level has a stronger one. */
export const Levels: Story = {
  render: (args, context) => {
    const { columns, rows, ...table } = pick(context, texts).kinds;
    const levels = pick(context, { ko: ['낮음', '중간', '높음'], en: ['Low', 'Medium', 'High'] });
    return (
      <Table
        {...args}
        {...table}
        columns={columns.slice(0, 2)}
        rows={levels.map((level, index) => [rows[index]?.[2], level])}
        levels={levels}
      />
    );
  },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('cell').map((cell) => getComputedStyle(cell).backgroundColor);
    await expect(new Set(cells).size).toBe(cells.length);
  },
};

/** With a heading above, the caption is visually hidden. */
export const CaptionVisuallyHidden: Story = { args: { captionVisible: false } };

/** Comparison: columns of equal width. */
export const Even: Story = { args: { even: true } };

/** Name and value: two columns are always of fixed width. */
export const Pairs: Story = {
  render: (args, context) => {
    const { caption, columns, rows } = pick(context, texts).kinds;
    const pair = (row: readonly ReactNode[]) => row.slice(0, 2);
    return <Table {...args} caption={caption} columns={pair(columns)} rows={rows.map(pair)} />;
  },
};

/** Wider than the window: a focusable scroll region. */
export const Overflowing: Story = {
  ...Numeric,
  globals: { viewport: { value: 'w320', isRotated: false } },
};

/** Long text on a phone: each row is stacked and keeps the table roles. */
export const Stacked: Story = {
  args: { stacked: true },
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Table {...args} {...pick(context, texts).long} />,
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(table.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Figures on a phone: two next to each other, each below its column name. */
export const StackedFigures: Story = {
  args: { numeric: true, stacked: true },
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Table {...args} {...pick(context, texts).figures} />,
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = canvas.getAllByRole('cell').map((cell) => cell.offsetTop);
    await expect(second).toBe(first);
    await expect(third).toBeGreaterThan(first!);
    await expect(canvas.getByRole('table').scrollWidth).toBeLessThanOrEqual(
      canvasElement.clientWidth,
    );
  },
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Table {...args} {...pick(context, texts).long} />,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ kinds, figures, long: words }) => (
    <Stack gap="large">
      <Table {...kinds} />
      <Table {...figures} numeric />
      <Table {...words} captionVisible={false} />
      <Table {...words} stacked />
    </Stack>
  )),
};
