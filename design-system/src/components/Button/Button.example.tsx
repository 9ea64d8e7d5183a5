import { Button, Icon, Row } from '@site/design-system';
import { Download } from 'lucide';

const texts = {
  ko: { send: '문의 보내기', back: '이전 단계', guide: '제품 안내서 받기' },
  en: { send: 'Send inquiry', back: 'Previous step', guide: 'Get the product guide' },
};

export default function ButtonExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Row>
      <Button type="submit">{text.send}</Button>
      <Button variant="secondary">{text.back}</Button>
      <Button variant="quiet" icon={<Icon icon={Download} />}>
        {text.guide}
      </Button>
    </Row>
  );
}
