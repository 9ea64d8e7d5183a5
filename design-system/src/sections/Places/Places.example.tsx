import { CopyButton, Link } from '@site/design-system';
import { LocalTime, PlaceCard, ValueWithAction } from '@site/design-system/sections';

const texts = {
  ko: {
    name: '제2공장·연구소',
    kind: '공장',
    time: '현지 시각',
    address: { term: '주소', value: '31000 충청남도 천안시 서북구 예시길 20' },
    phone: '전화',
  },
  en: {
    name: 'Plant 2 and R&D center',
    kind: 'Plant',
    time: 'Local time',
    address: {
      term: 'Address',
      value: '20 Yesi-gil, Seobuk-gu, Cheonan-si, Chungcheongnam-do 31000, Korea',
    },
    phone: 'Phone',
  },
};

export default function PlacesExample({ language }: { language: 'ko' | 'en' }) {
  const { name, kind, time, address, phone } = texts[language];
  return (
    <PlaceCard
      id="plant-2"
      name={name}
      kind={kind}
      aside={<LocalTime timeZone="Asia/Seoul" label={time} language={language} />}
      facts={[
        {
          term: address.term,
          value: (
            <ValueWithAction action={<CopyButton text={address.value} of={address.term} />}>
              {address.value}
            </ValueWithAction>
          ),
        },
        { term: phone, value: <Link href="tel:+82-41-000-0000">+82-41-000-0000</Link> },
      ]}
    />
  );
}
