import { guide, type Guidance } from '../../stories/guidance.ts';
import { Tabs } from './Tabs.tsx';

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
      '한두 단어의 명사로, 모두 같은 종류를 적습니다.',
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
      'One or two words, all of one kind.',
    ),
  },
  dont: {
    ko: guide(
      <Tabs
        label="제품"
        defaultValue="a"
        items={[
          { value: 'a', label: '와이어링 하네스에 대해 자세히' },
          { value: 'b', label: '문의하기' },
        ]}
      >
        <p>하네스는 회로를 묶습니다.</p>
      </Tabs>,
      '문장과 행동을 탭에 섞지 않습니다.',
    ),
    en: guide(
      <Tabs
        label="Products"
        defaultValue="a"
        items={[
          { value: 'a', label: 'All about the wiring harness' },
          { value: 'b', label: 'Contact us' },
        ]}
      >
        <p>A harness binds circuits.</p>
      </Tabs>,
      'Sentences and actions among tabs.',
    ),
  },
};
