import { createGuidance } from '../../stories/guidance.ts';
import { Tabs } from './Tabs.tsx';

export const guidance = createGuidance(
  (firstLabel, secondLabel, thirdLabel, text) => (
    <Tabs
      label={firstLabel}
      defaultValue="a"
      items={[
        { value: 'a', label: secondLabel },
        { value: 'b', label: thirdLabel },
      ]}
    >
      <p>{text}</p>
    </Tabs>
  ),
  {
    do: {
      ko: ['제품', '와이어링 하네스', '정션 블록', '하네스는 회로를 묶습니다.'],
      en: ['Products', 'Wiring harness', 'Junction block', 'A harness binds circuits.'],
    },
    dont: {
      ko: ['제품', '와이어링 하네스에 대해 자세히', '문의하기', '하네스는 회로를 묶습니다.'],
      en: ['Products', 'All about the wiring harness', 'Contact us', 'A harness binds circuits.'],
    },
  },
);
