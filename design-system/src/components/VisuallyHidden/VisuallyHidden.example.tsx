import { Link, VisuallyHidden } from '@site/design-system';

const texts = {
  ko: { visible: '더 보기', hidden: ': 지속가능경영보고서' },
  en: { visible: 'Read more', hidden: ' about the sustainability report' },
};

export default function VisuallyHiddenExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Link href="#report">
      {text.visible}
      <VisuallyHidden>{text.hidden}</VisuallyHidden>
    </Link>
  );
}
