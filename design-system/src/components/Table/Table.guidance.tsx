import { createGuidance } from '../../stories/guidance.ts';
import { Table } from './Table.tsx';

export const guidance = createGuidance(
  (caption, firstColumns, secondColumns, firstRows, secondRows) => (
    <Table
      caption={caption}
      columns={[firstColumns, secondColumns]}
      rows={[[firstRows, secondRows]]}
    />
  ),
  {
    do: {
      ko: ['전압에 따른 커넥터', '구분', '전압', '고전압', 'DC 60–1,500 V'],
      en: ['Connectors by voltage', 'Kind', 'Voltage', 'High voltage', '60–1,500 V DC'],
    },
    dont: {
      ko: ['표 1', '', '', '고전압', 'DC 60–1,500 V'],
      en: ['Table 1', '', '', 'High voltage', '60–1,500 V DC'],
    },
  },
);
