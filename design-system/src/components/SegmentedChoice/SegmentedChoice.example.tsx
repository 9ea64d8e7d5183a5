import { SegmentedChoice, Stack, Text } from '@site/design-system';
import { useState } from 'react';

const texts = {
  ko: { label: '단위', metric: '밀리미터', imperial: '인치', shown: '선택한 단위' },
  en: { label: 'Unit', metric: 'Millimeters', imperial: 'Inches', shown: 'Selected unit' },
};

export default function SegmentedChoiceExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [unit, setUnit] = useState('metric');
  return (
    <Stack>
      <SegmentedChoice
        label={text.label}
        value={unit}
        onValueChange={setUnit}
        options={[
          { value: 'metric', label: text.metric },
          { value: 'imperial', label: text.imperial },
        ]}
      />
      <Text>
        {text.shown}: {unit === 'metric' ? text.metric : text.imperial}
      </Text>
    </Stack>
  );
}
