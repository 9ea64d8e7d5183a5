import { Button, Grid, Row, Section, Stack, Text } from '@site/design-system';

const texts = {
  ko: {
    heading: '품질 정책',
    intro: '모든 제품에 같은 기준을 적용합니다.',
    columns: ['설계', '검증', '양산'],
    action: '인증 보기',
  },
  en: {
    heading: 'Quality policy',
    intro: 'The same standard for every product.',
    columns: ['Design', 'Verification', 'Production'],
    action: 'See certificates',
  },
};

export default function LayoutExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Section heading={text.heading} intro={text.intro}>
      <Stack>
        <Grid columns={3}>
          {text.columns.map((column) => (
            <li key={column}>
              <Text size="lead">{column}</Text>
            </li>
          ))}
        </Grid>
        <Row>
          <Button variant="secondary">{text.action}</Button>
        </Row>
      </Stack>
    </Section>
  );
}
