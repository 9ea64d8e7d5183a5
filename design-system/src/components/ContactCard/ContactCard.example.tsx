import { ContactCard } from '@site/design-system';

const texts = {
  ko: { department: '고객지원팀', note: '평일 09:00~18:00' },
  en: { department: 'Customer support', note: 'Weekdays 09:00–18:00 (Korean time)' },
};

export default function ContactCardExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <ContactCard
      department={text.department}
      phone="032-000-0000"
      email="support@example.com"
      note={text.note}
    />
  );
}
