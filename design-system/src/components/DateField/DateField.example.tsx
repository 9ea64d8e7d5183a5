import { Row } from '@site/design-system';
import { DateField, TimeField } from '@site/design-system/forms';

const texts = {
  ko: { day: '방문일', hint: '영업일 기준 3일 뒤부터 고를 수 있습니다.', time: '도착 시각' },
  en: {
    day: 'Day of the visit',
    hint: 'From three working days after today.',
    time: 'Time of arrival',
  },
};

export default function DateFieldExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Row>
      <DateField
        label={text.day}
        hint={text.hint}
        name="day"
        min="2026-12-01"
        max="2027-02-28"
        required
      />
      <TimeField label={text.time} name="time" min="09:00" max="17:00" />
    </Row>
  );
}
