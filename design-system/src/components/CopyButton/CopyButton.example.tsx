import { CopyButton, Row, Text } from '@site/design-system';

const texts = {
  ko: { of: '접수번호' },
  en: { of: 'Receipt number' },
};

export default function CopyButtonExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Row>
      <Text>{text.of}: 2026-1107-0042</Text>
      <CopyButton text="2026-1107-0042" of={text.of} />
    </Row>
  );
}
