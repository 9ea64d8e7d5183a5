import { ActionLinks, Link, Stack, Text } from '@site/design-system';

const texts = {
  ko: {
    before: '자세한 조건은 ',
    link: '거래 안내',
    after: '에서 확인합니다.',
    more: '협력사 등록 절차 보기',
  },
  en: {
    before: 'The terms are in the ',
    link: 'trading guide',
    after: '.',
    more: 'How to register as a supplier',
  },
};

export default function LinkExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Stack>
      <Text>
        {text.before}
        <Link href="#guide">{text.link}</Link>
        {text.after}
      </Text>
      <ActionLinks items={[{ label: text.more, href: '#register' }]} />
    </Stack>
  );
}
