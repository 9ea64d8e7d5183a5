import { CopyButton, Heading, Row, Stack, SummaryList, Text } from '@site/design-system';
import { Confirmation, Receipt } from '@site/design-system/forms';

const texts = {
  ko: {
    heading: '방문예약을 접수했습니다',
    next: '담당 부서가 확인하고 2026년 11월 16일까지 이메일로 알려 드립니다.',
    number: '접수번호',
    once: '이 번호는 다시 보여 드리지 않으니 적어 두세요.',
    sent: '보낸 내용',
    items: [
      { term: '사업장', text: '제2공장·연구소' },
      { term: '방문일', text: '2026년 11월 20일 오후 2시' },
    ],
  },
  en: {
    heading: 'We have received your reservation',
    next: 'The department checks it and tells you by email by November 16, 2026.',
    number: 'Receipt number',
    once: 'It is not shown again: please write it down.',
    sent: 'What you sent',
    items: [
      { term: 'Site', text: 'Plant 2 and R&D center' },
      { term: 'Date', text: 'November 20, 2026, 2 p.m.' },
    ],
  },
};

export default function ConfirmationPageExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Stack gap="large">
      <Confirmation>
        <Heading tabIndex={-1}>{text.heading}</Heading>
        <Text>{text.next}</Text>
      </Confirmation>
      <Stack>
        <Heading level={3}>{text.number}</Heading>
        <Row>
          <Receipt>2026-1107-0042</Receipt>
          <CopyButton text="2026-1107-0042" of={text.number} />
        </Row>
        <Text size="small">{text.once}</Text>
      </Stack>
      <Stack>
        <Heading level={3}>{text.sent}</Heading>
        <SummaryList items={text.items} />
      </Stack>
    </Stack>
  );
}
