import { guide, type Guidance } from '../../stories/guidance.ts';
import { Tabs } from '../Tabs/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Tabs
        label="제품"
        defaultValue="a"
        items={[
          { value: 'a', label: '와이어링 하네스' },
          { value: 'b', label: '정션 블록' },
        ]}
      >
        <p>하네스는 회로를 묶습니다.</p>
      </Tabs>,
      '탭의 이름과 내용의 제목이 같습니다.',
    ),
    en: guide(
      <Tabs
        label="Products"
        defaultValue="a"
        items={[
          { value: 'a', label: 'Wiring harness' },
          { value: 'b', label: 'Junction block' },
        ]}
      >
        <p>A harness binds circuits.</p>
      </Tabs>,
      'The panel has the title of its tab.',
    ),
  },
  dont: {
    ko: guide(
      <Tabs
        label="제품"
        defaultValue="a"
        items={[
          { value: 'a', label: '1' },
          { value: 'b', label: '2' },
        ]}
      >
        <p>하네스는 회로를 묶습니다.</p>
      </Tabs>,
      '번호로 된 탭은 열어 보아야 알 수 있습니다.',
    ),
    en: guide(
      <Tabs
        label="Products"
        defaultValue="a"
        items={[
          { value: 'a', label: '1' },
          { value: 'b', label: '2' },
        ]}
      >
        <p>A harness binds circuits.</p>
      </Tabs>,
      'A number does not say what its tab contains.',
    ),
  },
};
