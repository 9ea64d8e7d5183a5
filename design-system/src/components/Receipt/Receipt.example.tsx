import { CopyButton, Row } from '@site/design-system';
import { Receipt } from '@site/design-system/forms';

const texts = {
  ko: '접수번호',
  en: 'Receipt number',
};

export default function ReceiptExample({ language }: { language: 'ko' | 'en' }) {
  return (
    <Row>
      <Receipt>2026-1107-0042</Receipt>
      <CopyButton text="2026-1107-0042" of={texts[language]} />
    </Row>
  );
}
