import { Stack, Tabs, Text } from '@site/design-system';
import { useState } from 'react';

const texts = {
  ko: {
    label: '커넥티드 제품',
    tabs: [
      { value: 'harness', label: '와이어링 하네스', text: '수백 개의 회로를 한 몸으로 묶습니다.' },
      { value: 'block', label: '정션 블록', text: '전원을 나누고 회로를 보호합니다.' },
    ],
  },
  en: {
    label: 'Connected products',
    tabs: [
      {
        value: 'harness',
        label: 'Wiring harness',
        text: 'It binds hundreds of circuits into one assembly.',
      },
      {
        value: 'block',
        label: 'Junction block',
        text: 'It distributes power and protects circuits.',
      },
    ],
  },
};

export default function TabsExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [value, setValue] = useState('harness');
  return (
    <Tabs label={text.label} items={text.tabs} value={value} onValueChange={setValue}>
      <Stack style={{ paddingBlock: 'var(--space-6)' }}>
        <Text>{text.tabs.find((tab) => tab.value === value)?.text}</Text>
      </Stack>
    </Tabs>
  );
}
