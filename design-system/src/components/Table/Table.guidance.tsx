import { guide, type Guidance } from '../../stories/guidance.ts';
import { Table } from './Table.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Table
        caption="전압에 따른 커넥터"
        columns={['구분', '전압']}
        rows={[['고전압', 'DC 60–1,500 V']]}
      />,
      '제목이 표의 내용을, 첫 칸이 행을 말합니다.',
    ),
    en: guide(
      <Table
        caption="Connectors by voltage"
        columns={['Kind', 'Voltage']}
        rows={[['High voltage', '60–1,500 V DC']]}
      />,
      'The caption names the table, the first cell the row.',
    ),
  },
  dont: {
    ko: guide(
      <Table caption="표 1" columns={['', '']} rows={[['고전압', 'DC 60–1,500 V']]} />,
      '열 제목을 비우지 않습니다.',
    ),
    en: guide(
      <Table caption="Table 1" columns={['', '']} rows={[['High voltage', '60–1,500 V DC']]} />,
      'Columns without headers.',
    ),
  },
};
