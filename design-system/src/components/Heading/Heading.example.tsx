import { Heading, Stack } from '@site/design-system';

const texts = {
  ko: ['1974년부터\n한 선으로 이어 왔습니다', '회사 연혁'],
  en: ['Connected by one line\nsince 1974', 'Company history'],
};

export default function HeadingExample({ language }: { language: 'ko' | 'en' }) {
  const [title = '', section = ''] = texts[language];
  return (
    <Stack>
      <Heading level={1} size="display">
        {title}
      </Heading>
      <Heading level={2}>{section}</Heading>
    </Stack>
  );
}
