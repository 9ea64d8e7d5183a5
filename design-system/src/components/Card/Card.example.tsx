import { Card, Grid } from '@site/design-system';

const texts = {
  ko: [
    ['와이어링 하네스', '차 안의 전원과 신호를 잇습니다.'],
    ['정션 블록', '전원을 나누고 회로를 보호합니다.'],
  ],
  en: [
    ['Wiring harness', 'It carries power and signals through the car.'],
    ['Junction block', 'It distributes power and protects circuits.'],
  ],
};

export default function CardExample({ language }: { language: 'ko' | 'en' }) {
  return (
    <Grid columns={2}>
      {texts[language].map(([heading = '', text]) => (
        <li key={heading}>
          <Card heading={heading} href={`#${heading}`} accent="first">
            {text}
          </Card>
        </li>
      ))}
    </Grid>
  );
}
