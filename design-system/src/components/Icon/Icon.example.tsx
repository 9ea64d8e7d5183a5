import { Icon, Row } from '@site/design-system';
import { Cable, Zap } from 'lucide';

const texts = {
  ko: '전원 켜짐',
  en: 'Powered on',
};

export default function IconExample({ language }: { language: 'ko' | 'en' }) {
  return (
    <Row>
      <Icon icon={Zap} label={texts[language]} />
      <Icon icon={Cable} />
    </Row>
  );
}
